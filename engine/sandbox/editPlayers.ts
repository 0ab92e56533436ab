// The players of a board, and the cards that they have elsewhere than on the battlefield.
import { CUSTOMARY_NAMES, MOST_PLAYERS, newcomer } from '../scenario/newcomer.ts';
import type { PlayerSetup } from '../scenario/scenario.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { caseFold } from './caseFold.ts';

export const withPlayers = (board: Board, change: (one: PlayerSetup) => PlayerSetup): Board => ({
  ...board,
  setup: { ...board.setup, players: board.setup.players.map(change) },
});

/** Under a name that nobody has, as names are read: in whatever case. */
export function joined(board: Board): Board {
  const { setup } = board;
  const id = CUSTOMARY_NAMES.find((name) =>
    setup.players.every((one) => caseFold(one.id) !== caseFold(name)),
  );
  if (id === undefined || setup.players.length >= MOST_PLAYERS) return board;
  return { ...board, setup: { ...setup, players: [...setup.players, newcomer(id)] } };
}

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
