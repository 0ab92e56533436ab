// What is believed of what damage triggers, where it is not so: that it resolves before anything dies of the damage.
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { putChosenTriggersOnStack, resolveAsChosen } from '../choices.ts';
import type { TurnContext } from '../turnContext.ts';

export const damageTriggersResolveFirst = (state: GameState): boolean =>
  state.waitingTriggers.length > 0 && beliefsOf(state).damageTriggersResolve === 'first';

/** What the damage has triggered, resolved; what that triggers then waits. */
export function resolveDamageTriggers(context: TurnContext): TurnContext {
  let now = putChosenTriggersOnStack(context);
  for (const _ of now.game.stack.slice(context.game.stack.length)) now = resolveAsChosen(now);
  return now;
}
