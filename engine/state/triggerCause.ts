import type { TriggerCode } from '../language/trigger.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { GameState } from './gameState.ts';
import type { TriggeredItem } from './stack.ts';

/** What tells a triggered ability from others of its source: what it triggered on, and what that was about. */
export interface TriggerCause {
  readonly trigger: TriggerCode;
  readonly about: ObjectId | undefined;
  /** Which began, where it triggered on that. */
  readonly step?: Step;
}

/** What a step that begins triggers goes onto the stack in that step. */
export const stepOf = (trigger: TriggerCode, { turn }: GameState): Pick<TriggerCause, 'step'> =>
  trigger === 'beginningOfStep' ? { step: turn.step } : {};

/** That of an ability on the stack; nothing where no others of its source went there with it. */
export const causeTold = (
  { amongOthers, ability: { event: trigger }, context }: TriggeredItem,
  state: GameState,
): { readonly cause?: TriggerCause } =>
  amongOthers === undefined
    ? {}
    : { cause: { trigger, about: context.eventCreature, ...stepOf(trigger, state) } };
