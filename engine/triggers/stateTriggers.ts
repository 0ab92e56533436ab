import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { NO_CONTEXT, type WaitingTrigger } from '../state/stack.ts';
import { triggeredAbilitiesOf } from './triggeredAbilitiesOf.ts';

const STATE = 'stateHolds';

export type StateCode = typeof STATE;

/** CR 603.8: abilities that trigger as soon as the game is in a certain state, and not again while one of them waits. */
export function stateTriggers(state: GameState): readonly WaitingTrigger[] {
  const view = viewOf(state);
  return state.battlefield.flatMap((permanent) => {
    const { id: source, controller } = permanent;
    return triggeredAbilitiesOf(view, permanent, STATE)
      .filter(
        (ability) =>
          ability.if !== undefined &&
          holds(view, ability.if, { object: source, controller }) &&
          !isWaiting(state, permanent, ability),
      )
      .map((ability) => ({ source, controller, ability, context: NO_CONTEXT }));
  });
}

const isWaiting = (
  { stack, waitingTriggers }: GameState,
  { id }: Permanent,
  { event }: TriggeredAbility,
): boolean =>
  [...stack, ...waitingTriggers].some(
    (item) =>
      'source' in item &&
      item.source === id &&
      item.ability.kind === 'triggered' &&
      item.ability.event === event,
  );
