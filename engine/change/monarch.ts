import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type Changed, unchanged } from './changed.ts';
import { told } from './update.ts';

/** CR 725.3: a player becomes the monarch, and nobody else is one any more. */
export const becomeMonarch = (state: GameState, player: PlayerId, by: ObjectId): Changed =>
  state.monarch === player
    ? unchanged(state)
    : told({ ...state, monarch: player }, { kind: 'becameMonarch', player, by }, 'game.monarch');
