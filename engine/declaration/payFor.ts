import { type Changed, forEach, unchanged } from '../change/changed.ts';
import { moveFromBattlefield } from '../change/moveFromBattlefield.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { NO_COST, type TotalCost } from './costs.ts';
import { type PaymentChoice, payCombatCost } from './payment.ts';

/** Pays a total cost whole, or undefined when it can't be paid (CR 508.1j, 509.1f). */
export function payFor(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  choice: PaymentChoice,
  rule: RuleKey,
): Changed | undefined {
  if (total === NO_COST) return unchanged(state);
  const payment = payCombatCost(state, player, total, choice);
  if (payment === undefined) return undefined;
  const { sacrificed, tapped } = payment;
  const paid: GameState = {
    ...state,
    players: state.players.map((one) => (one.id === player ? payment.player : one)),
    battlefield: state.battlefield.map((one) =>
      tapped.includes(one.id) ? { ...one, tapped: true } : one,
    ),
  };
  const changed = forEach(paid, sacrificed, (now, id) => moveFromBattlefield(now, id, 'graveyard'));
  const mana = manaText(total);
  return {
    state: changed.state,
    events: [{ kind: 'costPaid', player, mana, sacrificed, rules: [rule] }, ...changed.events],
  };
}

const manaText = ({ mana }: TotalCost): string =>
  `${mana.generic > 0 ? `{${mana.generic}}` : ''}${[...mana.colored].map((one) => `{${one}}`).join('')}`;
