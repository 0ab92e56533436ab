import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackOf, blockersOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** CR 509.1h: whether the attacking creature is blocked as its damage is assigned, whatever became of its blockers. */
export function isBlocked(state: GameState, id: ObjectId): boolean {
  if (attackOf(state, id)?.status !== 'blocked') return false;
  // Believed by some: that it is so only while something blocks it.
  return rulesOf(state).blockersGone === 'staysBlocked' || blockersOf(state, id).length > 0;
}
