import { isAffected } from '../state/changesInForce.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { isMutedByTapping } from './beliefs/mutedByTapping.ts';

/** CR 510.1a: how much a creature in combat assigns: its power, unless an effect has its toughness count, or nothing. */
export function combatDamageOf(state: GameState, id: ObjectId): number {
  if (isAffected(state, id, 'assignsNoCombatDamage') || isMutedByTapping(state, id)) return 0;
  const { power, toughness } = theCharacteristics(state, id);
  return (isAffected(state, id, 'assignsByToughness') ? toughness : power) ?? 0;
}
