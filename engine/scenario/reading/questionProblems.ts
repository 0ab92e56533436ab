import type { WrittenQuestion } from '../schema/question.ts';
import { type BoardFacts, branchFacts } from './boardFacts.ts';
import { editionProblems, editionsOf } from './editionProblems.ts';
import type { LooseQuestion, LooseScenario } from './looseScenario.ts';
import type { Problem } from './problem.ts';
import type { NameUse } from './references.ts';
import { nameProblems } from './scriptProblems.ts';
import type { Path } from './source.ts';

/** Every name that a question uses. */
export type NamesInQuestion = (question: LooseQuestion, path: Path) => readonly NameUse[];

/** The keys of all kinds are looked at: a file may have mixed them up. */
export const namesInQuestionOf = (kinds: readonly WrittenQuestion<unknown>[]): NamesInQuestion => {
  const fields = new Map(kinds.flatMap((kind) => Object.entries(kind.fields)));
  return (question, path) =>
    [...fields].flatMap(([key, { names }]) =>
      Object.hasOwn(question, key) ? names(question[key], [...path, key]) : [],
    );
};

/** What is wrong with the sense of a scenario's questions: ids used twice, branches and names that do not exist. */
export const questionProblems = (
  scenario: LooseScenario,
  main: BoardFacts,
  namesInQuestion: NamesInQuestion,
): readonly Problem[] =>
  scenario.questions.flatMap((question, index) => {
    const path = ['questions', index];
    const board = boardOf(scenario, main, question);
    const earlier = scenario.questions.slice(0, index);
    return [
      ...(question.id !== undefined && earlier.some(({ id }) => id === question.id)
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
      ...namesInQuestion(question, path).flatMap((use) => nameProblems(use, board)),
      ...editionProblems(question.editions, editionsOf(scenario.editions), path),
    ];
  });

function boardOf(scenario: LooseScenario, main: BoardFacts, { branch }: LooseQuestion): BoardFacts {
  const found = branch === undefined ? undefined : scenario.branches[branch];
  return found === undefined || branch === undefined ? main : branchFacts(main, branch, found);
}

function branchProblems(
  { branches, script }: LooseScenario,
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
  const length = named === undefined ? script.length : named.from + named.script.length;
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
