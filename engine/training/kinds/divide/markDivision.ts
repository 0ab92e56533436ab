import { checkAssignment } from '../../../damage/checkAssignment.ts';
import { workAllowed } from '../../../damage/flow.ts';
import { completeAssignment } from '../../../damage/suggestAssignment.ts';
import type { AssignmentVerdict } from '../../../log/verdict.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import { damageStepOf } from '../../../turn/damageStep.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { nearestDivision } from './nearestDivision.ts';

/**
 * The ruling on a reader's division of the damage of `source`: on the player's whole assignment, in which the others
 * make it legal if they can (CR 510.1e); where they can't, with the division that is least unlike it.
 */
export function markDivision(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  own: readonly CombatDamageAssignment[],
): AssignmentVerdict {
  const step = damageStepOf(state);
  const work = workAllowed();
  const all = completeAssignment(state, player, step, own, work);
  // Where the reader assigns nothing, nothing is filled in for that creature.
  const whole = [...own, ...all.filter((one) => one.source !== source)];
  const verdict = checkAssignment(state, player, step, whole);
  if (verdict.verdict === 'legal') return verdict;
  if (work.left <= 0) return { ...verdict, verdict: 'unproved', violations: [] };
  const nearest = nearestDivision(state, player, step, source, own);
  return nearest === undefined ? verdict : { ...verdict, suggestion: nearest };
}
