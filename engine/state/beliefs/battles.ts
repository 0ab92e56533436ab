// What is believed of who defends a battle, where it is not so (CR 310.9b-c): its controller, as with a planeswalker.
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';
import type { GameState } from '../gameState.ts';
import { permanentOf } from '../lookup.ts';
import { protectorOf } from '../protector.ts';

/** Whether a battle is taken to be the active player's own to defend, so that it can't be attacked. */
export const isThoughtTheirOwn = (state: GameState, controller: PlayerId): boolean =>
  beliefsOf(state).battleDefendedBy === 'controller' && controller === state.turn.activePlayer;

/** Whether somebody else than this player is taken to defend the battle, so that they can't block what attacks it. */
export const isThoughtDefendedByAnother = (
  state: GameState,
  battle: ObjectId,
  player: PlayerId,
): boolean =>
  beliefsOf(state).battleDefendedBy === 'controller' &&
  protectorOf(state, battle) !== undefined &&
  permanentOf(state, battle)?.controller !== player;
