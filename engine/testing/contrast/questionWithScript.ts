import type { Question } from '../../scenario/question.ts';
import type { ScenarioAsking } from '../../scenario/scenario.ts';
import { type ScriptToPlay, scriptsOf } from '../../scenario/scriptToPlay.ts';
import type { Ask } from '../../training/questionKinds.ts';
import { known } from '../../vocabulary/result.ts';

/** A question of a scenario, which has it, and the script on whose line it is asked. */
export function questionWithScript(
  scenario: ScenarioAsking<Ask>,
  id: string,
): { readonly question: Question<Ask>; readonly script: ScriptToPlay } {
  const question = known(
    scenario.questions.find((one) => one.id === id),
    `question ${id}`,
  );
  const script = known(
    scriptsOf(scenario).find(({ branch }) => branch === question.branch),
    `branch ${question.branch}`,
  );
  return { question, script };
}
