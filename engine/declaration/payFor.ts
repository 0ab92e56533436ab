import type { Changed } from '../change/changed.ts';
import { forEach, unchanged } from '../change/changed.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { NO_COST, payCombatCost, type TotalCost } from './costs.ts';

/** Pays a total cost whole, or undefined when it can't be paid (CR 508.1j, 509.1f). */
export function payFor(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  named: readonly ObjectId[],
  rule: RuleKey,
): Changed | undefined {
  if (total === NO_COST) return unchanged(state);
  const payment = payCombatCost(state, player, total, named);
  if (payment === undefined) return undefined;
  const players = state.players.map((one) => (one.id === player ? payment.player : one));
  const changed = forEach({ ...state, players }, payment.sacrificed, (now, id) =>
    moveFromBattlefield(now, id, 'graveyard'),
  );
  const mana = `{${total.mana.generic}}${total.mana.colored}`;
  return {
    state: changed.state,
    events: [
      { kind: 'costPaid', player, mana, sacrificed: payment.sacrificed, rules: [rule] },
      ...changed.events,
    ],
  };
}
