import { playScript, type ScriptPlayed } from '../../scenario/play.ts';
import type { Question } from '../../scenario/question.ts';
import { type Answered, askedBy } from '../../training/askedBy.ts';
import { mistakesAwake } from '../../training/misreadings.ts';
import { lineAsAsked } from '../../training/position.ts';
import type { Answer, Ask } from '../../training/questionKinds.ts';
import type { Board } from '../board.ts';
import { readLessonAsk, writeLessonAsk } from '../lessonWords.ts';
import { byKind } from './answering.ts';
import { type AskOfLesson, askOf, asksFor } from './askOf.ts';
import { type LessonScript, scriptOf } from './script.ts';
import { type Standing, standingOn } from './standing.ts';

/** What can be asked of a board, as the end of its line says it, and what is answered. */
export interface LessonOffered {
  readonly asks: string;
  readonly ask: AskOfLesson;
  readonly answer: Answer;
}

/** All that can be asked of a board and whose answer does not go without saying. */
export function lessonsOn(board: Board): readonly LessonOffered[] {
  const standing = standingOn(board);
  if (standing === undefined) return [];
  const played = playedOf(standing);
  return asksFor(standing).flatMap((asks): readonly LessonOffered[] => {
    const ask = askOf(asks, standing);
    const answer = ask && answerTo(ask, played, board);
    return ask === undefined || answer === undefined || goesWithoutSaying(answer)
      ? []
      : [{ asks: writeLessonAsk(asks), ask, answer }];
  });
}

/** A question that is asked of a board, with its answer, what that turns on, and who answers otherwise. */
export interface Lesson extends Answered {
  readonly ask: AskOfLesson;
  readonly standing: Standing;
  readonly whole: ScriptPlayed;
}

/** Nothing where this can’t be asked of that board. */
export function lessonOn(board: Board, words: string): Lesson | undefined {
  const asks = readLessonAsk(words);
  const standing = standingOn(board);
  const ask = asks && standing && askOf(asks, standing);
  if (asks === undefined || standing === undefined || ask === undefined) return undefined;
  const { script, after, whole } = playedOf(standing);
  const { edition } = board;
  const awake = mistakesAwake(script, edition);
  const answered = byKind(ask, (kind, one) =>
    askedBy(kind, { question: questionOf(one, after, board), script, whole, edition, awake }),
  );
  return answered.ok ? { ...answered.value, ask, standing, whole } : undefined;
}

interface PlayedLesson extends LessonScript {
  readonly whole: ScriptPlayed;
}

function playedOf(standing: Standing): PlayedLesson {
  const { script, after } = scriptOf(standing);
  return { script, after, whole: playScript(script, { edition: standing.board.edition }) };
}

const questionOf = <A extends Ask>(ask: A, after: number, { edition }: Board): Question<A> => ({
  id: 'first',
  branch: 'main',
  after,
  editions: [edition],
  ask,
  stated: undefined,
  rules: [],
  at: { line: 1, column: 1 },
});

/** The answer alone, for whoever wants to know whether there is one. */
const answerTo = (
  ask: AskOfLesson,
  { script, after, whole }: PlayedLesson,
  board: Board,
): Answer | undefined =>
  byKind(ask, (kind, one): Answer | undefined => {
    const { line } = lineAsAsked(kind, questionOf(one, after, board), script, board.edition);
    return kind.answer(one, {
      line,
      end: whole.line,
      from: line.moments.length,
      frames: whole.replay.frames,
    });
  });

/** Nothing, all that could be, or more than anybody counts. */
function goesWithoutSaying(answer: Answer): boolean {
  switch (answer.kind) {
    case 'number':
      return answer.value <= 0 || answer.value > MOST_COUNTED;
    case 'pick': {
      const right = answer.options.filter((option) => option.right).length;
      return right === 0 || right === answer.options.length;
    }
    default:
      return false;
  }
}

const MOST_COUNTED = 40;
