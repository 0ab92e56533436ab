import { type Ability, ability } from './ability.ts';
import type { Code, Codes } from './coded.ts';
import { COMBAT_COST } from './combatCost.ts';
import { mappingOf } from './loosely.ts';
import { PERMISSION } from './permission.ts';
import { REQUIREMENT } from './requirement.ts';
import { RESTRICTION } from './restriction.ts';
import { TRIGGER } from './trigger.ts';

/** What is written of an ability whatever its word is. */
const ALWAYS: readonly string[] = [
  ...['restriction', 'requirement', 'permission', 'trigger', 'of', 'effects'],
  ...['attack-cost', 'block-cost'],
];

/** The example with all that the word reads, with no more of it than it needs, and each as it stands and about others. */
function examplesOf({
  example,
  said,
  needs,
}: Pick<Code, 'example' | 'said' | 'needs'>): readonly Ability[] {
  const whole = mappingOf(example);
  const bare = Object.fromEntries(
    Object.entries(whole).filter(([key]) => ALWAYS.includes(key) || key === needs),
  );
  const about = 'trigger' in whole ? 'of' : 'on';
  const others = OTHERS[said ?? 'ofPermanents'].map((one) => ({ [about]: one }));
  return [whole, bare].flatMap((one) =>
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
