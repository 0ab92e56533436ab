import { NEWEST_EDITION } from '../../../citation/editions.ts';
import type { Line } from '../../../scenario/line.ts';
import type { PermanentDetails, TestBoard } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';
import type { LineAct } from '../../editionChanges/acts.ts';
import { playBoard } from '../../editionChanges/playBoard.ts';
import { type Seen, seenOn } from '../../editionChanges/seen.ts';

/** A board, with the hands that matter, by player. */
export interface BoardWithHands extends TestBoard {
  readonly hands?: { readonly [player: string]: { readonly [name: string]: PermanentDetails } };
}

/** Plays the script on the board under today's rules. */
export const lineOf = (
  { hands = {}, ...board }: BoardWithHands,
  script: readonly LineAct[],
): Line => playBoard({ board, hands, script }, { edition: NEWEST_EDITION });

/** What is seen after the script. */
export const play = (game: BoardWithHands, ...script: readonly LineAct[]): Seen =>
  seenOn(lineOf(game, script));

/** A card of the project, attached to that creature. */
export const on = (id: string, creature: string): PermanentDetails =>
  card(id, { attachedTo: creature });
