import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { removeFromCombat } from './combat/removeFromCombat.ts';
import { returnControl } from './control.ts';
import { withDeparted } from './making/departed.ts';
import { andThen, forEach, type GameChange, unchanged } from './making/gameChange.ts';
import { logged } from './making/withParts.ts';
import { moveFromBattlefield } from './moveFromBattlefield.ts';
import { endPairs } from './pair.ts';

/**
 * CR 800.4a: a player who has lost leaves a game that goes on without them, with everything that they own; what they
 * had gained control of goes back, what is still theirs then is exiled. A game that is over keeps its last board.
 */
export function leaveGame(state: GameState, player: PlayerId): GameChange {
  if (state.players.filter(({ status }) => status === 'playing').length < 2)
    return unchanged(state);
  const owned = idsWhere(state, ({ owner }) => owner === player);
  const outOfCombat = forEach(withDeparted(state, ...owned), owned, (now, id) =>
    removeFromCombat(now, id, 'leftBattlefield'),
  );
  const gone = andThen(outOfCombat, (now) =>
    logged(
      withoutPlayersObjects(now, player),
      { kind: 'playerLeft', player, objects: owned },
      'multiplayer.playerLeaves',
    ),
  );
  const returned = andThen(andThen(gone, endPairs), (now) => giveBack(now, player));
  return andThen(returned, (now) =>
    forEach(
      now,
      idsWhere(now, ({ controller }) => controller === player),
      (so, id) => moveFromBattlefield(so, id, 'exile'),
    ),
  );
}

const withoutPlayersObjects = (state: GameState, player: PlayerId): GameState => ({
  ...state,
  battlefield: state.battlefield.filter(({ owner }) => owner !== player),
  phasedOut: (state.phasedOut ?? []).filter(({ owner }) => owner !== player),
  cards: state.cards.filter(({ owner }) => owner !== player),
  stack: state.stack.filter(({ controller }) => controller !== player),
  waitingTriggers: state.waitingTriggers.filter(({ controller }) => controller !== player),
  delayedTriggers: state.delayedTriggers.filter(({ controller }) => controller !== player),
});

function giveBack(state: GameState, player: PlayerId): GameChange {
  const controlling = state.continuousEffects.filter(
    ({ change, controller }) => change.kind === 'gainControl' && controller === player,
  );
  const ended: GameState = {
    ...state,
    continuousEffects: state.continuousEffects.filter((effect) => !controlling.includes(effect)),
  };
  return forEach(
    ended,
    controlling.flatMap(({ affects }) => affects),
    returnControl,
  );
}

const idsWhere = (
  state: GameState,
  fits: (permanent: GameState['battlefield'][number]) => boolean,
): readonly ObjectId[] => state.battlefield.filter(fits).map(({ id }) => id);
