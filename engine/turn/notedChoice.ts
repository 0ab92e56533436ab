import type { ChoicePart, PlayersChoice } from '../log/act.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What a player has said that they will choose, with what of it the game has not asked for yet. */
export interface NotedChoice {
  /** How many were said before it. */
  readonly nth: number;
  readonly said: PlayersChoice;
  /** How long the log was as it was said. */
  readonly since: number;
  readonly open: readonly ChoicePart[];
  /** Of what is named one by one: those that have been chosen. */
  readonly used: readonly (ObjectId | PlayerId)[];
}
