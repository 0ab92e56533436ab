import { characteristicsOf } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import {
  isLethalByToughness,
  isNeverLethalFrom,
  isNeverLethalTo,
  isPreventedLeftOut,
  lackingUnprevented,
} from './beliefs/lethal.ts';
import { type DamageFrom, total, touches } from './touching.ts';

/**
 * CR 120.6, 702.19b: how much more must be assigned to the creature for lethal damage, by a source without deathtouch,
 * when these sources assign these amounts in the same step; 0 when it is lethal already. Damage marked on it counts;
 * what may prevent or change damage does not.
 */
export function lethalDamageTo(
  state: GameState,
  creature: ObjectId,
  from: readonly DamageFrom[],
): number {
  if (isNeverLethalTo(state, creature)) return Number.POSITIVE_INFINITY;
  const left = toughnessLeft(state, creature);
  if (isPreventedLeftOut(state)) return lackingUnprevented(state, creature, from, left);
  // CR 702.2c: any damage from a source with deathtouch is lethal.
  if (from.some((damage) => touches(state, damage))) return 0;
  return Math.max(0, left - total(from));
}

/** CR 702.2c: the least that `by` must assign to the creature for lethal damage, on top of what the others assign. */
export function lethalDamageBy(
  state: GameState,
  by: ObjectId,
  creature: ObjectId,
  others: readonly DamageFrom[],
): number {
  const counted = isLethalByToughness(state)
    ? others.filter(({ source }) => source === by)
    : others;
  const missing = lethalDamageTo(state, creature, counted);
  if (missing === 0) return 0;
  if (isNeverLethalFrom(state, by, creature)) return Number.POSITIVE_INFINITY;
  const one = { source: by, amount: 1 };
  return touches(state, one) ? 1 + lethalDamageTo(state, creature, [...counted, one]) : missing;
}

/** CR 120.6: toughness less the damage marked, which lethal damage must reach. */
function toughnessLeft(state: GameState, creature: ObjectId): number {
  const marked = isLethalByToughness(state) ? 0 : permanentOf(state, creature)?.markedDamage;
  return (characteristicsOf(state, creature)?.toughness ?? 0) - (marked ?? 0);
}
