import { checkAssignment } from '../../../damage/checkAssignment.ts';
import type { AssignmentVerdict } from '../../../log/verdict.ts';
import type { CombatDamageAssignment } from '../../../state/damageAssignment.ts';
import type { GameState } from '../../../state/gameState.ts';
import { damageStepOf } from '../../../turn/damageStep.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';
import { nearestDivision } from './nearestDivision.ts';

/**
 * The ruling on a player's whole assignment, of which a reader divided the damage of `source` and the rest was given;
 * where it is illegal, with that creature's legal division that is least unlike it.
 */
export function markDivision(
  state: GameState,
  player: PlayerId,
  source: ObjectId,
  assignments: readonly CombatDamageAssignment[],
): AssignmentVerdict {
  const step = damageStepOf(state);
  const verdict = checkAssignment(state, player, step, assignments);
  if (verdict.verdict === 'legal') return verdict;
  const nearest = nearestDivision(state, player, step, source, assignments);
  return nearest === undefined ? verdict : { ...verdict, suggestion: nearest };
}
