// The players of a board, and the cards that they have elsewhere than on the battlefield.
import type { PlayerSetup } from '../scenario/scenario.ts';
import { type ObjectId, type PlayerId, playerId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { STARTING_LIFE } from './buildSetup.ts';

export const withPlayers = (board: Board, change: (one: PlayerSetup) => PlayerSetup): Board => ({
  ...board,
  setup: { ...board.setup, players: board.setup.players.map(change) },
});

/** A line begins with Ada and Nil, where it names nobody. */
const NAMES = ['Ada', 'Nil', 'Olga', 'Pia'].map(playerId);

export function joined(board: Board): Board {
  const { setup } = board;
  const id = NAMES.find((name) => setup.players.every((one) => one.id !== name));
  if (id === undefined || setup.players.length >= NAMES.length) return board;
  return { ...board, setup: { ...setup, players: [...setup.players, newcomer(id)] } };
}

const newcomer = (id: PlayerId): PlayerSetup => ({
  id,
  life: STARTING_LIFE,
  poison: 0,
  mana: undefined,
  handSize: 0,
  graveyardSize: 0,
  hand: [],
  graveyard: [],
  exile: [],
});

export const withPlayer = (board: Board, player: PlayerId, to: Partial<PlayerSetup>): Board =>
  withPlayers(board, (one) => (one.id === player ? { ...one, ...to } : one));

export const withoutCard = (board: Board, gone: ObjectId): Board =>
  withPlayers(board, (player) => {
    const of = (zone: 'hand' | 'graveyard') => player[zone].filter(({ id }) => id !== gone);
    const [hand, graveyard] = [of('hand'), of('graveyard')];
    return {
      ...player,
      hand,
      graveyard,
      exile: player.exile.filter(({ id }) => id !== gone),
      handSize: player.handSize - player.hand.length + hand.length,
      graveyardSize: player.graveyardSize - player.graveyard.length + graveyard.length,
    };
  });
