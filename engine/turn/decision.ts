import { ordersNeeded } from '../damage/damageOrder.ts';
import type { ChosenBy } from '../state/chooser.ts';
import { attacksOf, defendingPlayerOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { defendingPlayers } from '../state/lookup.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What has to be decided, and by whom: in the rules' words, one for each kind of act that a step asks for. */
export type Decision =
  | ({ readonly kind: 'declareAttackers'; readonly player: PlayerId } & ChosenBy)
  | ({ readonly kind: 'declareBlockers'; readonly player: PlayerId } & ChosenBy)
  | { readonly kind: 'announceDamageOrder'; readonly player: PlayerId; readonly of: ObjectId }
  | { readonly kind: 'assignCombatDamage'; readonly player: PlayerId }
  | { readonly kind: 'priority'; readonly player: PlayerId }
  | { readonly kind: 'gameOver' };

/** CR 802.4: the defending player who declares blockers next, in turn order; undefined when all have. */
export const nextToBlock = (state: GameState): PlayerId | undefined =>
  defendingPlayers(state).find((player) =>
    attacksOf(state).some(
      ({ status, target }) => status === 'undecided' && defendingPlayerOf(target) === player,
    ),
  );

/** CR 2009-07-11 509.2: whose damage assignment order is announced next. */
export const nextOrder = (state: GameState) => ordersNeeded(state)[0];
