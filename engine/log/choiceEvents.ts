import type { ChoicePart } from '../state/choice.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What the rules ask of a player besides acts: parts of a choice, and what the game decides without one. */
export type AskedChoice =
  | ChoicePart
  /** CR 508.1, 509.1: nobody was declared, though somebody could have been. */
  | 'attackers'
  | 'blockers'
  | 'damageOrder'
  | 'division';

/** Choices, where the rules ask for one. */
export type ChoiceEvent =
  /** As the player had said. `chosen`: of what is named one by one, how much of it. */
  | {
      readonly kind: 'choiceMade';
      readonly player: PlayerId;
      readonly source?: ObjectId;
      readonly asked: ChoicePart;
      /** CR 122.1c: what counters of this kind do on the source, not the source itself. */
      readonly counter?: CounterKind;
      /** Where they had said which trigger of the source they meant. */
      readonly trigger?: number;
      readonly atRandom?: true;
      readonly chosen: readonly TargetChoice[];
    }
  /** Several were legal and the player had said nothing, or nothing legal: the first was taken. */
  | {
      readonly kind: 'choiceTaken';
      readonly player: PlayerId;
      readonly source?: ObjectId;
      readonly asked: AskedChoice;
      readonly counter?: CounterKind;
      readonly atRandom?: true;
    };
