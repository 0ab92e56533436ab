import { attackOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isThoughtUnblocked } from './beliefs/blockersGone.ts';

/** CR 509.1h: whether the attacking creature is blocked as its damage is assigned, whatever became of its blockers. */
export const isBlocked = (state: GameState, id: ObjectId): boolean =>
  attackOf(state, id)?.status === 'blocked' && !isThoughtUnblocked(state, id);
