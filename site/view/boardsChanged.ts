// Which boards come out otherwise from one edition to another: for the page on changes, for feeds, and for
// `npm run rules -- changes`.
import type { EditionId } from '../engine.ts';
import { courseIn, type ScenarioFacts } from '../library/judged/facts.ts';

/** What one board gives of its facts to tell of it. */
type Board = Pick<ScenarioFacts, 'slug' | 'genre' | 'editions' | 'courses' | 'answeredApart'>;

/** A board that comes out otherwise. */
export interface BoardChanged<B extends Board = ScenarioFacts> {
  readonly board: B;
  /** Its page in English. */
  readonly page: string;
  /** Whether something is ruled otherwise as it is played: a declaration, what happens, an outcome. */
  readonly isPlayedOtherwise: boolean;
  /** The questions that are answered otherwise, by their names. */
  readonly questions: readonly string[];
}

/** Those of `all` that come out otherwise by the rules of `after` than by those of `before`, in the order given. */
export const boardsChanged = <B extends Board>(
  all: readonly B[],
  before: EditionId,
  after: EditionId,
): readonly BoardChanged<B>[] =>
  all.flatMap((board) => {
    const isPlayedOtherwise = courseIn(board, after)?.differsFrom.includes(before) === true;
    const questions = board.answeredApart
      .filter(({ editions }) => editions.includes(before) !== editions.includes(after))
      .map(({ question }) => question);
    return isPlayedOtherwise || questions.length > 0
      ? [{ board, page: pageOf(board), isPlayedOtherwise, questions }]
      : [];
  });

const pageOf = ({ genre, slug }: Board): string =>
  genre === 'scenario' ? `/scenarios/${slug}/` : `/exercises/${slug}/`;
