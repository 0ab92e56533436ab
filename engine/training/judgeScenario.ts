import type { EditionId } from '../citation/editions.ts';
import type { Stuck } from '../scenario/advance.ts';
import { heldAgainstFile, playScripts, type ScenarioPlayed } from '../scenario/play.ts';
import type { PlayProblem } from '../scenario/problem.ts';
import type { Question } from '../scenario/question.ts';
import type { ScenarioAsking } from '../scenario/scenario.ts';
import { unusedTaken } from '../scenario/takenChoice.ts';
import type { Result } from '../vocabulary/result.ts';
import type { PlayedQuestion } from './answeredQuestion.ts';
import { answersTo } from './ask.ts';
import type { Answered } from './askedBy.ts';
import type { MisreadQuestion } from './misreading.ts';
import type { Ask } from './questionKinds.ts';

export interface JudgedInEdition extends JudgedScenario {
  readonly edition: EditionId;
}

export interface JudgedScenario extends ScenarioPlayed {
  readonly questions: readonly PlayedQuestion[];
  readonly misread: readonly MisreadQuestion[];
}

/** The same in several editions. */
export const judgeEditions = (
  scenario: ScenarioAsking<Ask>,
  editions: readonly EditionId[],
): readonly JudgedInEdition[] =>
  judgedTogether(
    scenario,
    editions.map((edition) => ({ edition, ...judgeScenario(scenario, edition) })),
  );

/** What was judged in each edition by itself: what only all of them together show is a problem of the first. */
export function judgedTogether(
  scenario: ScenarioAsking<Ask>,
  judged: readonly JudgedInEdition[],
): readonly JudgedInEdition[] {
  const isAll = scenario.editions.every((edition) => judged.some((one) => one.edition === edition));
  const idle = isAll ? unusedTaken(scenario, judged) : [];
  if (idle.length === 0) return judged;
  return judged.map((one, index) =>
    index === 0 ? { ...one, holds: false, problems: [...one.problems, ...idle] } : one,
  );
}

/**
 * Plays a scenario in an edition and answers its questions. A question that the board does not allow to be asked, and
 * an answer that the file states and the engine does not give, are problems like any other.
 */
export function judgeScenario(scenario: ScenarioAsking<Ask>, edition: EditionId): JudgedScenario {
  const scripts = playScripts(scenario, edition);
  const played = heldAgainstFile(scripts);
  // Where the script itself goes wrong, its questions mean nothing.
  if (!played.holds) return { ...played, questions: [], misread: [] };
  const answers = answersTo(scenario, edition, scripts);
  const problems = answers.flatMap(({ question, answered }) => problemsOf(question, answered));
  return {
    ...played,
    holds: problems.length === 0,
    problems,
    questions: answers.flatMap(({ answered }) => (answered.ok ? [answered.value.question] : [])),
    misread: answers.flatMap(({ question: { id: question, branch }, answered }) => {
      const misreadings = answered.ok ? answered.value.misreadings : [];
      return misreadings.length === 0 ? [] : [{ question, branch, misreadings }];
    }),
  };
}

function problemsOf(
  { id, branch, at, stated }: Question,
  answered: Result<Answered, Stuck | undefined>,
): readonly PlayProblem[] {
  const differs = (expected: string, instead: string): readonly PlayProblem[] => [
    { branch, at, trouble: { kind: 'differs', what: `question ${id}`, expected, found: instead } },
  ];
  if (answered.ok) {
    const { text } = answered.value;
    return stated === undefined || stated === text ? [] : differs(stated, text);
  }
  return answered.error === undefined
    ? differs('something to ask', 'nothing')
    : [
        {
          branch,
          at,
          trouble: { kind: 'nothingToAsk', question: id, because: answered.error.kind },
        },
      ];
}
