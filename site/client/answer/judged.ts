import type { Judgement } from '../../questions/judgement.ts';
import { boardAt, printOf } from '../roundBoard.ts';
import { fillIn } from './written.ts';

/** So long a board may take to be ready, in milliseconds; then something of it was not loaded. */
const LONGEST = 20_000;

/**
 * Marks an answer where nobody sees it: brings its board to this place, fills it in, and asks the question for its
 * judgement. A `judge` of the form is answered by a `judged` (`questions/touch/explaining`). `print`: which state of the
 * board was answered; an answer to another is not marked.
 */
export async function judgedAt(
  href: string,
  written: string,
  place: Element,
  print?: string,
): Promise<Judgement> {
  const ask = await boardAt(href).catch(() => undefined);
  const form = ask?.querySelector('form');
  if (ask === undefined || !form) return { kind: 'failed' };
  if (print !== undefined && printOf(ask) !== print) return { kind: 'changed' };
  place.replaceChildren(ask);
  return judgementOf(form, written);
}

/** The same of a board that is here already; of a further answer to it. */
export async function judgementOf(form: HTMLFormElement, written: string): Promise<Judgement> {
  if (form.dataset.ready === undefined && (await heard(form, 'ready'))?.type !== 'ready')
    return { kind: 'failed' };
  fillIn(form, written);
  const judged = heard(form, 'judged');
  form.dispatchEvent(new Event('judge'));
  const event = await judged;
  return event instanceof CustomEvent ? event.detail : { kind: 'failed' };
}

/** The event of this name; another, or nothing, where it does not come, or something of it could not be loaded (`unready`). */
export const heard = (form: HTMLFormElement, name: string): Promise<Event | undefined> =>
  new Promise((resolve) => {
    const end = (event?: Event): void => {
      clearTimeout(timer);
      resolve(event);
    };
    const timer = setTimeout(end, LONGEST);
    for (const one of [name, 'unready']) form.addEventListener(one, end, { once: true });
  });
