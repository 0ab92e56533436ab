import { violationsOf } from '../../../damage/checkAssignment.ts';
import { type DamageChoice, damageChoices } from '../../../damage/choices.ts';
import { completableRanges } from '../../../damage/completableRanges.ts';
import { demandsOf } from '../../../damage/demands.ts';
import { type Division, toAssignments, toDivision } from '../../../damage/division.ts';
import { mostToFirst, nearestIn } from '../../../damage/divisionRange.ts';
import { type Work, workAllowed } from '../../../damage/flow.ts';
import { damageStepOf } from '../../../damage/steps.ts';
import { type AssignmentDemands, NOTHING, supply } from '../../../damage/supply.ts';
import type { AssignmentVerdict } from '../../../log/verdict.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { known } from '../../../vocabulary/result.ts';

/**
 * The ruling on a reader's division of the damage of `source`: on the player's whole assignment, in which the others
 * make it legal if they can (CR 510.1e); where they can't, with the division that is least unlike it, in points of damage.
 */
export function markDivision(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  own: readonly CombatDamageAssignment[],
): AssignmentVerdict {
  const choices = damageChoices(state, player, damageStepOf(state));
  const choice = known(
    choices.find((one) => one.source === source),
    'creature that assigns damage',
  );
  const said = toDivision(choice, own);
  const work = workAllowed();
  const others = choices.filter((one) => one !== choice);
  const whole = wholeWith(state, others, { given: own, demands: demandsOf(choice, said) }, work);
  const violations = violationsOf(state, choices, whole);
  if (violations.length === 0) return { verdict: 'legal', violations, suggestion: whole };
  const ranges = completableRanges(state, choices, choice);
  const by = (one: Division): number =>
    one.reduce((sum, amount, place) => sum + Math.abs(amount - (said[place] ?? 0)), 0);
  const [nearest] = (ranges ?? [])
    .map((range) => nearestIn(range, said))
    .toSorted((a, b) => by(a) - by(b) || mostToFirst(a, b));
  const suggestion =
    nearest === undefined
      ? wholeWith(state, choices, NOTHING, workAllowed())
      : toAssignments(choice, nearest);
  return work.left > 0
    ? { verdict: 'illegal', violations, suggestion }
    : { verdict: 'unproved', violations: [], suggestion };
}

/** What is given, with what the others can do for it; something that demands nothing, where they can't. */
function wholeWith(
  state: GameState,
  others: readonly DamageChoice[],
  wanted: AssignmentDemands,
  work: Work,
): readonly CombatDamageAssignment[] {
  const help = supply(state, others, wanted, work) ?? supply(state, others, NOTHING, workAllowed());
  return [...wanted.given, ...(help ?? [])];
}
