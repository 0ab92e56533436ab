import { type AnsweredQuestion, judgeScenario, numberOf } from '#engine';
import { type Library, loadScenarios } from '../../site/library/scenarios.ts';
import { wordIssue } from '../../site/library/wordIssue.ts';
import { wordProblem } from '../../site/library/wordProblem.ts';
import type { Check } from '../project/check.ts';

/**
 * What does not play as its file expects, in any edition that it is shown in, and questions whose answer names no rule
 * of the edition in which they are asked.
 */
export const wrongPlays = ({ scenarios }: Library): readonly string[] =>
  scenarios.flatMap(({ file, scenario }) =>
    scenario.editions.flatMap((edition) => {
      const { problems, questions } = judgeScenario(scenario, edition);
      return [
        ...problems.map((problem) => wordProblem(file, edition, problem)),
        ...questions
          .filter((one) => !namesRule(one))
          .map(
            ({ question: { id, at } }) =>
              `${file}:${at.line}:${at.column}: ${edition}: the answer to ${id} names no rule; give its \`rules\``,
          ),
      ];
    }),
  );

function namesRule({ edition, answer, rules }: AnsweredQuestion): boolean {
  const told = 'options' in answer ? answer.options.flatMap((option) => option.rules) : [];
  const refused = answer.kind === 'legality' ? answer.rules : [];
  return [...rules, ...told, ...refused].some((key) => numberOf(edition, key) !== undefined);
}

export const check: Check = {
  name: 'scenarios',
  run: async () => {
    // What is missing of the prose is the languages' check.
    const loaded = loadScenarios(process.cwd(), 'ignored');
    const misread = loaded.issues.map(wordIssue);
    return [...misread, ...wrongPlays(loaded)];
  },
};
