import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { damageChoices } from './choices.ts';
import { everyDivision, toAssignments } from './division.ts';
import { completions } from './legalAssignments.ts';
import type { DamageStep } from './steps.ts';

/**
 * Every division of one creature's damage with which the player's whole assignment can be legal, whatever their other
 * creatures then assign (CR 510.1e), each as that creature's assignments alone.
 */
export function* completableDivisions(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  source: ObjectId,
): Generator<readonly CombatDamageAssignment[]> {
  const choices = damageChoices(state, player, step);
  const own = choices.find((choice) => choice.source === source);
  if (own === undefined) return;
  for (const division of everyDivision(own)) {
    const given = toAssignments(own, division);
    if (completions(state, choices, given).next().done !== true) yield given;
  }
}
