import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

// Believed, one half or the other or both: the second step is for those that don't have first strike now.

/** Whether a creature that had its step deals damage again, since it has lost first strike. */
export const dealsAgain = (state: GameState, id: ObjectId): boolean =>
  beliefsOf(state).firstStrikeLost === 'dealsAgain' && !hasKeyword(state, id, 'firstStrike');

/** Whether a creature that had no step yet has none left, since it has gained first strike. */
export const dealsNoMore = (state: GameState, id: ObjectId): boolean =>
  beliefsOf(state).firstStrikeGained === 'dealsNone' && hasKeyword(state, id, 'firstStrike');
