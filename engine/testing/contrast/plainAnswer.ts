import type { EditionId } from '../../citation/editions.ts';
import type { ScriptPlayed } from '../../scenario/play.ts';
import type { Question } from '../../scenario/question.ts';
import type { ScriptToPlay } from '../../scenario/scriptToPlay.ts';
import { lineAsAsked, type Position } from '../../training/position.ts';
import {
  type Answer,
  type Ask,
  type KindName,
  QUESTION_KINDS,
} from '../../training/questionKinds.ts';

export interface AskedPlainly<A extends Ask = Ask> {
  readonly question: Question<A>;
  /** That in which it is asked, and the same played to its end. */
  readonly script: ScriptToPlay;
  readonly whole: ScriptPlayed;
  readonly edition: EditionId;
}

/**
 * The answer to a question, without what decides it and what mistakes answer, which take far longer to find; nothing
 * where it can't be asked.
 */
export const plainAnswer = (asked: AskedPlainly): Answer | undefined =>
  ofKind(asked.question.ask.kind, asked);

function ofKind<K extends KindName>(
  name: K,
  { question, script, whole: { line: end, replay }, edition }: AskedPlainly<Ask<K>>,
): Answer<K> | undefined {
  const kind = QUESTION_KINDS[name];
  const { line } = lineAsAsked(kind, question, script, edition);
  const position: Position = { line, end, from: line.moments.length, frames: replay.frames };
  return kind.answer(question.ask, position);
}
