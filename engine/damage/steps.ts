import { withCombat } from '../change/making/withParts.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { FirstStrikeRecord } from '../state/combat.ts';
import { attacksOf, blocksOf } from '../state/combatRoles.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { dealsAgain, dealsNoMore } from './beliefs/strikes.ts';

/** The two combat damage steps; the first exists only where something has first or double strike. */
export type DamageStep = Extract<Step, 'firstStrikeDamage' | 'combatDamage'>;

/** The combat damage step that the turn is in. */
export const damageStepOf = ({ turn }: GameState): DamageStep =>
  turn.step === 'firstStrikeDamage' ? 'firstStrikeDamage' : 'combatDamage';

/** CR 510.4: whether the phase gets two combat damage steps, asked as the first would begin. */
export const needsFirstStrikeStep = (state: GameState): boolean =>
  creaturesInCombat(state).some((id) => hasStrike(state, id));

/** CR 510.4: remembers which creatures have first or double strike as the first of two damage steps begins. */
export const beginFirstStrikeStep = (state: GameState): GameState => {
  const hadStrike = creaturesInCombat(state).filter((id) => hasStrike(state, id));
  return withCombat(state, (combat) => ({
    ...combat,
    firstStrike: { kind: 'firstStepBegan', hadStrike, assigned: [] },
  }));
};

/** CR 2008-10-01 310.5: remembers which creatures assigned damage in the first step; without one, nothing. */
export const recordAssigned = (
  state: GameState,
  assignments: readonly CombatDamageAssignment[],
): GameState =>
  withCombat(state, (combat) => {
    if (combat.firstStrike.kind === 'noFirstStep') return combat;
    const sources = assignments.filter(({ amount }) => amount > 0).map(({ source }) => source);
    const assigned = [...new Set([...combat.firstStrike.assigned, ...sources])];
    return { ...combat, firstStrike: { ...combat.firstStrike, assigned } };
  });

/** Whether the creature is in combat and is one of those that assign damage in the step, if it has power to. */
export function dealsDamageIn(state: GameState, id: ObjectId, step: DamageStep): boolean {
  const { combat } = state;
  if (combat.kind === 'none' || !creaturesInCombat(state).includes(id)) return false;
  // CR 510.4: in the first step only those with first strike or double strike.
  if (step === 'firstStrikeDamage') return hasStrike(state, id);
  // CR 702.4c-d: those that have double strike now, whatever they had before.
  if (hasKeyword(state, id, 'doubleStrike')) return true;
  if (combat.firstStrike.kind === 'noFirstStep') return true;
  return hadItsStep(state, id, combat.firstStrike)
    ? dealsAgain(state, id)
    : !dealsNoMore(state, id);
}

type FirstStep = Extract<FirstStrikeRecord, { readonly kind: 'firstStepBegan' }>;

/** Whether the first damage step was this creature's, so that without double strike it has no other. */
function hadItsStep(state: GameState, id: ObjectId, record: FirstStep): boolean {
  const { secondDamageStep } = rulesOf(state);
  switch (secondDamageStep) {
    // CR 2008-10-01 310.5: those that did not assign damage in the first step, for whatever reason.
    case 'didNotAssignInFirst':
      return record.assigned.includes(id);
    // CR 510.4, 702.7c: those that had neither as the first step began, even if they have gained it since.
    case 'hadNeitherStrikeAsFirstBegan':
      return record.hadStrike.includes(id);
    default:
      return assertNever(secondDamageStep);
  }
}

const hasStrike = (state: GameState, id: ObjectId): boolean =>
  hasKeyword(state, id, 'firstStrike') || hasKeyword(state, id, 'doubleStrike');

const creaturesInCombat = (state: GameState): readonly ObjectId[] => [
  ...attacksOf(state).map(({ attacker }) => attacker),
  ...blocksOf(state).map(({ blocker }) => blocker),
];
