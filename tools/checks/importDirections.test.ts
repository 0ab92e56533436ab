import { describe, expect, test } from 'vitest';
import { check, wrongDirections } from './importDirections.ts';

const problems = (path: string, ...lines: readonly string[]) =>
  wrongDirections([{ path, text: lines.join('\n') }]);

test('the project itself keeps its directions', async () => {
  expect(await check.run()).toEqual([]);
});

describe('an engine file may import', () => {
  test.each([
    ['engine/log/verdict.ts', "import { x } from '../citation/ruleKey.ts';"],
    ['engine/log/verdict.ts', "import { x } from './declaration.ts';"],
    ['engine/turn/machine.ts', "import { setup } from 'xstate';"],
    ['engine/turn/paths.ts', "import { y } from 'xstate/graph';"],
    ['engine/index.ts', "export * from './training/drill.ts';"],
    ['engine/bench/boards.ts', "import { y } from '../training/drill.ts';"],
    ['engine/bench/boards.ts', "import { y } from '../state/testing/random.ts';"],
    ['engine/state/testing/x.ts', "import { y } from '../../turn/machine.ts';"],
    ['engine/state/x.test.ts', "import { y } from '../turn/machine.ts';"],
    ['engine/state/x.test.ts', "import { readFileSync } from 'node:fs';"],
    ['engine/state/x.test.ts', "import { bear } from '../testing/creatures.ts';"],
  ])('%s: %s', (path, line) => {
    expect(problems(path, line)).toEqual([]);
  });
});

describe('an engine file may not import', () => {
  test.each([
    ['a room to its right', 'engine/state/x.ts', "import { y } from '../turn/machine.ts';"],
    ['a type of one', 'engine/state/x.ts', "import type { Y } from '../log/verdict.ts';"],
    ['a room beside it', 'engine/damage/x.ts', "export { y } from '../triggers/y.ts';"],
    ['a helper of tests', 'engine/turn/x.ts', "import { y } from '../testing/y.ts';"],
    ['the benchmarks', 'engine/training/x.ts', "import { y } from '../bench/y.ts';"],
    ['the benchmarks, at the door', 'engine/index.ts', "export { y } from './bench/y.ts';"],
    ['the door, from a bench', 'engine/bench/x.ts', "import { y } from '../index.ts';"],
    ['the site', 'engine/turn/x.ts', "import { y } from '../../site/y.ts';"],
    ['the site in a test', 'engine/turn/x.test.ts', "import { y } from '../../site/y.ts';"],
    ['a scenario', 'engine/turn/x.ts', "const y = await import('../../scenarios/y.ts');"],
    ['Astro', 'engine/turn/x.ts', "import { z } from 'astro/zod';"],
    ['content', 'engine/turn/x.ts', "import { getCollection } from 'astro:content';"],
    ['Node', 'engine/turn/x.ts', "import { readFileSync } from 'node:fs';"],
    ['its own front door', 'engine/turn/x.ts', "import { y } from '#engine';"],
    ['a file without its ending', 'engine/turn/x.ts', "import { y } from './machine';"],
  ])('%s', (_, path, line) => {
    expect(problems(path, '// first line', line)).toEqual([
      expect.stringMatching(new RegExp(`^${path}:2: `)),
    ]);
  });
});

test('a room that has no place in the order is named once', () => {
  const files = ['a', 'b'].map((name) => ({
    path: `engine/helpers/${name}.ts`,
    text: "import { y } from '../turn/y.ts';",
  }));
  expect(wrongDirections(files)).toEqual([expect.stringContaining('engine/helpers is no room')]);
});

describe('an engine file may not use', () => {
  test.each([
    'const now = Date.now();',
    'const when = new Date();',
    'const n = Math.random();',
    "const page = await fetch('x');",
    'const debug = process.env.DEBUG;',
    'console.log(1);',
  ])('%s', (line) => {
    expect(problems('engine/turn/x.ts', line)).toHaveLength(1);
  });
});

test('a name of its own is no surrounding', () => {
  const lines = [
    'export interface X { readonly document: string; readonly Date: number }',
    'export const f = (process: X) => process.document;',
    'const most = Math.max(1, 2);',
  ];
  expect(problems('engine/turn/x.ts', ...lines)).toEqual([]);
});

describe('the site and the scenarios reach the engine through its doors', () => {
  const page = (code: string) => ['---', "import x from './x.ts';", code, '---', "<p>don't</p>"];

  test.each(['#engine', '#engine/mark'])('which a page may import as %s', (door) => {
    expect(problems('site/pages/a.astro', ...page(`import { y } from '${door}';`))).toEqual([]);
  });

  test.each([
    ['site/pages/a.astro', page("import { y } from '../../engine/turn/machine.ts';")],
    ['site/a.ts', ['', '', "import { y } from '../engine/index.ts';"]],
    ['site/a.astro', ['<p>', '<script>', "import { y } from '#engine/turn';", '</script>']],
    ['scenarios/a/b/en.mdx', ['', '', "import { y } from '#engine';"]],
  ])('and by no other way: %s', (path, lines) => {
    expect(problems(path, ...lines)).toEqual([expect.stringMatching(/^[\w./]+:3: /)]);
  });
});
