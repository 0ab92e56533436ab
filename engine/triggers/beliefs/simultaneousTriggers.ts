import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';

/** Believed by some, against CR 603.3b: that of abilities of several players the active player's resolve first. */
export const resolvesActiveFirst = (state: GameState): boolean =>
  beliefsOf(state).simultaneousTriggers === 'activeFirst';
