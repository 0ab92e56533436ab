import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameState } from './gameState.ts';
import { PERMITTED } from './permissions.ts';

/**
 * CR 508.1, 509.1: who makes the choices of a declaration in place of the player whose creatures they are, if some
 * effect names somebody; of several the one made last. What may be declared stays the same.
 */
export const chooserOf = (
  state: GameState,
  declaration: 'attack' | 'block',
): PlayerId | undefined =>
  declaration === 'attack' ? PERMITTED.chooseAttackers(state) : PERMITTED.chooseBlockers(state);
