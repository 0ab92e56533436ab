import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { RemovalCause } from '../combat/removeFromCombat.ts';

/** Believed by some, against CR 506.4: that what regenerates or changes its controller goes on attacking or blocking. */
export const isThoughtToStay = (state: GameState, because: RemovalCause): boolean =>
  beliefsOf(state).leavers === 'stayInCombat' &&
  (because === 'regenerated' || because === 'controllerChanged');
