import type { GameState } from '../state/gameState.ts';
import { hasLapsed } from '../state/lapsed.ts';
import { endEffects } from './endEffects.ts';
import { andThen, type GameChange, unchanged } from './making/gameChange.ts';

/** CR 611.2b: ends what lasted for as long as something was so that is so no longer, and what lapses with that. */
export function endLapsed(state: GameState): GameChange {
  const over = state.continuousEffects.filter((effect) => hasLapsed(state, effect));
  if (over.length === 0) return unchanged(state);
  const left = state.continuousEffects.filter((effect) => !over.includes(effect));
  const ended = endEffects({ ...state, continuousEffects: left }, over, 'effect.forAsLongAs');
  return andThen(ended, endLapsed);
}
