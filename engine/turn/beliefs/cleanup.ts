import { endDurations } from '../../change/endDurations.ts';
import type { GameChange } from '../../change/making/gameChange.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { stateBasedActions } from '../../stateBased/stateBasedActions.ts';

/**
 * Believed by some, against CR 514.2: that effects end before damage wears off, so that what they kept alive dies of it;
 * of the rest it wears off in another cleanup step. Nothing where nothing dies so.
 */
export function effectsEndFirst(state: GameState): GameChange | undefined {
  if (beliefsOf(state).cleanup === 'atOnce') return undefined;
  const ended = endDurations(state, 'endOfTurn');
  return stateBasedActions(ended.state).events.length > 0 ? ended : undefined;
}
