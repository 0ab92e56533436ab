import type { EditionId } from '../citation/editions.ts';
import { playScenario, type ScenarioPlayed } from '../scenario/play.ts';
import type { PlayProblem } from '../scenario/problem.ts';
import type { Question } from '../scenario/question.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { assertNever } from '../vocabulary/result.ts';
import { kebab } from '../vocabulary/spelling.ts';
import { askAll } from './ask.ts';
import type { Answer, Asked } from './asked.ts';

export interface ScenarioJudged extends ScenarioPlayed {
  readonly asked: readonly Asked[];
}

/**
 * Plays a scenario in an edition and answers its questions. A question that the board does not allow to be asked, and
 * an answer that the file states and the engine does not give, are problems like any other.
 */
export function judgeScenario(scenario: Scenario, edition: EditionId): ScenarioJudged {
  const played = playScenario(scenario, edition);
  // Where the script itself goes wrong, its questions mean nothing.
  if (!played.holds) return { ...played, asked: [] };
  const asked = askAll(scenario, edition);
  const problems = scenario.questions
    .filter(({ editions }) => editions.includes(edition))
    .flatMap((question) =>
      problemsOf(
        question,
        asked.find((one) => one.question === question),
      ),
    );
  return { ...played, holds: problems.length === 0, problems, asked };
}

function problemsOf(question: Question, asked: Asked | undefined): readonly PlayProblem[] {
  const { id, branch, at, stated } = question;
  const differs = (expected: string, found: string): readonly PlayProblem[] => [
    { branch, at, trouble: { kind: 'differs', what: `question ${id}`, expected, found } },
  ];
  if (asked === undefined) return differs('something to ask', 'nothing');
  const found = textOf(asked.answer);
  return stated === undefined || stated === found ? [] : differs(stated, found);
}

/** An answer as a file may state it. */
function textOf(answer: Answer): string {
  switch (answer.kind) {
    case 'attack':
    case 'block':
    case 'division':
      return `${answer.legal ?? 'more than can be listed'}`;
    case 'legality':
      return answer.legal ? 'true' : 'false';
    case 'number':
    case 'yesNo':
      return `${answer.value}`;
    case 'pick':
      return answer.options
        .flatMap((option, index): readonly string[] => {
          if (!option.right) return [];
          if (option.kind === 'act') return [`${index + 1}`];
          return [option.kind === 'step' ? kebab(option.step) : option.object];
        })
        .toSorted()
        .join(', ');
    case 'order':
      return answer.items
        .map((item) => {
          if (item.kind === 'step') return kebab(item.step);
          return item.kind === 'object' ? item.object : item.player;
        })
        .join(', ');
    default:
      return assertNever(answer);
  }
}
