import type { GameState } from '../../state/gameState.ts';
import { type ObjectId, objectId } from '../../vocabulary/ids.ts';

/** An id for the next token: the name that waits for one, or its number among the tokens of the game, as in `token-2`. */
export function nextTokenId(state: GameState): {
  readonly id: ObjectId;
  readonly counted: GameState;
} {
  const made = (state.tokensMade ?? 0) + 1;
  const { tokenNames: [given, ...others] = [], ...rest } = state;
  return {
    id: given ?? objectId(`token-${made}`),
    counted: {
      ...rest,
      tokensMade: made,
      ...(others.length === 0 ? {} : { tokenNames: others }),
    },
  };
}

/** The next tokens will be called so, after those that were named before. */
export const namingTokens = (state: GameState, names: readonly ObjectId[]): GameState => ({
  ...state,
  tokenNames: [...(state.tokenNames ?? []), ...names],
});
