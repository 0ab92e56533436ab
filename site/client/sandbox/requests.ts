// What somebody asks for with a press of a button on the page of their own board.

import { objectId, playerId } from '../../engine.ts';
import type { State } from './draft.ts';
import { entriesIn } from './formEntries.ts';
import type { WorkerRequest } from './protocol.ts';

/** What is asked of the engine to get there. */
export type ViewRequest = Extract<
  WorkerRequest,
  { readonly kind: 'show' | 'edit' | 'describe' | 'gains' | 'decide' | 'deed' }
>;

/** Nothing where it is no such button. */
export function requestOf(button: HTMLElement, { line, look }: State): ViewRequest | undefined {
  const { stage, does, standing, leaves, instead } = button.dataset;
  const { line: chosen, look: shown } = button.dataset;
  if (chosen !== undefined)
    return { kind: 'show', line: chosen, look: shown === 'play' ? 'play' : look };
  if (stage !== undefined) return goTo(stage, line);
  if (does === 'go') return goingOn({ line, look });
  if (does === 'leave') return { kind: 'show', line, look: 'end' };
  if (does === 'join') return { kind: 'edit', line, edit: { kind: 'join' }, look };
  if (leaves !== undefined)
    return { kind: 'edit', line, edit: { kind: 'leave', player: playerId(leaves) }, look };
  if (does === 'as-read') return takenAsRead(button.closest('form'), { line, look });
  if (does === 'leave-out' || instead !== undefined)
    return meant(button.closest('form'), instead, { line, look });
  const object = button.closest<HTMLElement>('[data-object]')?.dataset.object;
  if (object === undefined || (standing !== 'copy' && standing !== 'remove')) return undefined;
  return { kind: 'edit', line, edit: { kind: standing, object: objectId(object) }, look };
}

/** What was decided from there on is open again; as the board is put in, it only waits. What is left open is skipped to the end. */
function goTo(stage: string, line: string): ViewRequest | undefined {
  switch (stage) {
    case 'setup':
      return { kind: 'show', line, look: 'setup' };
    case 'attack':
    case 'block':
      return { kind: 'edit', line, edit: { kind: 'reopen', from: [stage] }, look: 'play' };
    case 'division':
      return {
        kind: 'edit',
        line,
        edit: { kind: 'reopen', from: ['order', 'divide'] },
        look: 'play',
      };
    case 'over':
      return { kind: 'show', line, look: 'end' };
    default:
      return undefined;
  }
}

/** What is not read of the text of these does not matter. */
function takenAsRead(form: HTMLFormElement | null, state: State): ViewRequest | undefined {
  const { objects, object } = form?.dataset ?? {};
  const ids = (objects ?? object)?.split(' ').map(objectId);
  return ids && { kind: 'edit', edit: { kind: 'asRead', objects: ids }, ...state };
}

/** What somebody does with priority, or what is meant, from its form. */
export function requestIn(form: HTMLFormElement, { line, look }: State): ViewRequest {
  const entries = entriesIn(form);
  const { window, deed } = form.dataset;
  const text = entries.find(([name]) => name === 'text')?.[1];
  const said = meant(form, text, { line, look });
  if (said !== undefined) return said;
  return { kind: 'deed', line, window: Number(window), deed: Number(deed), entries };
}

/** What is not understood is this instead, or left out. */
function meant(
  form: HTMLFormElement | null,
  text: string | undefined,
  { line, look }: State,
): ViewRequest | undefined {
  const { objects, unread } = form?.dataset ?? {};
  if (unread !== undefined) {
    const unsay = { kind: 'unsay', unread: Number(unread) } as const;
    return {
      kind: 'edit',
      line,
      edit: text === undefined ? unsay : { ...unsay, instead: text },
      look,
    };
  }
  if (objects === undefined) return undefined;
  const ids = objects.split(' ').map(objectId);
  return text === undefined
    ? { kind: 'edit', line, edit: { kind: 'leaveOut', objects: ids }, look }
    : { kind: 'describe', line, objects: ids, text, look };
}

/** From the board to what is to be decided on it, and from a legal decision to the next. */
function goingOn({ line, look }: State): ViewRequest | undefined {
  if (look === 'setup') return { kind: 'show', line, look: 'play' };
  const form = document.querySelector<HTMLFormElement>('.asking form');
  return form ? { kind: 'decide', line, entries: entriesIn(form) } : undefined;
}
