import type { AnsweredQuestion } from '../../engine.ts';
import type { Playing } from '../../library/judged/playing.ts';
import type { Telling } from '../../view/entries.ts';
import { beforeAsked } from './beforeAsked.ts';
import { type QuestionGroup, questionGroups } from './questionGroups.ts';

/** How it went, and what is asked of it. */
type Asked = Pick<Playing, 'main'> & { readonly questions: readonly AnsweredQuestion[] };

/** What an exercise asks, in words of its own: there is no prose to say what happened, and what is asked. */
export function exerciseGroups(
  { main, questions }: Asked,
  slug: string,
  telling: Telling,
): readonly QuestionGroup[] {
  const before = beforeAsked(main, questions, telling);
  return questionGroups(questions, NO_PROSE, slug, () => telling).map((group, index) => ({
    ...group,
    questions: group.questions.map((question) => ({ ...question, before: before[index] ?? '' })),
  }));
}

const NO_PROSE = { questions: {}, reasons: {} };
