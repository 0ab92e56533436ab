import { legendFor } from '../../explanation/legend.ts';
import { viewState } from '../../explanation/viewBoard.ts';
import { gameOf } from '../../scenario/line.ts';
import { playScript, type ScriptPlayed } from '../../scenario/play.ts';
import type { Question } from '../../scenario/question.ts';
import type { AnsweredQuestion } from '../../training/answeredQuestion.ts';
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

/** What can be asked of a board, as the end of its line says it, with its answer and nothing of why that is so. */
export interface LessonOffered {
  readonly asks: string;
  readonly question: AnsweredQuestion;
}

/** All that can be asked of a board and whose answer does not go without saying. */
export function lessonsOn(board: Board): readonly LessonOffered[] {
  const standing = standingOn(board);
  if (standing === undefined) return [];
  const played = playedOf(standing);
  return asksFor(standing).flatMap((asks): readonly LessonOffered[] => {
    const ask = askOf(asks, standing);
    const question = ask && answeredOnly(ask, played, board);
    return question === undefined || goesWithoutSaying(question.answer)
      ? []
      : [{ asks: writeLessonAsk(asks), question }];
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

/** Without what takes long to find. */
const answeredOnly = (
  ask: AskOfLesson,
  { script, after, whole }: PlayedLesson,
  board: Board,
): AnsweredQuestion | undefined =>
  byKind(ask, (kind, one): AnsweredQuestion | undefined => {
    const question = questionOf(one, after, board);
    const { line } = lineAsAsked(kind, question, script, board.edition);
    const answer = kind.answer(one, {
      line,
      end: whole.line,
      from: line.moments.length,
      frames: whole.replay.frames,
    });
    return (
      answer && {
        question,
        edition: board.edition,
        state: gameOf(line),
        board: viewState(gameOf(line), legendFor(whole.line.moments)),
        framesBefore: 0,
        answer,
        rules: [],
        reasons: [],
      }
    );
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
