import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import type { DelayedTrigger, WaitingTrigger } from '../state/stack.ts';

/** CR 603.7b: the delayed triggered abilities whose step has begun; each triggers once. */
export const delayedTriggersFrom = (
  state: GameState,
  events: readonly GameEvent[],
): readonly WaitingTrigger[] =>
  state.delayedTriggers
    .filter((delayed) => isTime(delayed, events))
    .map(({ source, controller, at, effects, context }) => ({
      source,
      controller,
      context,
      ability: {
        kind: 'triggered',
        event: 'beginningOfStep',
        of: { kind: 'reference', reference: 'self' },
        step: at,
        targets: [],
        effects,
      },
    }));

/** The state without the delayed triggered abilities that have triggered. */
export const withoutDelayed = (state: GameState, events: readonly GameEvent[]): GameState => ({
  ...state,
  delayedTriggers: state.delayedTriggers.filter((delayed) => !isTime(delayed, events)),
});

const isTime = ({ at }: DelayedTrigger, events: readonly GameEvent[]): boolean =>
  events.some((event) => event.kind === 'stepBegan' && event.step === at);
