import { citedIn } from '../citation/cited.ts';
import type { EditionId } from '../citation/editions.ts';
import type { BoardView } from '../explanation/boardView.ts';
import { legendFor } from '../explanation/legend.ts';
import { viewState } from '../explanation/viewBoard.ts';
import type { MistakeName } from '../mistakes/index.ts';
import type { Stuck } from '../scenario/advance.ts';
import { decisionOf, gameOf, type Line } from '../scenario/line.ts';
import type { ScriptPlayed } from '../scenario/play.ts';
import type { Question } from '../scenario/question.ts';
import type { ScriptToPlay } from '../scenario/scriptToPlay.ts';
import { err, ok, type Result } from '../vocabulary/result.ts';
import type { PlayedQuestion } from './answeredQuestion.ts';
import { decidingFirst } from './contrast/deciding.ts';
import type { Misreading } from './misreading.ts';
import { misreadings } from './misreadings.ts';
import { lineAsAsked, type Position } from './position.ts';
import type { Answering } from './questionKind.ts';
import type { Answer, Ask } from './questionKinds.ts';
import { printingsAsked } from './reasons/printings.ts';
import type { Reason } from './reasons/reason.ts';
import { reasonsAsked } from './reasons/reasonsAsked.ts';

/** A question, with the script in which it is asked as it goes by the rules, and the mistakes that might tell. */
export interface QuestionAsked<A extends Ask> {
  readonly question: Question<A>;
  readonly script: ScriptToPlay;
  readonly whole: ScriptPlayed;
  readonly edition: EditionId;
  readonly awake: readonly MistakeName[];
}

export interface Answered {
  readonly question: PlayedQuestion;
  readonly misreadings: readonly Misreading[];
  /** The answer as a file may state it. */
  readonly text: string;
}

/** Where the board does not allow it to be asked, why the game does not come to it, if that is why. */
export function askedBy<A extends Ask, N extends Answer>(
  kind: Answering<A, N>,
  { question, script, whole, edition, awake }: QuestionAsked<A>,
): Result<Answered, Stuck | undefined> {
  const { line: end, replay } = whole;
  const { line, stuck, played } = lineAsAsked(kind, question, script, edition);
  const from = line.moments.length;
  const position: Position = { line, end, from, frames: replay.frames };
  const answer = kind.answer(question.ask, position);
  if (answer === undefined) return err(stuck);
  const asked = { position, script, played };
  const deciding =
    question.rules.length > 0
      ? { rules: question.rules, found: [] }
      : decidingFirst(kind, question.ask, asked, kind.rules(answer, question.ask));
  const misread = misreadings(kind, question.ask, { ...asked, answer, edition }, awake);
  const reasons = reasonsAsked(kind, question.ask, asked, answer, misread);
  return ok({
    question: {
      question,
      edition,
      state: gameOf(line),
      board: shownOf(kind, question.ask, boardOf(line, end)),
      framesBefore: replay.frames.filter(({ lastMoment }) => lastMoment < from).length,
      answer,
      rules: citedIn(edition, deciding.rules).decides,
      found: deciding.found,
      decision: decisionOf(line),
      announced: line.snapshot.context.announced,
      played,
      // Whoever never played by other rules learns more from what is there, unless that is only what triggers.
      reasons: reasons.some(isTelling)
        ? reasons
        : [...printingsAsked(kind, question.ask, asked, answer), ...reasons],
    },
    misreadings: misread,
    text: kind.text(answer),
  });
}

const isTelling = ({ altered }: Reason): boolean =>
  altered.kind !== 'taken' || altered.taken.kind !== 'ability';

const shownOf = <A extends Ask, N extends Answer>(
  { shown }: Answering<A, N>,
  ask: A,
  board: BoardView,
): BoardView => shown?.(ask, board) ?? board;

const boardOf = (line: Line, end: Line): BoardView =>
  viewState(gameOf(line), legendFor(end.moments));
