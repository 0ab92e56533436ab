import type { Control } from '../control.ts';
import type { MarkingOf } from '../marking.ts';
import type {
  AnswerKind,
  AnswerKindName,
  AnswerOf,
  AnswerWords,
  QuestionPlace,
} from './answerKind.ts';

/** A question by its kind of answer: how it is asked, given, marked and answered in words. */
export interface QuestionParts<C extends Control['kind']> {
  readonly asks: string | undefined;
  readonly control: Extract<Control, { readonly kind: C }>;
  readonly marking: MarkingOf<C>;
  readonly words: AnswerWords;
}

export const questionParts = <K extends AnswerKindName, C extends Control['kind'], M>(
  kind: AnswerKind<K, C, M>,
  answer: AnswerOf<K>,
  place: QuestionPlace<M>,
): QuestionParts<C> => ({
  asks: kind.asks?.(answer, place),
  control: kind.control(answer, place),
  marking: kind.marking(answer, place),
  words: kind.words(answer, place.telling),
});

/** With what another answer is marked; nothing where it can't be given with the control for the right one. */
export function markingGiven<K extends AnswerKindName, C extends Control['kind'], M>(
  kind: AnswerKind<K, C, M>,
  right: AnswerOf<K>,
  other: AnswerOf<K>,
  place: QuestionPlace<M>,
): MarkingOf<C> | undefined {
  const given = kind.givenAs === undefined ? other : kind.givenAs(other, right);
  return given && kind.marking(given, place);
}
