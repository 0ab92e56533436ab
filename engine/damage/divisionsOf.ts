import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { damageChoices } from './choices.ts';
import { completions } from './legalAssignments.ts';
import type { DamageStep } from './steps.ts';
import { suggestAssignment } from './suggestAssignment.ts';

/**
 * Every legal division of one creature's damage while the player's other creatures assign as `others` says, which is
 * the suggestion unless told otherwise. Each is that creature's assignments alone; none where it assigns no damage.
 */
export function divisionsOf(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  source: ObjectId,
  others: readonly CombatDamageAssignment[] = suggestAssignment(state, player, step),
): readonly (readonly CombatDamageAssignment[])[] {
  const choices = damageChoices(state, player, step);
  if (!choices.some((choice) => choice.source === source)) return [];
  const held = others.filter((one) => one.source !== source);
  return [...completions(state, choices, held)].map((all) =>
    all.filter((one) => one.source === source),
  );
}
