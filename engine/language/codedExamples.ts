import { type Ability, ability } from './ability.ts';
import type { Codes } from './coded.ts';
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

/** The example with all that the word reads, with nothing of it, and each about its source and about others. */
function examplesOf({ example }: { readonly example: unknown }): readonly Ability[] {
  const whole = example as Written;
  const bare = Object.fromEntries(Object.entries(whole).filter(([key]) => ALWAYS.includes(key)));
  const about = 'trigger' in whole ? 'of' : 'on';
  return [whole, bare].flatMap((one) => [
    ability.parse(one),
    ability.parse({ ...one, [about]: { type: 'creature', controller: 'you', other: true } }),
  ]);
}

const examplesIn = (table: Codes): readonly Ability[] => Object.values(table).flatMap(examplesOf);

/** Abilities that together say every word that restricts, requires, permits, makes pay or triggers, in all its ways. */
export const codedExamples = (): readonly Ability[] => [
  ...[RESTRICTION, REQUIREMENT, PERMISSION, TRIGGER].flatMap(examplesIn),
  ...Object.values(COMBAT_COST).flatMap(examplesOf),
];
