import { andThen, type Changed, forEach } from '../change/changed.ts';
import { removeCounters } from '../change/counters.ts';
import type { GameState } from '../state/gameState.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { amountIn, choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

type PerformAll = (state: GameState, effects: readonly Effect[], resolution: Resolution) => Changed;

/** Takes counters off; where there are none to take, something else may happen (fading). */
export function performCounterRemoval(
  state: GameState,
  effect: Extract<Effect, { readonly kind: 'removeCounters' }>,
  resolution: Resolution,
  performAll: PerformAll,
): Changed {
  const n = amountIn(state, effect.n, resolution);
  const { counter, otherwise = [] } = effect;
  const objects = choicesOf(state, effect.subject, resolution).flatMap((choice) =>
    choice.kind === 'object' ? [choice.object] : [],
  );
  const removed = forEach(state, objects, (now, id) =>
    removeCounters(now, id, { counter, n, by: resolution.source }),
  );
  return removed.events.length > 0
    ? removed
    : andThen(removed, (now) => performAll(now, otherwise, resolution));
}
