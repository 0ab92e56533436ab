// What is believed of how often blocks trigger, where it is not so (CR 509.3a, 509.3c-d).
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';

/** That "blocks" triggers for each attacker that is blocked. */
export const blocksOncePerAttacker = (state: GameState): boolean =>
  beliefsOf(state).blocks === 'forEachAttacker';

/** That "becomes blocked" triggers for each blocker. */
export const becomesBlockedByEach = (state: GameState): boolean =>
  beliefsOf(state).becomesBlocked === 'forEachBlocker';

/** That what waits for one creature to block it triggers once for all of them. */
export const isBlockedByAllAtOnce = (state: GameState): boolean =>
  beliefsOf(state).becomesBlockedByACreature === 'once';
