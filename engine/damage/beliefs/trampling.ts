import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/** Believed against CR 702.19d: that a blocked creature with trample assigns nothing once no blocker is left. */
export const tramplesNothingAlone = (state: GameState): boolean =>
  beliefsOf(state).trampleWithoutBlockers === 'none';

/** Believed: trample goes past a planeswalker as it does past creatures. */
export const spills = (state: GameState, id: ObjectId): boolean =>
  beliefsOf(state).pastLoyalty === 'toItsController' && hasKeyword(state, id, 'trample');
