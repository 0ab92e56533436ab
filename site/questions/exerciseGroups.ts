import type { Playing } from '../library/judged/playing.ts';
import { entriesOf, type Telling } from '../view/entries.ts';
import { type QuestionGroup, questionGroups } from './questionGroups.ts';

/** What an exercise asks, in words of its own: there is no prose to say what happened, and what is asked. */
export function exerciseGroups(
  { main, questions }: Playing,
  slug: string,
  telling: Telling,
): readonly QuestionGroup[] {
  const entries = entriesOf(main, telling);
  return questionGroups(questions, NO_PROSE, slug, () => telling).map((group, index) => {
    const before = entries.slice(0, questions[index]?.framesBefore ?? 0);
    const said = before.filter((_, at) => !isSeen(main.frames[at]?.events ?? []));
    const soFar = said.map(({ sentence, details }) => [sentence, ...details].join(' '));
    return {
      ...group,
      questions: group.questions.map((question) => ({
        ...question,
        text: [...soFar, question.text].join(' '),
      })),
    };
  });
}

const NO_PROSE = { questions: {}, reasons: {} };

/** The board shows who attacks and who blocks. */
const isSeen = (events: Playing['main']['frames'][number]['events']): boolean =>
  events.every(({ kind }) => kind === 'attack' || kind === 'block' || kind === 'priorityGiven');
