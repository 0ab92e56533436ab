import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { Destroying } from '../destroy.ts';

/** Believed against CR 702.12b: that what deathtouch touches dies, whatever it is. */
export const killsAnyway = (state: GameState, how: Destroying): boolean =>
  how === 'deathtouch' && beliefsOf(state).deathtouchKills === 'everything';
