import { renamed } from '../scenario/renamed.ts';
import type { CardSetup, PlayerSetup, Setup } from '../scenario/scenario.ts';
import { givenName, type ObjectId, objectId } from '../vocabulary/ids.ts';
import { type Board, isPassing } from './board.ts';
import { idsFor } from './ids.ts';
import { ZONES } from './zones.ts';

/**
 * The same board with the ids that its line gives: each from what it is, in the order of the players and then of the
 * permanents. Whoever puts something on a board, or takes something off it, calls this afterwards.
 */
export function withIds(board: Board): Board {
  const setup = inTurnOrder(board.setup);
  const cards = setup.players.flatMap((player) =>
    ZONES.flatMap((zone): readonly CardSetup[] => player[zone]),
  );
  const things = [...setup.permanents, ...cards];
  const ids = idsFor(things.map(({ characteristics }) => characteristics));
  const byOld = new Map(things.map(({ id }, index) => [id, ids[index] ?? id]));
  // What is made later, as a token is, has its id from the game.
  const id: Renaming = (old) => byOld.get(old) ?? byOld.get(givenName(old)) ?? givenName(old);
  return withRenamed({ ...board, setup }, id);
}

/** The same board, with other ids for some of what is on it. */
export const withNames = (board: Board, names: ReadonlyMap<string, string>): Board =>
  names.size === 0
    ? board
    : withRenamed(board, (old) => {
        const name = names.get(old);
        return name === undefined ? old : objectId(name);
      });

const withRenamed = (board: Board, id: Renaming): Board => ({
  ...board,
  setup: renamedSetup(board.setup, id),
  acts: board.acts.map((act) => (isPassing(act) ? act : renamed(act, id))),
});

type Renaming = (old: ObjectId) => ObjectId;

const inTurnOrder = ({ players, permanents }: Setup): Setup => ({
  players,
  permanents: players.flatMap(({ id }) => permanents.filter((one) => one.controller === id)),
});

const renamedSetup = ({ players, permanents }: Setup, id: Renaming): Setup => ({
  players: players.map((player) => renamedPlayer(player, id)),
  permanents: permanents.map(({ pairedWith, ...one }) => ({
    ...one,
    id: id(one.id),
    attachedTo: one.attachedTo && id(one.attachedTo),
    ...(pairedWith === undefined ? {} : { pairedWith: id(pairedWith) }),
  })),
});

function renamedPlayer(player: PlayerSetup, id: Renaming): PlayerSetup {
  const of = <T extends CardSetup>(cards: readonly T[]): readonly T[] =>
    cards.map((card) => ({ ...card, id: id(card.id) }));
  return {
    ...player,
    hand: of(player.hand),
    graveyard: of(player.graveyard),
    exile: of(player.exile),
  };
}
