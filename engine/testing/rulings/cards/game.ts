import { NEWEST_EDITION } from '../../../citation/editions.ts';
import type { Line } from '../../../scenario/line.ts';
import type { Board, PermanentDetails } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';
import type { Act } from '../../editionChanges/acts.ts';
import { playBoard } from '../../editionChanges/playBoard.ts';
import { type Seen, seenOn } from '../../editionChanges/seen.ts';

/** A board, with the hands that matter, by player. */
export interface Game extends Board {
  readonly hands?: { readonly [player: string]: { readonly [name: string]: PermanentDetails } };
}

/** Plays the script on the board under today's rules. */
export const lineOf = ({ hands = {}, ...board }: Game, script: readonly Act[]): Line =>
  playBoard({ board, hands, script }, { edition: NEWEST_EDITION });

/** What is seen after the script. */
export const play = (game: Game, ...script: readonly Act[]): Seen => seenOn(lineOf(game, script));

/** A card of the project, attached to that creature. */
export const on = (id: string, creature: string): PermanentDetails =>
  card(id, { attachedTo: creature });
