import type { GameChange } from '../change/making/gameChange.ts';
import type { GameState } from '../state/gameState.ts';

/** Something that is to be done now, found by looking at the board before any of it is done. */
export type StateBasedAction = (state: GameState) => GameChange;
