import { leaveCombatIfTapped } from '../change/beliefs/leaveCombatIfTapped.ts';
import { endLapsed } from '../change/endLapsed.ts';
import { andThen, type GameChange } from '../change/making/gameChange.ts';
import { remember } from '../change/making/turnHistory.ts';
import type { GameEvent, LogEntry } from '../log/gameEvent.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { addTriggers } from '../triggers/detect.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { type IsMeant, isOfThatTrigger, withoutConsumedChoices } from './consumedChoices.ts';

/** Everything the turn machine knows: with the state's name it is the whole snapshot, and survives JSON. */
export interface TurnContext {
  readonly game: GameState;
  readonly log: readonly LogEntry[];
  /** CR 510.1: what has been announced in the combat damage step that is going on. */
  readonly announced: readonly AnnouncedDamage[];
  /** How many choices have been said. */
  readonly choicesSaid: number;
  /** What happens on the way from one step to another, which is told as the other begins. */
  readonly between: readonly GameEvent[];
}

export interface AnnouncedDamage {
  readonly player: PlayerId;
  readonly assignments: readonly CombatDamageAssignment[];
}

/**
 * The context after a change: its events are logged, what they trigger waits (CR 603.2), and what was chosen in it as
 * players had said is used up; `isMeant`: of what they said.
 */
export function record(
  context: TurnContext,
  changed: GameChange,
  isMeant: IsMeant = isOfThatTrigger,
): TurnContext {
  const { state: triggered, events } = addTriggers(
    context.game,
    andThen(leaveCombatIfTapped(context.game, changed), endLapsed),
  );
  const state = withoutConsumedChoices(remember(context.game, triggered, events), events, isMeant);
  const { number, step } = state.turn;
  return {
    ...context,
    game: state,
    log: [...context.log, ...events.map((event): LogEntry => ({ turn: number, step, event }))],
  };
}

/** The context after a change on the way from one step to another. */
export const betweenSteps = (context: TurnContext, { state, events }: GameChange): TurnContext => ({
  ...context,
  game: state,
  between: [...context.between, ...events],
});
