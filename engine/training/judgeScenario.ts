import type { EditionId } from '../citation/editions.ts';
import { heldAgainstFile, playScripts, type ScenarioPlayed } from '../scenario/play.ts';
import type { PlayProblem } from '../scenario/problem.ts';
import type { Question } from '../scenario/question.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { AnsweredQuestion } from './answeredQuestion.ts';
import { answersTo } from './ask.ts';
import type { Ask } from './questionKinds.ts';

export interface JudgedScenario extends ScenarioPlayed {
  readonly questions: readonly AnsweredQuestion[];
}

/**
 * Plays a scenario in an edition and answers its questions. A question that the board does not allow to be asked, and
 * an answer that the file states and the engine does not give, are problems like any other.
 */
export function judgeScenario(scenario: Scenario<Ask>, edition: EditionId): JudgedScenario {
  const scripts = playScripts(scenario, edition);
  const played = heldAgainstFile(scripts);
  // Where the script itself goes wrong, its questions mean nothing.
  if (!played.holds) return { ...played, questions: [] };
  const answers = answersTo(scenario, edition, scripts);
  const problems = answers.flatMap(({ question, answered }) =>
    problemsOf(question, answered?.text),
  );
  return {
    ...played,
    holds: problems.length === 0,
    problems,
    questions: answers.flatMap(({ answered }) => answered?.question ?? []),
  };
}

function problemsOf(
  { id, branch, at, stated }: Question,
  found: string | undefined,
): readonly PlayProblem[] {
  const differs = (expected: string, instead: string): readonly PlayProblem[] => [
    { branch, at, trouble: { kind: 'differs', what: `question ${id}`, expected, found: instead } },
  ];
  if (found === undefined) return differs('something to ask', 'nothing');
  return stated === undefined || stated === found ? [] : differs(stated, found);
}
