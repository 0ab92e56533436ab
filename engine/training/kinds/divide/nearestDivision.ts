import { damageChoices } from '../../../damage/choices.ts';
import { completableRanges } from '../../../damage/completableRanges.ts';
import { type Division, toAssignments, toDivision } from '../../../damage/division.ts';
import { nearestIn } from '../../../damage/divisionRange.ts';
import { mostToFirst } from '../../../damage/divisionsOf.ts';
import type { DamageStep } from '../../../damage/steps.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';

/**
 * Of one creature's divisions that can be legal the one that differs from `own` in the fewest points of damage; nothing
 * where there is none, or too much to look through.
 */
export function nearestDivision(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  source: ObjectId,
  own: readonly CombatDamageAssignment[],
): readonly CombatDamageAssignment[] | undefined {
  const choices = damageChoices(state, player, step);
  const choice = choices.find((one) => one.source === source);
  if (choice === undefined) return undefined;
  const wanted = toDivision(choice, own);
  const [nearest] = (completableRanges(state, choices, choice) ?? [])
    .map((range) => nearestIn(range, wanted))
    .toSorted((a, b) => difference(a, wanted) - difference(b, wanted) || mostToFirst(a, b));
  return nearest === undefined ? undefined : toAssignments(choice, nearest);
}

const difference = (some: Division, others: Division): number =>
  some.reduce((total, amount, place) => total + Math.abs(amount - (others[place] ?? 0)), 0);
