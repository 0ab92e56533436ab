import { z } from 'zod';
import { STEPS } from '../vocabulary/turnStructure.ts';
import { heads, mapping, oneOf, wordOf } from './form.ts';
import { kindForms, type OneKindOf, type Words, wordForm } from './table.ts';

/** The points of a combat phase of which timings speak. */
export const COMBAT_POINTS = {
  attackersDeclared: 'attackers are declared',
  blockersDeclared: 'blockers are declared',
  combatDamage: 'the combat damage step begins',
} as const satisfies Words;

export type CombatPoint = keyof typeof COMBAT_POINTS;

const window = {
  after: wordForm(COMBAT_POINTS).exactOptional(),
  before: wordForm(COMBAT_POINTS).exactOptional(),
  /** Only in an opponent's turn. */
  whose: z.literal('opponent').exactOptional(),
};

/** CR 506.8: when it may be cast or activated, where that is not whenever an instant may. */
export const TIMING = {
  sorcery: { means: 'when its controller could cast a sorcery' },
  duringCombat: {
    takes: heads('during'),
    form: mapping({ during: z.literal('combat'), ...window }).transform(
      ({ during, ...points }) => ({ kind: 'duringCombat', ...points }) as const,
    ),
    example: {
      during: 'combat',
      after: 'attackers-declared',
      before: 'combat-damage',
      whose: 'opponent',
    },
    means: 'during combat, after that point and before that one',
  },
  // CR 506.8d
  aroundCombat: {
    takes: heads('after', 'before'),
    form: mapping(window).transform((points) => ({ kind: 'aroundCombat', ...points }) as const),
    example: { after: 'attackers-declared', before: 'combat-damage', whose: 'opponent' },
    means: 'in any phase, after and before such a point of the turn’s first combat phase',
  },
  step: {
    beside: 'step',
    fields: { step: wordOf(STEPS), whose: z.literal('you').exactOptional() },
    example: { step: 'upkeep', whose: 'you' },
    means: 'in this step, only of your turns if that is said',
  },
} as const;

export type Timing = OneKindOf<typeof TIMING>;

export const timing: z.ZodType<Timing> = oneOf(kindForms(TIMING));
