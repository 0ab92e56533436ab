import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';

/** Believed where it is not so: that what has protection neither blocks nor damages what it is protected from. */
export const isProtectionMutual = (state: GameState): boolean =>
  beliefsOf(state).protection === 'bothWays';
