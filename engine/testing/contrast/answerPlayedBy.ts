import type { EditionId } from '../../citation/editions.ts';
import type { Beliefs } from '../../mistakes/belief.ts';
import { lineTakenBy } from '../../scenario/line.ts';
import { playOn } from '../../scenario/play.ts';
import type { Question } from '../../scenario/question.ts';
import type { ScenarioAsking } from '../../scenario/scenario.ts';
import type { ScriptToPlay } from '../../scenario/scriptToPlay.ts';
import { lineAsAsked } from '../../training/position.ts';
import type { QuestionKind } from '../../training/questionKind.ts';
import {
  type Answer,
  type Ask,
  type KindName,
  QUESTION_KINDS,
} from '../../training/questionKinds.ts';
import { questionWithScript } from './questionWithScript.ts';

/** What a question is answered, with all that is right, where from it on the game is played by other rules. */
export function answerPlayedBy(
  scenario: ScenarioAsking<Ask>,
  edition: EditionId,
  id: string,
  believed: Beliefs,
): string | undefined {
  const { question, script } = questionWithScript(scenario, id);
  return ofKind(question.ask.kind, { question, script, edition, believed });
}

interface Asking<A extends Ask> {
  readonly question: Question<A>;
  readonly script: ScriptToPlay;
  readonly edition: EditionId;
  readonly believed: Beliefs;
}

const ofKind = <K extends KindName>(name: K, asking: Asking<Ask<K>>): string | undefined =>
  playedOn(QUESTION_KINDS[name], asking);

function playedOn<A extends Ask, N extends Answer>(
  kind: QuestionKind<A, N>,
  { question, script, edition, believed }: Asking<A>,
): string | undefined {
  const { line: asked, played } = lineAsAsked(kind, question, script, edition);
  const line = lineTakenBy(asked, believed);
  const { line: end } = playOn(line, script, { edition, after: played });
  const position = { line, end, from: line.moments.length, frames: [] };
  const answer = kind.answer(question.ask, position);
  return answer && (kind.allRight?.(answer, position) ?? kind.text(answer));
}
