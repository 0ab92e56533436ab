// What is declared or divided is ruled on by the engine, which comes only when it is asked.
import type { ControlPart } from './mark.ts';

export const attack: ControlPart<'attack'> = {
  prepare: async (marking) => (await rulings()).attack(marking, []),
  mark: async (form, marking) => (await rulings()).attack(marking, entriesIn(form)),
};

export const block: ControlPart<'block'> = {
  prepare: async (marking) => (await rulings()).block(marking, []),
  mark: async (form, marking) => (await rulings()).block(marking, entriesIn(form)),
};

export const division: ControlPart<'division'> = {
  prepare: async (marking) => (await rulings()).division(marking, []),
  mark: async (form, marking) => (await rulings()).division(marking, entriesIn(form)),
};

const rulings = async () => (await import('../rulings/index.ts')).RULINGS;

/** Creature to what it attacks, attackers that it blocks, or recipient to damage: whatever the form says. */
const entriesIn = (form: HTMLFormElement): readonly (readonly [name: string, value: string])[] =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    value === '' ? [] : [[name, `${value}`]],
  );
