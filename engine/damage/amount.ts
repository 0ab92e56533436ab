import { rulesOf } from '../mistakes/rulesOf.ts';
import { isAffected } from '../state/changesInForce.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import { blockOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** CR 510.1a: how much a creature in combat assigns: its power, unless an effect has its toughness count, or nothing. */
export function combatDamageOf(state: GameState, id: ObjectId): number {
  if (isAffected(state, id, 'assignsNoCombatDamage') || isMutedByTapping(state, id)) return 0;
  const { power, toughness } = theCharacteristics(state, id);
  return (isAffected(state, id, 'assignsByToughness') ? toughness : power) ?? 0;
}

/** Believed by some: that a tapped blocker deals no damage, though it is dealt its own. CR 510.1a asks no such thing. */
const isMutedByTapping = (state: GameState, id: ObjectId): boolean =>
  rulesOf(state).tappedBlockers === 'dealNone' &&
  permanentOf(state, id)?.tapped === true &&
  blockOf(state, id) !== undefined;
