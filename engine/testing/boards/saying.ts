import type { ChoicePart, PlayersChoice } from '../../state/choice.ts';
import type { GameState } from '../../state/gameState.ts';

/** For tests: the game in which players have said that they will choose so. */
export const saying = (state: GameState, ...all: readonly PlayersChoice[]): GameState => ({
  ...state,
  choices: all.map((said, nth) => {
    const open = Object.keys(said).filter((key) => !['player', 'source', 'trigger'].includes(key));
    return { nth, said, since: 0, open: open as readonly ChoicePart[], used: [] };
  }),
});
