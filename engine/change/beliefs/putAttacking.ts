import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';

/** Believed by some, against CR 508.4: that what is put onto the battlefield attacking has attacked. */
export const attacksAsItEnters = (state: GameState): boolean =>
  beliefsOf(state).putAttacking === 'attacked';
