import type { GameEvent } from '../log/gameEvent.ts';
import type { GameState } from '../state/gameState.ts';
import type { DelayedTrigger, WaitingTrigger } from '../state/stack.ts';
import type { TriggeredAbility } from '../vocabulary/triggeredAbilities.ts';

/** CR 603.7b: the delayed triggered abilities whose step has begun; each triggers once. */
export const delayedTriggersFrom = (
  state: GameState,
  events: readonly GameEvent[],
): readonly WaitingTrigger[] =>
  state.delayedTriggers
    .filter((delayed) => isTime(state, delayed, events))
    .map(({ source, controller, at, effects, context }) => ({
      source,
      controller,
      context,
      ability: {
        kind: 'triggered',
        ...momentOf(at),
        of: { kind: 'reference', reference: 'self' },
        targets: [],
        effects,
      },
    }));

type Moment = Pick<TriggeredAbility, 'event' | 'step'>;

const momentOf = (at: DelayedTrigger['at']): Moment => {
  switch (at) {
    case 'youLoseControl':
      return { event: 'changesController' };
    case 'yourUpkeep':
      return { event: 'beginningOfStep', step: 'upkeep' };
    case 'addedCombat':
      return { event: 'beginningOfStep', step: 'beginningOfCombat' };
    default:
      return { event: 'beginningOfStep', step: at };
  }
};

/** The state without the delayed triggered abilities that have triggered. */
export const withoutDelayed = (state: GameState, events: readonly GameEvent[]): GameState => ({
  ...state,
  delayedTriggers: state.delayedTriggers.filter((delayed) => !isTime(state, delayed, events)),
});

const isTime = (
  { turn }: GameState,
  { at, controller, context, combatPhase }: DelayedTrigger,
  events: readonly GameEvent[],
): boolean =>
  events.some((event) => {
    switch (event.kind) {
      case 'stepBegan':
        if (at === 'yourUpkeep') return event.step === 'upkeep' && turn.activePlayer === controller;
        // The phase that begins is not counted yet.
        return at === 'addedCombat'
          ? event.step === 'beginningOfCombat' && combatPhase === (turn.combatPhases ?? 0) + 1
          : event.step === at;
      case 'controlGained':
        return (
          at === 'youLoseControl' &&
          event.player !== controller &&
          context.targets?.some((one) => one?.kind === 'object' && one.object === event.object)
        );
      default:
        return false;
    }
  });
