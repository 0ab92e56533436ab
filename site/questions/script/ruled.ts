// What is declared or divided is ruled on by the engine, of which comes what a question needs, and only when it is asked.
import type { RuledKind } from '../../library/judged/marked.ts';
import type { RuledMarking } from '../marking.ts';
import type { Entries } from '../rulings/material.ts';
import { loadedOnce } from './loadedOnce.ts';
import type { Mark } from './mark.ts';
import type { RulingRequest } from './rulingRequest.ts';

/** What is declared or divided is read off the form and ruled on. */
export const ruled = {
  prepare,
  mark: <K extends RuledKind>(form: HTMLFormElement, marking: RuledMarking<K>): Promise<Mark> =>
    rulingOn(form, marking, entriesIn(form)),
  entriesIn,
  choicesIn,
  rule: rulingOn,
};

/** By whatever stands around the question and offers to, or else by what this page loads for it. */
async function rulingOn<K extends RuledKind>(
  form: HTMLFormElement,
  marking: RuledMarking<K>,
  entries: Entries,
): Promise<Mark> {
  const wish = { marking, entries };
  const taken = around(form, { ...wish, isTooMuch: false });
  if (taken !== undefined) return taken;
  const { rulingOf } = await rulings();
  const ruling = await rulingOf(marking.kind);
  const mark = await ruling(marking, entries);
  if (mark.kind !== 'unproved') return mark;
  return around(form, { ...wish, isTooMuch: true }) ?? mark;
}

async function prepare<K extends RuledKind>(
  form: HTMLFormElement,
  marking: RuledMarking<K>,
): Promise<void> {
  if (around(form, { marking, entries: [], isTooMuch: false })) return;
  const { rulingOf, rehearse } = await rulings();
  const ruling = await rulingOf(marking.kind);
  await rehearse(form, (entries) => ruling(marking, entries));
}

function around(form: HTMLFormElement, asked: Omit<RulingRequest, 'mark'>): RulingRequest['mark'] {
  const wish: RulingRequest = { ...asked, mark: undefined };
  form.dispatchEvent(new CustomEvent('ruling', { bubbles: true, detail: wish }));
  return wish.mark;
}

const rulings = loadedOnce<void, typeof import('../rulings/ofKind.ts')>(
  () => import('../rulings/ofKind.ts'),
);

/** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
function entriesIn(form: HTMLFormElement): Entries {
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    value === '' ? [] : [[name, `${value}`]],
  );
}

/** All that may be said of a creature: each thing that it may attack or block. */
function choicesIn(form: HTMLFormElement): Entries {
  return [...form.elements].flatMap((one): [string, string][] =>
    one instanceof HTMLInputElement && one.value !== '' ? [[one.name, one.value]] : [],
  );
}
