import { type Ability, ability } from './ability.ts';
import type { Code, Codes } from './coded.ts';
import { COMBAT_COST } from './combatCost.ts';
import { PERMISSION } from './permission.ts';
import { REQUIREMENT } from './requirement.ts';
import { RESTRICTION } from './restriction.ts';
import { TRIGGER } from './trigger.ts';

type Written = Readonly<Record<string, unknown>>;

/** What is written of an ability whatever its word is. */
const ALWAYS: readonly string[] = [
  ...['restriction', 'requirement', 'permission', 'trigger', 'of', 'effects'],
  ...['attack-cost', 'block-cost'],
];

/** The example with all that the word reads, with nothing of it where that can be said, each as it stands and about others. */
function examplesOf({ example, said }: Pick<Code, 'example' | 'said'>): readonly Ability[] {
  const whole = example as Written;
  const bare = Object.fromEntries(Object.entries(whole).filter(([key]) => ALWAYS.includes(key)));
  const about = 'trigger' in whole ? 'of' : 'on';
  const others = OTHERS[said ?? 'ofPermanents'].map((one) => ({ [about]: one }));
  return [whole, ...(ability.safeParse(bare).success ? [bare] : [])].flatMap((one) =>
    [{}, ...others].map((more) => ability.parse({ ...one, ...more })),
  );
}

const CREATURES = { type: 'creature', controller: 'you', other: true };

/** What it may be said of besides what the example says it of. */
const OTHERS: Readonly<Record<NonNullable<Code['said']> | 'ofPermanents', readonly unknown[]>> = {
  ofPermanents: [CREATURES],
  ofEither: [CREATURES],
  ofPlayers: [],
  ofItself: [],
  ofTheGame: [],
};

const examplesIn = (table: Codes): readonly Ability[] => Object.values(table).flatMap(examplesOf);

/** Abilities that together say every word that restricts, requires, permits, makes pay or triggers, in all its ways. */
export const codedExamples = (): readonly Ability[] => [
  ...[RESTRICTION, REQUIREMENT, PERMISSION, TRIGGER].flatMap(examplesIn),
  ...Object.values(COMBAT_COST).flatMap(examplesOf),
];
