import { ordersNeeded } from '../damage/order.ts';
import { attacksOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { defendingPlayers } from '../state/lookup.ts';
import type { PlayerId } from '../vocabulary/ids.ts';

/** CR 802.4: the defending player who declares blockers next, in turn order; undefined when all have. */
export const nextToBlock = (state: GameState): PlayerId | undefined =>
  defendingPlayers(state).find((player) =>
    attacksOf(state).some(
      ({ status, target }) => status === 'undecided' && defendingPlayerOf(target) === player,
    ),
  );

/** CR 2009-07-11 509.2: whose damage assignment order is announced next. */
export const nextOrder = (state: GameState) => ordersNeeded(state)[0];
