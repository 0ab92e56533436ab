import { hasKeyword } from '../state/characteristicsOf.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { damageOn } from './division.ts';
import { lethalDamageTo } from './lethalDamage.ts';

/**
 * CR 120.6: how much more the creature would have to be assigned for lethal damage; 0 as well where a source with
 * deathtouch deals it any, whatever is lethal, since it is destroyed (CR 704.5h).
 */
export function shortOfLethal(
  state: GameState,
  creature: ObjectId,
  assignments: readonly CombatDamageAssignment[],
): number {
  const from = damageOn(assignments, creature);
  const isTouched = from.some(
    ({ source, amount }) => amount > 0 && hasKeyword(state, source, 'deathtouch'),
  );
  return isTouched ? 0 : lethalDamageTo(state, creature, from);
}
