import { rulesOf } from '../mistakes/rulesOf.ts';
import { characteristicsOf, hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

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
  // CR 702.2c: any damage from a source with deathtouch is lethal.
  const touched = from.some(
    ({ source, amount }) =>
      amount > 0 && deathtouchIsLethal(state) && hasKeyword(state, source, 'deathtouch'),
  );
  if (touched) return 0;
  const assigned = from.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, toughnessLeft(state, creature) - assigned);
}

/** CR 702.2c: the least that `by` must assign to the creature for lethal damage, on top of what the others assign. */
export function lethalDamageBy(
  state: GameState,
  by: ObjectId,
  creature: ObjectId,
  others: readonly DamageFrom[],
): number {
  const missing = lethalDamageTo(state, creature, others);
  return deathtouchIsLethal(state) && hasKeyword(state, by, 'deathtouch')
    ? Math.min(1, missing)
    : missing;
}

/** CR 2009-07-11 702.2b and before: deathtouch changes nothing about what is lethal. */
export const deathtouchIsLethal = (state: GameState): boolean =>
  rulesOf(state).deathtouchDivision === 'oneIsLethal';

/** CR 120.6: toughness less the damage marked, which lethal damage must reach. */
const toughnessLeft = (state: GameState, creature: ObjectId): number =>
  (characteristicsOf(state, creature)?.toughness ?? 0) -
  (permanentOf(state, creature)?.markedDamage ?? 0);
