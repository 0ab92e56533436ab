// What is declared or divided is ruled on by the engine, which comes only when it is asked.

import type { RuledKind } from '../../library/judged/marked.ts';
import { keptOnceLoaded } from '../keptOnceLoaded.ts';
import type { RuledMarking } from '../marking.ts';
import type { RULINGS } from '../rulings/index.ts';
import type { Entries } from '../rulings/material.ts';
import type { RulingWish } from '../rulingWish.ts';
import type { ControlPart, Mark } from './mark.ts';

export const attack: ControlPart<'attack'> = {
  prepare: (form, marking) => rehearse(form, (entries) => ruled(form, marking, entries)),
  mark: (form, marking) => ruled(form, marking, entriesIn(form)),
};

export const block: ControlPart<'block'> = {
  prepare: (form, marking) => rehearse(form, (entries) => ruled(form, marking, entries)),
  mark: (form, marking) => ruled(form, marking, entriesIn(form)),
};

export const division: ControlPart<'division'> = {
  prepare: (form, marking) => rehearse(form, (entries) => ruled(form, marking, entries)),
  mark: (form, marking) => ruled(form, marking, entriesIn(form)),
};

/** By whatever stands around the question and offers to, or else by what this page loads for it. */
async function ruled<K extends RuledKind>(
  form: HTMLFormElement,
  marking: RuledMarking<K>,
  entries: Entries,
): Promise<Mark> {
  const wish: RulingWish = { marking, entries, mark: undefined };
  form.dispatchEvent(new CustomEvent('ruling', { bubbles: true, detail: wish }));
  return wish.mark ?? (await rulings())[marking.kind](marking, entries);
}

const rulings = keptOnceLoaded<void, typeof RULINGS>(
  async () => (await import('../rulings/index.ts')).RULINGS,
);

/** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
const entriesIn = (form: HTMLFormElement): Entries =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    value === '' ? [] : [[name, `${value}`]],
  );

/** Two answers of which few boards allow both: every creature does the first thing that it may, and one of them alone. */
async function rehearse(
  form: HTMLFormElement,
  mark: (entries: Entries) => Promise<unknown>,
): Promise<void> {
  const inputs = [...form.elements].filter(
    (one): one is HTMLInputElement => one instanceof HTMLInputElement && one.value !== '',
  );
  const first = new Map(inputs.toReversed().map((one) => [one.name, one]));
  const all = [...first.values()].map(({ name, value, max }) => [name, max || value] as const);
  for (const entries of [all, all.slice(0, 1)]) await mark(entries);
}
