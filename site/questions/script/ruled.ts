// What is declared or divided is ruled on by the engine, which comes only when it is asked.
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
};

/** By whatever stands around the question and offers to, or else by what this page loads for it. */
const rulingOn = async <K extends RuledKind>(
  form: HTMLFormElement,
  marking: RuledMarking<K>,
  entries: Entries,
): Promise<Mark> =>
  around(form, marking, entries) ?? (await rulings()).RULINGS[marking.kind](marking, entries);

async function prepare<K extends RuledKind>(
  form: HTMLFormElement,
  marking: RuledMarking<K>,
): Promise<void> {
  if (around(form, marking, [])) return;
  const { RULINGS, rehearse } = await rulings();
  await rehearse(form, (entries) => RULINGS[marking.kind](marking, entries));
}

function around(
  form: HTMLFormElement,
  marking: RuledMarking,
  entries: Entries,
): RulingRequest['mark'] {
  const wish: RulingRequest = { marking, entries, mark: undefined };
  form.dispatchEvent(new CustomEvent('ruling', { bubbles: true, detail: wish }));
  return wish.mark;
}

const rulings = loadedOnce<void, typeof import('../rulings/index.ts')>(
  () => import('../rulings/index.ts'),
);

/** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
const entriesIn = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    value === '' ? [] : [[name, `${value}`]],
  );
