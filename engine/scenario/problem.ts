import type { Violation } from '../log/verdict.ts';
import type { ChoicePart } from '../state/choice.ts';
import type { Decision } from '../turn/decision.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { Stuck } from './advance.ts';
import type { BoardFault } from './faults/boardFault.ts';
import type { Place } from './place.ts';

/** A step of a turn. */
export interface StepOfTurn {
  readonly turn: number;
  readonly step: Step;
}

/** A scenario that does not play as its author expects: where in the file, and what came instead. */
export interface PlayProblem {
  readonly branch: string;
  readonly at: Place;
  readonly trouble: Trouble;
}

export type Trouble =
  | { readonly kind: 'refusedInstead'; readonly violations: readonly Violation[] }
  | { readonly kind: 'allowedInstead' }
  | { readonly kind: 'decisionMissing'; readonly decision: Decision }
  | { readonly kind: 'neverComes' }
  /** Nobody could have the board that a program has made. */
  | { readonly kind: 'impossibleBoard'; readonly fault: BoardFault }
  /** No blockers can be declared: nobody attacked, or nothing attacks any more. */
  | { readonly kind: 'noBlockersStep' }
  | { readonly kind: 'nothingToBlock' }
  /** A choice of which the game never asked, or of somebody else, or which was not legal as it did. */
  | {
      readonly kind: 'choiceNotUsed';
      readonly part: ChoicePart;
      readonly because: 'notAsked' | 'notLegal' | 'otherPlayer';
    }
  /** It names the seventh of a source's triggers, and no more than so many go onto the stack together. */
  | { readonly kind: 'noSuchTrigger'; readonly nth: number; readonly most: number }
  /** Why the game never comes to where a question could be asked. */
  | { readonly kind: 'nothingToAsk'; readonly question: string; readonly because: Stuck['kind'] }
  /** Its scripts make every choice, and it says that some are taken. */
  | { readonly kind: 'noChoiceLeft' }
  /** What an act says that nothing in it asks for. */
  | { readonly kind: 'notUsed'; readonly what: string }
  /** The act belongs to something that this turn has no more of. */
  | { readonly kind: 'ranPast'; readonly from: StepOfTurn; readonly to: StepOfTurn }
  /** So many objects at once, or payments, that the game can't be told. */
  | { readonly kind: 'tooMuch'; readonly n: number }
  /** `what` names the field of the expectation; both sides in the file's own words. */
  | {
      readonly kind: 'differs';
      readonly what: string;
      readonly expected: string;
      readonly found: string;
    };
