import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { damageChoices } from './choices.ts';
import { completableRanges } from './completableRanges.ts';
import { toAssignments } from './division.ts';
import { countIn, divisionsIn, mostToFirst } from './divisionRange.ts';
import type { DamageStep } from './steps.ts';

/**
 * Every division of one creature's damage with which the player's whole assignment can be legal (CR 510.1e), each as that
 * creature's assignments alone, the most to the first recipient first; none where it assigns no damage, and nothing where
 * there are more than `most`, or too many to tell.
 */
export function divisionsOf(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  source: ObjectId,
  most: number,
): readonly (readonly CombatDamageAssignment[])[] | undefined {
  const choices = damageChoices(state, player, step);
  const own = choices.find((choice) => choice.source === source);
  if (own === undefined) return [];
  const ranges = completableRanges(state, choices, own);
  if (ranges === undefined || ranges.reduce((n, one) => n + countIn(one), 0n) > most)
    return undefined;
  return ranges
    .flatMap((range) => [...divisionsIn(range)])
    .toSorted(mostToFirst)
    .map((division) => toAssignments(own, division));
}
