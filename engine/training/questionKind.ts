import type { RuleKey } from '../citation/ruleIndex.ts';
import type { BoardView } from '../explanation/boardView.ts';
import type { Stuck } from '../scenario/advance.ts';
import type { Line } from '../scenario/line.ts';
import type { Tryable } from '../scenario/scenario.ts';
import {
  type QuestionFields,
  type Writing,
  type WrittenQuestion,
  writtenQuestion,
} from '../scenario/schema/question.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { Result } from '../vocabulary/result.ts';
import type { RulePattern } from './mayDecide.ts';
import type { Position } from './position.ts';

/** Everything about a kind of question but its words: how it is written, asked and answered. */
export interface QuestionKind<A, N> extends WrittenQuestion<A>, Answering<A, N> {}

/** How a kind of question is answered: `A` is what such a question asks, `N` its answer. */
export interface Answering<A, N> {
  /** The kind of act that it turns on: asked before the first such, so that nothing of the answer is shown. */
  readonly askedBefore: (ask: A) => Tryable['kind'] | undefined;
  /** The board as whoever is asked sees it, less what tells the answer; left out, all of it. */
  readonly shown?: (ask: A, board: BoardView) => BoardView;
  /** On to where it can be asked; left out, to the decision that such an act belongs to. */
  readonly goTo?: (ask: A, line: Line) => Result<Line, Stuck>;
  /** The answer, by playing on; nothing where the board does not allow it to be asked. */
  readonly answer: (ask: A, position: Position) => N | undefined;
  /** What such an answer can rest on, whoever names its rules. */
  readonly mayDecide: (ask: A) => readonly RulePattern[];
  /** The rules by which the engine came to it; none where what refuses an act or an option is told with it. */
  readonly rules: (answer: N, ask: A) => readonly RuleKey[];
  /** The answer as a file may state it. */
  readonly text: (answer: N) => string;
  /** Everything that is right, where that is more than an answer's text tells: two answers are one where this is one. */
  readonly allRight?: (answer: N, position: Position) => string;
  /** Who it is that answers, where that hangs on the board. */
  readonly answeredBy?: (answer: N) => PlayerId;
  /** Whether the answer lies in what is there as it is asked, or comes of playing on. */
  readonly answerLiesIn: (ask: A) => 'whatIsThere' | 'playingOn';
}

/** A kind of question from its parts. */
export const questionKind = <F extends QuestionFields, A extends Kinded, N extends Kinded>(
  kind: Writing<F, A> & Answering<A, N>,
): QuestionKind<A, N> => ({ ...kind, ...writtenQuestion(kind) });

interface Kinded {
  readonly kind: string;
}
