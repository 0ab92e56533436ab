import type { BoardView, ObjectId, PlayerId } from '../../../engine.ts';

/** The players other than this one. */
export const opponentsOn = (board: BoardView, player: PlayerId): readonly PlayerId[] =>
  board.players.map(({ id }) => id).filter((id) => id !== player);

/** Creatures of a player, in the order in which they lie. */
export const creaturesOf = (board: BoardView, player: PlayerId): readonly ObjectId[] =>
  board.permanents
    .filter(({ controller, types }) => controller === player && types.includes('creature'))
    .map(({ id }) => id);
