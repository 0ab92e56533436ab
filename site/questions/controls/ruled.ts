// What is declared or divided is ruled on by the engine, which comes only when it is asked.
import { keptOnceLoaded } from '../keptOnceLoaded.ts';
import type { RuledMarking } from '../marking.ts';
import { ruledElsewhere } from '../ruledElsewhere.ts';
import type { RULINGS } from '../rulings/index.ts';
import type { Entries } from '../rulings/material.ts';
import type { ControlPart } from './mark.ts';

export const attack: ControlPart<'attack'> = {
  prepare: (form, marking) =>
    rehearse(form, async (entries) => (await rulingsOn(marking)).attack(marking, entries)),
  mark: async (form, marking) => (await rulingsOn(marking)).attack(marking, entriesIn(form)),
};

export const block: ControlPart<'block'> = {
  prepare: (form, marking) =>
    rehearse(form, async (entries) => (await rulingsOn(marking)).block(marking, entries)),
  mark: async (form, marking) => (await rulingsOn(marking)).block(marking, entriesIn(form)),
};

export const division: ControlPart<'division'> = {
  prepare: (form, marking) =>
    rehearse(form, async (entries) => (await rulingsOn(marking)).division(marking, entries)),
  mark: async (form, marking) => (await rulingsOn(marking)).division(marking, entriesIn(form)),
};

const rulingsOn = async ({ games }: RuledMarking): Promise<typeof RULINGS> =>
  ruledElsewhere.get(games) ?? rulings();

const rulings = keptOnceLoaded<void, typeof RULINGS>(
  async () => (await import('../rulings/index.ts')).RULINGS,
);

/** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
export const entriesIn = (form: HTMLFormElement): Entries =>
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
