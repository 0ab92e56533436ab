import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import { blockOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId, PlayerId } from '../../vocabulary/ids.ts';

/** Believed against CR 702.19d: that a blocked creature with trample assigns nothing once no blocker is left. */
export const tramplesNothingAlone = (state: GameState): boolean =>
  beliefsOf(state).trampleWithoutBlockers === 'none';

/** Believed against CR 506.4c: what attacked a planeswalker that is gone attacks the player. */
export const isThoughtToHitPlayer = (state: GameState): boolean =>
  beliefsOf(state).planeswalkerGone === 'itsController';

/** Believed against CR 702.19a: whom a blocking creature with trample may assign damage to beside what it blocks. */
export function thoughtToTrampleOver(state: GameState, id: ObjectId): PlayerId | undefined {
  const [blocked] = blockOf(state, id)?.attackers ?? [];
  return blocked !== undefined &&
    beliefsOf(state).tramplingBlockers === 'toAttackingPlayer' &&
    hasKeyword(state, id, 'trample')
    ? permanentOf(state, blocked)?.controller
    : undefined;
}

/** Believed: trample goes past a planeswalker as it does past creatures. */
export const spills = (state: GameState, id: ObjectId): boolean =>
  beliefsOf(state).pastLoyalty === 'toItsController' && hasKeyword(state, id, 'trample');
