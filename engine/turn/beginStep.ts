import { endDurations } from '../change/endDurations.ts';
import { andThen, type GameChange, unchanged } from '../change/making/gameChange.ts';
import { eventIn } from '../change/making/withParts.ts';
import type { GameState } from '../state/gameState.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { rulesOfStep } from './stepRules.ts';
import { record, type TurnContext } from './turnContext.ts';

/** The only place where it is said which step it is. */
export const enterStep = (context: TurnContext, step: Step): TurnContext => ({
  ...context,
  game: { ...context.game, turn: { ...context.game.turn, step } },
  announced: [],
});

/** The step begins: told, after what happened on the way to it. */
export function beginStep({ between, ...context }: TurnContext): TurnContext {
  const { game } = context;
  const { step } = game.turn;
  const began: GameChange = {
    state: game,
    events: [...between, eventIn(game, { kind: 'stepBegan', step }, rulesOfStep(game, step))],
  };
  return record({ ...context, between: [] }, andThen(began, expire));
}

// CR 500.4: what lasts until a step ends as it begins.
const expire = (state: GameState): GameChange =>
  state.turn.step === 'upkeep' ? endDurations(state, 'yourNextUpkeep') : unchanged(state);
