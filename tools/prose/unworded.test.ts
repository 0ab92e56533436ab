import { expect, test } from 'vitest';
import { loadScenarios } from '../../site/library/scenarios.ts';
import { unworded } from './unworded.ts';

const FOLDER = 'scenarios/restrictions/attack-alone';
const [loaded] = loadScenarios(process.cwd(), 'ignored', [FOLDER]).scenarios;
const whole = `---
branches: ${JSON.stringify(Object.fromEntries((loaded?.scenario.branches ?? []).map(({ name }) => [name, 'x'])))}
questions: ${JSON.stringify(Object.fromEntries((loaded?.scenario.questions ?? []).map(({ id }) => [id, 'x'])))}
---
`;
const problems = (read: (path: string) => string | undefined) =>
  loaded === undefined ? [] : unworded(loaded, read);

test('a scenario whose files have words for everything lacks nothing', () => {
  expect(problems(() => whole)).toEqual([]);
});

test('a language without a file is missing, as it is for the build', () => {
  expect(problems((path) => (path.endsWith('it.mdx') ? undefined : whole))).toEqual([
    `${FOLDER}/it.mdx: file missing; every scenario has one in each language`,
  ]);
});

test('a question without words is missing, with the place where it is asked', () => {
  const without = whole.replace('"token-attacks":"x"', '"other":"x"');
  expect(problems((path) => (path.endsWith('en.mdx') ? without : whole))).toEqual([
    expect.stringMatching(
      `^${FOLDER}/en.mdx: questions.token-attacks: missing; .*scenario.yaml:\\d+:\\d+$`,
    ),
  ]);
});
