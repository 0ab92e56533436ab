import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { known } from '../vocabulary/result.ts';
import type { GameState, Permanent, Player } from './gameState.ts';

/** The permanent with this id, if it is on the battlefield. */
export const permanentOf = ({ battlefield }: GameState, id: ObjectId): Permanent | undefined =>
  battlefield.length > A_FEW
    ? byId(battlefield).get(id)
    : battlefield.find((permanent) => permanent.id === id);

/** So many are gone through sooner than they are put in order. */
const A_FEW = 24;

const byId = remembered(
  (battlefield: readonly Permanent[]): ReadonlyMap<ObjectId, Permanent> =>
    new Map(battlefield.map((permanent) => [permanent.id, permanent])),
);

/** The permanent with this id, which the caller knows to be on the battlefield. */
export const thePermanent = (state: GameState, id: ObjectId): Permanent =>
  known(permanentOf(state, id), `permanent ${id}`);

export const playerOf = (state: GameState, id: PlayerId): Player | undefined =>
  state.players.find((player) => player.id === id);

export const thePlayer = (state: GameState, id: PlayerId): Player =>
  known(playerOf(state, id), `player ${id}`);

/** CR 101.4: the active player first, then the others in turn order; players who lost are left out. */
export function inTurnOrder(state: GameState): readonly PlayerId[] {
  const ids = state.players
    .filter((player) => player.status === 'playing')
    .map((player) => player.id);
  const first = state.players.findIndex((player) => player.id === state.turn.activePlayer);
  const rank = (id: PlayerId): number =>
    (state.players.findIndex((player) => player.id === id) - first + state.players.length) %
    state.players.length;
  return ids.toSorted((a, b) => rank(a) - rank(b));
}

/** CR 506.2: in a game of two, the nonactive player; with more, every opponent may be attacked (CR 802.2). */
export const defendingPlayers = (state: GameState): readonly PlayerId[] =>
  inTurnOrder(state).filter((player) => player !== state.turn.activePlayer);
