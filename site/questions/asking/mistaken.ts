import type { Misreading } from '../../engine.ts';
import type { Marking } from '../marking.ts';
import type { AnswerKindName, AnswerOf, QuestionPlace } from './answerKind.ts';
import { ANSWER_KINDS } from './answerKinds.ts';
import { type Mistaken, mistakenBy } from './mistakenBy.ts';
import { markingGiven } from './questionParts.ts';

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
  return markingGiven(ANSWER_KINDS[name], right as AnswerOf<K>, answer, place);
}
