import type { Cited } from '../citation/cited.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { ActEvent } from './actEvents.ts';
import type { ChangeEvent } from './changeEvents.ts';
import type { ChoiceEvent } from './choiceEvents.ts';
import type { DamageEvent } from './damageEvents.ts';
import type { DeclarationEvent } from './declarationEvents.ts';
import type { EffectEvent } from './effectEvents.ts';
import type { StackEvent } from './stackEvents.ts';
import type { TurnEvent } from './turnEvents.ts';

/** One thing that happened, told in past tense and in data, with the rules that made it so. */
export type GameEvent = EventBody & Cited;

export type EventBody =
  | ActEvent
  | TurnEvent
  | ChoiceEvent
  | DeclarationEvent
  | DamageEvent
  | ChangeEvent
  | StackEvent
  | EffectEvent;

export type EventKind = EventBody['kind'];

/** An event with its place in the turn. */
export interface LogEntry {
  readonly turn: number;
  readonly step: Step;
  readonly event: GameEvent;
}
