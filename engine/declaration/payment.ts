import type { RuleKey } from '../citation/ruleIndex.ts';
import type { Violation } from '../log/verdict.ts';
import { isCreature, viewOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { type ManaAndLife, payableWays, type SaidPayment } from '../state/manaOrLife.ts';
import { matches } from '../state/matches.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Picked, TotalCost } from './costs.ts';

/** What is given for a total cost: mana, life, and the permanents sacrificed and tapped. */
export interface CombatPayment extends ManaAndLife {
  readonly sacrificed: readonly ObjectId[];
  readonly tapped: readonly ObjectId[];
}

/** Which permanents a player would rather give, and which they may not because they are declared. */
export interface PaymentChoice extends SaidPayment {
  readonly named: readonly ObjectId[];
  readonly declared: readonly ObjectId[];
  /** One that is not given. */
  readonly keep?: ObjectId;
}

/**
 * CR 508.1j, 509.1f: paid whole or not at all. Permanents: those named, then the first that fit; mana before life. Where
 * it can be paid in some way, it is.
 */
export function payCombatCost(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  { named, declared, keep, ...said }: PaymentChoice,
): CombatPayment | undefined {
  const own = state.battlefield.filter(
    ({ controller, id }) => controller === player && id !== keep,
  );
  // CR 701.21a: nobody sacrifices what another controls; naming a permanent again gives no more of it.
  const owned = new Set(own.map(({ id }) => id));
  const inOrder = [...new Set([...named.filter((id) => owned.has(id)), ...owned])];
  const tappable = new Set(own.filter(({ tapped }) => !tapped).map(({ id }) => id)).difference(
    new Set(declared),
  );
  const sacrificed = pick(state, player, total.sacrifices, inOrder);
  const tapped = pick(
    state,
    player,
    total.taps,
    inOrder.filter((id) => tappable.has(id) && isCreature(state, id)),
  );
  // So much life as was said, or as little as can be.
  const [paid] = payableWays(thePlayer(state, player), total, said);
  if (sacrificed === undefined || tapped === undefined || paid === undefined) return undefined;
  return { mana: paid.mana, life: paid.life, sacrificed, tapped };
}

/**
 * CR 508.1j: a permanent for each that is asked for, none for two. What stands first is taken where that leaves enough
 * for the others; where it does not, those before give way.
 */
function pick(
  state: GameState,
  player: PlayerId,
  costs: readonly Picked[],
  candidates: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const view = viewOf(state);
  const slots = costs.flatMap(({ filter, n, source }) => {
    const fitting = candidates.filter((id) =>
      matches(view, filter, id, { object: source, controller: player }),
    );
    return Array.from({ length: n }, () => fitting);
  });
  const taken = new Map<ObjectId, number>();
  const give = (slot: number, tried: Set<ObjectId>): boolean => {
    const open = (slots[slot] ?? []).filter((id) => !tried.has(id));
    const free = open.find((id) => !taken.has(id));
    if (free !== undefined) {
      taken.set(free, slot);
      return true;
    }
    return open.some((id) => {
      if (tried.has(id)) return false;
      tried.add(id);
      if (!give(taken.get(id) ?? -1, tried)) return false;
      taken.set(id, slot);
      return true;
    });
  };
  if (!slots.every((_, slot) => give(slot, new Set()))) return undefined;
  return [...taken].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
}

/** The violation of a cost that can't be paid. */
export const costNotPaid = (objects: readonly ObjectId[], rule: RuleKey): Violation => ({
  code: 'costNotPaid',
  objects,
  rules: [rule],
});
