import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { BoardView, PermanentView } from './boardView.ts';

/** What lies before a player, as somebody would say who looks at the board: what is attached goes with what bears it. */
export interface BoardSide {
  readonly player: PlayerId;
  readonly objects: readonly BorneObject[];
}

/** As much of a board as says what lies where. */
interface Lying {
  readonly players: readonly Pick<BoardView['players'][number], 'id'>[];
  readonly permanents: readonly LyingPermanent[];
}

type LyingPermanent = Pick<PermanentView, 'id' | 'types' | 'controller' | 'attachedTo' | 'gone'>;

/** A permanent, and those that are attached to it, whoever controls them. */
export interface BorneObject {
  readonly id: ObjectId;
  readonly attached: readonly ObjectId[];
}

/** The active player’s side first, in the order of the board; lands that are nothing else, and what has left, are no part of it. */
export const boardSides = ({ players, permanents }: Lying): readonly BoardSide[] => {
  const lying = permanents.filter((one) => one.gone === undefined && !isBareLand(one));
  const bears = (id: ObjectId): boolean => lying.some((one) => one.id === id);
  return players.map(({ id: player }) => ({
    player,
    objects: lying
      .filter(
        ({ controller, attachedTo }) =>
          controller === player && (attachedTo === undefined || !bears(attachedTo)),
      )
      .map(({ id }) => ({
        id,
        attached: lying.filter(({ attachedTo }) => attachedTo === id).map((one) => one.id),
      })),
  }));
};

const isBareLand = ({ types }: LyingPermanent): boolean =>
  types.length === 1 && types[0] === 'land';
