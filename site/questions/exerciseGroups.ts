import type { Playing } from '../library/judged/playing.ts';
import { entriesOf, type Telling } from '../view/entries.ts';
import { type QuestionGroup, questionGroups } from './questionGroups.ts';

/** What an exercise asks, in words of its own, with what has happened by then: there is no prose to say it. */
export const exerciseGroups = (
  { main, questions }: Playing,
  slug: string,
  telling: Telling,
): readonly QuestionGroup[] =>
  questionGroups(questions, NO_PROSE, slug, () => telling).map((group, index) => ({
    ...group,
    caption: entriesOf(main, telling)
      .slice(0, questions[index]?.framesBefore ?? 0)
      .map(({ sentence }) => sentence)
      .join(' '),
  }));

const NO_PROSE = { questions: {}, reasons: {} };
