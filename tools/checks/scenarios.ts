import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeScenario } from '#engine';
import { type Library, loadScenarios } from '../loadScenarios.ts';
import type { Check } from '../project/check.ts';
import { schemaFiles } from '../schema.ts';
import { wordIssue } from '../wordIssue.ts';
import { wordProblem } from '../wordProblem.ts';

/** What does not play as its file expects, in any edition that it is shown in. */
export const wrongPlays = ({ scenarios }: Library): readonly string[] =>
  scenarios.flatMap(({ file, scenario }) =>
    scenario.editions.flatMap((edition) =>
      judgeScenario(scenario, edition).problems.map((problem) =>
        wordProblem(file, edition, problem),
      ),
    ),
  );

/** Published schemas that are not what the engine's forms would make today. */
export const staleSchemas = (root: string): readonly string[] =>
  [...schemaFiles()]
    .filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text)
    .map(([path]) => `${path}:1: out of date; run \`node tools/schema.ts\``);

export const check: Check = {
  name: 'scenarios',
  run: async () => {
    const root = process.cwd();
    // What is missing of the prose is the languages' check.
    const library = loadScenarios(root, 'ignored');
    return [...library.issues.map(wordIssue), ...wrongPlays(library), ...staleSchemas(root)];
  },
};
