import type { GameState } from '../../state/gameState.ts';
import { type ObjectId, objectId } from '../../vocabulary/ids.ts';

/** The next number of the game's count; it serves for ids and for timestamps, so neither ever repeats. */
export const nextNumber = (
  state: GameState,
): { readonly number: number; readonly counted: GameState } => ({
  number: state.nextId,
  counted: { ...state, nextId: state.nextId + 1 },
});

/** An id for a new object of some sort, as in `token-12`. */
export const nextObjectId = (
  state: GameState,
  sort: 'token' | 'ability',
): { readonly id: ObjectId; readonly number: number; readonly counted: GameState } => {
  const { number, counted } = nextNumber(state);
  return { id: objectId(`${sort}-${number}`), number, counted };
};
