import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState, Player } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { payMana, readMana } from '../state/mana.ts';
import { matches } from '../state/matches.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Picked, TotalCost } from './costs.ts';

/** What is given for a total cost: the player after paying, and the permanents sacrificed and tapped. */
export interface Payment {
  readonly player: Player;
  readonly sacrificed: readonly ObjectId[];
  readonly tapped: readonly ObjectId[];
}

/** Which permanents a player would rather give, and which they may not because they are declared. */
export interface PaymentChoice {
  readonly named: readonly ObjectId[];
  readonly declared: readonly ObjectId[];
}

/**
 * CR 508.1j, 509.1f: paid whole or not at all. Permanents: those named, then the first that fit; mana before life.
 */
export function payCombatCost(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  { named, declared }: PaymentChoice,
): Payment | undefined {
  const own = state.battlefield.filter(({ controller }) => controller === player);
  // CR 701.21a: nobody sacrifices what another controls; naming a permanent again gives no more of it.
  const isOwn = (id: ObjectId): boolean => own.some((one) => one.id === id);
  const inOrder = [...new Set([...named.filter(isOwn), ...own.map(({ id }) => id)])];
  const untapped = own.filter(({ tapped }) => !tapped).map(({ id }) => id);
  const sacrificed = pick(state, player, total.sacrifices, inOrder);
  const tapped = pick(
    state,
    player,
    total.taps,
    inOrder.filter((id) => untapped.includes(id) && !declared.includes(id)),
  );
  const payer = payManaAndLife(thePlayer(state, player), total);
  if (sacrificed === undefined || tapped === undefined || payer === undefined) return undefined;
  return { player: payer, sacrificed, tapped };
}

function payManaAndLife(payer: Player, total: TotalCost): Player | undefined {
  let mana = payMana(payer.mana, total.mana);
  let life = total.life;
  if (mana === undefined) return undefined;
  for (const either of total.manaOrLife) {
    const left = payMana(mana, readMana(either.mana));
    if (left === undefined) life += either.life;
    else mana = left;
  }
  return payer.life < life ? undefined : { ...payer, mana, life: payer.life - life };
}

// CR 508.1j: one permanent can't be given for two costs.
function pick(
  state: GameState,
  player: PlayerId,
  costs: readonly Picked[],
  candidates: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const view = viewOf(state);
  const chosen: ObjectId[] = [];
  for (const { filter, n } of costs) {
    const fitting = candidates.filter(
      (id) => !chosen.includes(id) && matches(view, filter, id, { object: id, controller: player }),
    );
    if (fitting.length < n) return undefined;
    chosen.push(...fitting.slice(0, n));
  }
  return chosen;
}

/** The violation of a cost that can't be paid. */
export const costNotPaid = (objects: readonly ObjectId[], rule: RuleKey): Violation => ({
  code: 'costNotPaid',
  objects,
  rules: [rule],
});
