// What is believed of lethal damage, where it is not so (CR 120.6, 702.19b).
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { type DamageFrom, total, touches } from '../touching.ts';
import { isSoaked, soakedUp } from './soaked.ts';

/** Believed: nothing is lethal to what can't be destroyed. */
export const isNeverLethalTo = (state: GameState, creature: ObjectId): boolean =>
  beliefsOf(state).lethalToIndestructible === 'none' &&
  hasKeyword(state, creature, 'indestructible');

/** Believed: what will be prevented is not lethal. */
export const isPreventedLeftOut = (state: GameState): boolean =>
  beliefsOf(state).lethalThoughPrevented === 'doesNotCount';

/** So that much more must be assigned than the toughness `left`, and by some sources nothing is enough. */
export function lackingUnprevented(
  state: GameState,
  creature: ObjectId,
  from: readonly DamageFrom[],
  left: number,
): number {
  const felt = from.filter(({ source }) => !isSoaked(state, source, creature));
  const lethal = felt.some((damage) => touches(state, damage)) ? Math.min(1, left) : left;
  return lethal <= 0 ? 0 : Math.max(0, lethal + soakedUp(state, creature) - total(felt));
}

/** Whether a source's damage can be no lethal damage to the creature, whatever its amount. */
export const isNeverLethalFrom = (
  state: GameState,
  source: ObjectId,
  creature: ObjectId,
): boolean => isPreventedLeftOut(state) && isSoaked(state, source, creature);

/** Believed: damage is lethal by toughness, so that neither what is marked nor what others assign counts. */
export const isLethalByToughness = (state: GameState): boolean =>
  beliefsOf(state).lethalDamage === 'toughness';
