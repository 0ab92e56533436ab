import type { GameState } from '../state/gameState.ts';
import type { LogEntry } from './gameEvent.ts';

/** What one microstep of the turn machine told: its log entries, and the game before and after them. */
export interface Moment {
  readonly entries: readonly LogEntry[];
  readonly before: GameState;
  readonly after: GameState;
}
