import type { Misreading } from '../engine.ts';
import type { AnswerKind, AnswerKindName, AnswerOf, QuestionPlace } from './answerKind.ts';
import { ANSWER_KINDS } from './answerKinds.ts';
import type { Marking } from './marking.ts';
import { type Mistaken, mistakenBy } from './mistakenBy.ts';

/** What the mistakes mark with that tell on a question; none where an answer of theirs can't be given with its control. */
export const mistakenIn = (
  misreadings: readonly Misreading[],
  place: QuestionPlace,
): readonly Mistaken[] =>
  mistakenBy(misreadings, (answer) => markingFor(answer.kind, answer, place));

function markingFor<K extends AnswerKindName>(
  name: K,
  answer: AnswerOf<K>,
  place: QuestionPlace,
): Marking | undefined {
  const right = place.question.answer;
  if (right.kind !== name) return undefined;
  const kind: AnswerKind<K> = ANSWER_KINDS[name];
  const given = kind.givenAs === undefined ? answer : kind.givenAs(answer, right as AnswerOf<K>);
  return given && kind.marking(given, place);
}
