import type { Answer, AnsweredQuestion } from '../../engine.ts';
import type { DrawingWords } from '../../i18n/drawingWords.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { Notation } from '../../i18n/notationWords.ts';
import type { Telling } from '../../view/entries.ts';
import type { ProofLine } from '../../view/proof.ts';
import type { Control } from '../control.ts';
import type { MarkingOf } from '../marking.ts';

export type AnswerKindName = Answer['kind'];
export type AnswerOf<K extends AnswerKindName> = Extract<Answer, { readonly kind: K }>;

/**
 * A kind of answer on a page: how it is asked for, given and worded. `C` is the control that it is given with, `M` the
 * words that it takes: a browser can ask what `DrawingWords` are enough for.
 */
export interface AnswerKind<
  K extends AnswerKindName,
  C extends Control['kind'] = Control['kind'],
  M = Messages,
> {
  /** What is asked, where prose does not ask; nothing where only prose can. */
  readonly asks?: (answer: AnswerOf<K>, place: QuestionPlace<M>) => string | undefined;
  readonly control: (
    answer: AnswerOf<K>,
    place: QuestionPlace<M>,
  ) => Extract<Control, { readonly kind: C }>;
  /** What the browser is given to mark with. */
  readonly marking: (answer: AnswerOf<K>, place: QuestionPlace<M>) => MarkingOf<C>;
  readonly words: (answer: AnswerOf<K>, telling: Telling<M>) => AnswerWords;
  /** Another answer as it would be given with the control for the right one; left out, as it is. */
  readonly givenAs?: (answer: AnswerOf<K>, right: AnswerOf<K>) => AnswerOf<K> | undefined;
}

/** A question on the page of a scenario. */
export interface QuestionPlace<M = Messages> {
  readonly question: AnsweredQuestion;
  readonly slug: string;
  readonly telling: Telling<M>;
}

/** An answer as it can be read without a script. */
export interface AnswerWords {
  readonly text: string;
  /** What the notation is an example of. */
  readonly label: string;
  readonly notation: Notation;
  readonly lines: readonly ProofLine[];
}

/** An answer that a word or a number says. */
export const plainWords = (text: string, lines: readonly ProofLine[] = []): AnswerWords => ({
  text,
  label: '',
  notation: [],
  lines,
});

/** Any of several legal ways: how many there are, and one of them; `reaching`: how many of them come to what is asked for. */
export const oneOfTheWays = (
  legal: number | undefined,
  notation: Notation,
  { m }: Pick<Telling<DrawingWords>, 'm'>,
  reaching?: number,
): AnswerWords => {
  const words = m.chrome.answering;
  const all = legal === undefined ? words.manyWays : words.ways(legal);
  return {
    text: reaching === undefined ? all : `${all} ${m.aims.reaching(reaching)}`,
    label: (reaching ?? legal) === 1 ? words.onlyWay : words.oneOfThem,
    notation,
    lines: [],
  };
};
