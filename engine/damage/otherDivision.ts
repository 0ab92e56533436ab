import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type DamageChoice, damageChoices } from './choices.ts';
import { completableRanges } from './completableRanges.ts';
import { demandsOf } from './demands.ts';
import { toDivision } from './division.ts';
import { countIn } from './divisionRange.ts';
import type { DamageStep } from './steps.ts';

/** Whether a creature's damage could be divided otherwise than in this assignment, the others' staying as it is. */
export function couldDivideOtherwise(
  state: GameState,
  player: PlayerId,
  step: DamageStep,
  source: ObjectId,
  assignments: readonly CombatDamageAssignment[],
): boolean {
  const choices = damageChoices(state, player, step);
  const choice = choices.find((one) => one.source === source);
  if (choice === undefined || choice.recipients.length < 2) return false;
  const given = assignments.filter((one) => one.source !== source);
  const isGiven = (one: DamageChoice): boolean => given.some((some) => some.source === one.source);
  const demands = choices.filter(isGiven).flatMap((one) => demandsOf(one, toDivision(one, given)));
  const free = choices.filter((one) => !isGiven(one));
  const ranges = completableRanges(state, free, choice, { given, demands });
  return ranges === undefined || ranges.reduce((n, one) => n + countIn(one), 0n) > 1n;
}
