import type { GameChange } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import type { Ranked } from '../citation/cited.ts';
import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import { isThoughtToWait } from './beliefs/attackTriggers.ts';
import { hasResolved } from './hasResolved.ts';
import { STEP_RULES } from './stepRules.ts';
import { record, type TurnContext } from './turnContext.ts';

/** CR 117.3a-b: priority goes to the active player as a step starts and after a resolution; they keep what they have. */
export function givePriority(context: TurnContext): TurnContext {
  const { game, log } = context;
  if (game.priority.kind === 'player') return context;
  const { activePlayer: player, step } = game.turn;
  const given: GameState = { ...game, priority: { kind: 'player', player, passed: [] } };
  const { priority, unless } = STEP_RULES[step];
  const after = hasResolved(log) ? 'resolution' : 'stepBegan';
  const rules: Ranked =
    after === 'resolution'
      ? { decides: ['priority.afterResolution'], applies: [] }
      : { decides: [unless ?? priority], applies: ['priority.atBeginningOfStep'] };
  return record(context, logged(given, { kind: 'priorityGiven', player, after }, rules));
}

/** CR 117.4: all have passed in succession. */
export const allPassed = (state: GameState): GameChange =>
  somethingResolves(state)
    ? logged(state, { kind: 'allPassed', next: 'topResolves' }, 'priority.allPass')
    : logged(
        state,
        { kind: 'allPassed', next: 'stepEnds' },
        { decides: ['turn.stepEndsWhenAllPass'], applies: ['priority.allPass'] },
      );

/** CR 117.4: whether the top of the stack resolves now, since all have passed; otherwise the step ends. */
export const somethingResolves = (state: GameState): boolean =>
  state.stack.length > 0 && !isThoughtToWait(state);

/** CR 117.3c: whoever cast or activated something has priority again, and everybody may act anew. */
export const keepPriority = (state: GameState, player: PlayerId): GameState => ({
  ...state,
  priority: { kind: 'player', player, passed: [] },
});

export const nobodyHasPriority = (state: GameState): GameState => ({
  ...state,
  priority: { kind: 'nobody' },
});

/** CR 117.3d: the next player in turn order gets priority. */
export function passPriority(state: GameState): GameState {
  if (state.priority.kind === 'nobody') return state;
  const order = inTurnOrder(state);
  const { player, passed } = state.priority;
  const next = known(order[(order.indexOf(player) + 1) % order.length], 'next player');
  return { ...state, priority: { kind: 'player', player: next, passed: [...passed, player] } };
}

/** CR 117.4: whether this pass would make all players have passed in succession. */
export const isLastPass = (state: GameState): boolean =>
  state.priority.kind === 'player' && state.priority.passed.length + 1 >= inTurnOrder(state).length;
