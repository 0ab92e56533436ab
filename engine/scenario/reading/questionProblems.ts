import type { z } from 'zod';
import { type BoardFacts, branchFacts } from './boardFacts.ts';
import { editionProblems, editionsOf } from './editionProblems.ts';
import type { LooseQuestion, LooseScenario } from './looseScenario.ts';
import { namesIn } from './names.ts';
import type { Problem } from './problem.ts';
import { nameProblems } from './scriptProblems.ts';

/** What is wrong with the sense of a scenario's questions: ids used twice, branches and names that do not exist. */
export const questionProblems = (
  scenario: LooseScenario,
  main: BoardFacts,
  questionForm: z.ZodType,
): readonly Problem[] =>
  (scenario.questions ?? []).flatMap((question = {}, index) => {
    const path = ['questions', index];
    const board = boardOf(scenario, main, question);
    const earlier = (scenario.questions ?? []).slice(0, index);
    return [
      ...(question.id !== undefined && earlier.some((one) => one?.id === question.id)
        ? [
            {
              path: [...path, 'id'],
              at: 'value' as const,
              code: 'duplicateId' as const,
              found: question.id,
              expected: [],
            },
          ]
        : []),
      ...branchProblems(scenario, question, path),
      ...namesIn(questionForm, question, path).flatMap((use) => nameProblems(use, board)),
      ...editionProblems(question.editions, editionsOf(scenario.editions), path),
    ];
  });

function boardOf(scenario: LooseScenario, main: BoardFacts, { branch }: LooseQuestion): BoardFacts {
  const found = branch === undefined ? undefined : scenario.branches?.[branch];
  return found === undefined || branch === undefined ? main : branchFacts(main, branch, found);
}

function branchProblems(
  { branches = {}, script = [] }: LooseScenario,
  { branch, after }: LooseQuestion,
  path: readonly (string | number)[],
): readonly Problem[] {
  const named = branch === undefined ? undefined : branches[branch];
  if (branch !== undefined && named === undefined)
    return [
      {
        path: [...path, 'branch'],
        at: 'value',
        code: 'unknownId',
        found: branch,
        expected: Object.keys(branches),
      },
    ];
  const length =
    named === undefined ? script.length : (named.from ?? 0) + (named.script ?? []).length;
  return after === undefined || after <= length
    ? []
    : [
        {
          path: [...path, 'after'],
          at: 'value',
          code: 'outOfRange',
          found: String(after),
          expected: [`atMost ${length}`],
        },
      ];
}
