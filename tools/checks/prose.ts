import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { messagesIn } from '../../site/i18n/index.ts';
import { frontProblems } from '../../site/library/prose/frontProblems.ts';
import { languageOfProse } from '../../site/library/prose/proseIn.ts';
import { readProse } from '../../site/library/prose/readProse.ts';
import { type ScenarioNames, spokenOf, strayKeys } from '../../site/library/prose/strayKeys.ts';
import type { Check } from '../project/check.ts';
import { pathsBelow, type SourceFile } from '../project/files.ts';
import { scenariosOf } from '../project/libraryOnce.ts';
import { pastCalledNow, timeBound } from '../prose/timeBound.ts';
import { unworded } from '../prose/unworded.ts';

/** What is wrong in a scenario's prose: its form, its lengths, its components, code, and what it names that there is not. */
export async function proseProblems(
  { path, text }: SourceFile,
  scenario: ScenarioNames | undefined,
): Promise<readonly string[]> {
  const { parts, problems } = await readProse(text, languageOfProse(path));
  return [
    ...frontProblems({ path, text }, (front) =>
      scenario === undefined
        ? []
        : [...strayKeys(front, scenario), ...timeBound(front, parts, scenario)],
    ),
    ...problems.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`),
  ];
}

export const check: Check = {
  name: 'prose',
  run: async () => {
    const root = process.cwd();
    const { scenarios } = scenariosOf(root);
    // Where the board can't be read, another check says why.
    const scenarioOf = new Map(
      scenarios.map(({ file, scenario }) => [dirname(file), spokenOf(scenario)]),
    );
    const files = pathsBelow(root, 'scenarios').filter((path) => path.endsWith('.mdx'));
    const problems = files.map((path) =>
      proseProblems({ path, text: readFileSync(path, 'utf8') }, scenarioOf.get(dirname(path))),
    );
    const wrong = (await Promise.all(problems)).flat();
    // Of prose that can't be read nothing is known to be missing.
    if (wrong.length > 0) return wrong;
    return [
      ...pastCalledNow((language, edition) => messagesIn(language).terms.editions[edition].about),
      ...scenarios.flatMap((loaded) =>
        unworded(loaded, (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)),
      ),
    ];
  },
};
