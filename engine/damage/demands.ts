import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { DamageChoice } from './choices.ts';
import { assignsAsThoughUnblocked, type Division, damageOn, toDivision } from './division.ts';
import { lethalDamageTo } from './lethalDamage.ts';

/**
 * The creatures that must be assigned lethal damage, by whomever, for a division to be legal. This is all that ties
 * a player's creatures together: an assignment is legal when every demand of every division is met (CR 510.1e).
 */
export function demandsOf(choice: DamageChoice, division: Division): readonly ObjectId[] {
  const { among } = choice;
  const past = division[among.length] ?? 0;
  // CR 702.19b: all that block it, before what it attacks.
  if (past > 0) return assignsAsThoughUnblocked(choice, past) ? [] : among;
  if (!choice.inOrder) return [];
  // CR ed-2010 510.1c-d: all that come earlier in the order than one that is assigned damage.
  const last = among.findLastIndex((_, index) => (division[index] ?? 0) > 0);
  return among.slice(0, Math.max(0, last));
}

/** The creatures that what one creature assigns demands lethal damage for, and that are not assigned it by all together. */
export const unmetDemands = (
  state: GameState,
  choice: DamageChoice,
  assignments: readonly CombatDamageAssignment[],
): readonly ObjectId[] =>
  demandsOf(choice, toDivision(choice, assignments)).filter(
    (creature) => lethalDamageTo(state, creature, damageOn(assignments, creature)) > 0,
  );

/** For each choice in turn, the creatures that no later choice can damage: what they are assigned is final by then. */
export function settledAfter(choices: readonly DamageChoice[]): readonly (readonly ObjectId[])[] {
  const last = new Map(
    choices.flatMap(({ among }, index) => among.map((creature) => [creature, index] as const)),
  );
  return choices.map(({ among }, index) =>
    among.filter((creature) => last.get(creature) === index),
  );
}
