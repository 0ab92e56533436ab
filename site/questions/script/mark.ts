import type { ProofLine } from '../../view/proof.ts';
import type { Marking, MarkingOf } from '../marking.ts';
import type { MarkWords } from '../markWords.ts';
import type { BoardControls } from '../touch/boardControls.ts';
import type { AnswerPair } from '../wanted.ts';
import type { MARKS_SHOWN } from './showMark.ts';

/** How a control's answer is read and marked in the browser. */
export interface ControlPart<K extends Marking['kind']> {
  /** What a form with the control needs beside it: what changes as it is filled in. */
  readonly begin?: (form: HTMLFormElement) => void;
  /** Loads what marking needs, and marks something once: what has been run before answers sooner. */
  readonly prepare?: (form: HTMLFormElement, marking: MarkingOf<K>) => Promise<unknown>;
  /** `warned`: what is missing has been said, and nothing has been changed since. Rejects where something can't be loaded. */
  readonly mark: (
    form: HTMLFormElement,
    marking: MarkingOf<K>,
    warned: boolean,
  ) => Mark | Promise<Mark>;
}

export type Mark =
  | { readonly kind: 'missing'; readonly hint: string }
  /** How much of it is right. */
  | { readonly kind: 'counted'; readonly right: number; readonly all: number }
  /** The answer is not right, for a reason of its own. */
  | { readonly kind: 'wrong'; readonly text: string }
  /** Past what the engine can decide: neither right nor wrong. */
  | { readonly kind: 'unproved'; readonly lines: readonly ProofLine[] }
  | {
      readonly kind: 'ruled';
      readonly right: boolean;
      readonly lines: readonly ProofLine[];
      readonly faults: readonly Fault[];
      /** What would be right, with the fewest changes; empty where nothing is told of that. */
      readonly nearest: readonly AnswerPair[];
    };

/** What the event `marked` of a question brings: an answer and its mark, before it is told. */
export interface MarkedAnswer {
  readonly form: HTMLFormElement;
  readonly mark: Mark;
  readonly words: MarkWords;
  readonly shown: typeof MARKS_SHOWN;
  /** Where it is answered on the board. */
  readonly board: BoardControls | undefined;
}

/** What is to blame, by short names, the first before the others; and the rule that says so. */
export interface Fault {
  readonly blamed: readonly string[];
  readonly rule: string;
  /** How much the last of them is short of lethal damage, in words; empty where that is not what is wrong. */
  readonly short: string;
  /** A requirement that is not obeyed: nothing that was declared is wrong, something is missing. */
  readonly isUnmet: boolean;
}

export const isRight = (mark: Mark): boolean =>
  mark.kind === 'counted' ? mark.right === mark.all : mark.kind === 'ruled' && mark.right;

/** The mark for what is right or wrong as a whole. */
export const whole = (right: boolean): Mark => ({ kind: 'counted', right: right ? 1 : 0, all: 1 });

export const markedEvent = (detail: MarkedAnswer): CustomEvent<MarkedAnswer> =>
  new CustomEvent('marked', { bubbles: true, cancelable: true, detail });
