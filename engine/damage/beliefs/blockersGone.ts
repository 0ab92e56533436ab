import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { blockersOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/** Believed by some, against CR 509.1h: that a creature is blocked only while something blocks it. */
export const isThoughtUnblocked = (state: GameState, id: ObjectId): boolean =>
  beliefsOf(state).blockersGone === 'becomesUnblocked' && blockersOf(state, id).length === 0;
