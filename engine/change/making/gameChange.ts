import type { GameEvent } from '../../log/gameEvent.ts';
import type { GameState } from '../../state/gameState.ts';

/** What came of a change: the new state, and the events that tell it, in order. */
export interface GameChange {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

export const unchanged = (state: GameState): GameChange => ({ state, events: [] });

/**
 * Makes one change after another and keeps all their events.
 * Not called `then`: a module that exports that name is taken for a promise when it is imported.
 */
export function andThen(first: GameChange, next: (state: GameState) => GameChange): GameChange {
  const second = next(first.state);
  return { state: second.state, events: [...first.events, ...second.events] };
}

/** Makes the same change to each in turn. */
export const forEach = <T>(
  state: GameState,
  items: readonly T[],
  change: (state: GameState, item: T) => GameChange,
): GameChange =>
  items.reduce((so, item) => andThen(so, (now) => change(now, item)), unchanged(state));
