import type { GameState } from '../state/gameState.ts';
import { leaveCombatIfChanged } from './combat/leaveCombatIfChanged.ts';
import { andThen, type GameChange } from './making/gameChange.ts';
import { endPairs } from './pair.ts';

/**
 * What comes of it that permanents have other types: they leave combat, and are paired no longer. To be called after
 * whatever may change types.
 */
export const heedChanges = (state: GameState): GameChange =>
  andThen(leaveCombatIfChanged(state), endPairs);
