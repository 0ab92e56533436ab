import { rulesOf } from '../mistakes/rulesOf.ts';
import { characteristicsOf, hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isSoaked, soakedUp } from './soaked.ts';

/** Damage that one source assigns to a creature. */
export interface DamageFrom {
  readonly source: ObjectId;
  readonly amount: number;
}

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
  const { lethalToIndestructible, lethalThoughPrevented } = rulesOf(state);
  // Believed: nothing is lethal to what can't be destroyed.
  if (lethalToIndestructible === 'none' && hasKeyword(state, creature, 'indestructible'))
    return Number.POSITIVE_INFINITY;
  return lethalThoughPrevented === 'counts'
    ? lacking(state, creature, from)
    : lackingUnprevented(state, creature, from);
}

function lacking(state: GameState, creature: ObjectId, from: readonly DamageFrom[]): number {
  // CR 702.2c: any damage from a source with deathtouch is lethal.
  if (from.some((damage) => touches(state, damage))) return 0;
  return Math.max(0, toughnessLeft(state, creature) - sum(from));
}

/** Believed: what will be prevented is not lethal, so that much more must be assigned, and by some nothing is enough. */
function lackingUnprevented(
  state: GameState,
  creature: ObjectId,
  from: readonly DamageFrom[],
): number {
  const felt = from.filter(({ source }) => !isSoaked(state, source, creature));
  const left = toughnessLeft(state, creature);
  const lethal = felt.some((damage) => touches(state, damage)) ? Math.min(1, left) : left;
  return lethal <= 0 ? 0 : Math.max(0, lethal + soakedUp(state, creature) - sum(felt));
}

const touches = (state: GameState, { source, amount }: DamageFrom): boolean =>
  amount > 0 && deathtouchIsLethal(state) && hasKeyword(state, source, 'deathtouch');

const sum = (from: readonly DamageFrom[]): number =>
  from.reduce((total, { amount }) => total + amount, 0);

/** CR 702.2c: the least that `by` must assign to the creature for lethal damage, on top of what the others assign. */
export function lethalDamageBy(
  state: GameState,
  by: ObjectId,
  creature: ObjectId,
  others: readonly DamageFrom[],
): number {
  // Believed: what others assign does not count.
  const counted =
    rulesOf(state).lethalDamage === 'toughness'
      ? others.filter(({ source }) => source === by)
      : others;
  const missing = lethalDamageTo(state, creature, counted);
  if (missing === 0) return 0;
  if (!couldBeLethal(state, by, creature)) return Number.POSITIVE_INFINITY;
  const one = { source: by, amount: 1 };
  return touches(state, one) ? 1 + lethalDamageTo(state, creature, [...counted, one]) : missing;
}

/** Whether a source's damage counts as lethal damage to the creature: always, but in the belief that it will be prevented. */
export const couldBeLethal = (state: GameState, source: ObjectId, creature: ObjectId): boolean =>
  rulesOf(state).lethalThoughPrevented === 'counts' || !isSoaked(state, source, creature);

/** CR 2009-07-11 702.2b and before: deathtouch changes nothing about what is lethal. */
export const deathtouchIsLethal = (state: GameState): boolean =>
  rulesOf(state).deathtouchDivision === 'oneIsLethal';

/** CR 120.6: toughness less the damage marked, which lethal damage must reach; believed: toughness. */
const toughnessLeft = (state: GameState, creature: ObjectId): number =>
  (characteristicsOf(state, creature)?.toughness ?? 0) -
  (rulesOf(state).lethalDamage === 'toughness'
    ? 0
    : (permanentOf(state, creature)?.markedDamage ?? 0));
