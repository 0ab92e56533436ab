import { describe, expect, test } from 'vitest';
import { functionsIn, quantile } from '../style/measure.ts';
import { doubleAssertions, numberedFiles, sizeProblems } from './style.ts';

const lines = (n: number, line = '  go();') => Array.from({ length: n }, () => line);
const file = (path: string, ...text: readonly string[]) => ({ path, text: text.join('\n') });
const withFunction = (n: number) => file('engine/x.ts', 'function x() {', ...lines(n - 2), '}');

test.each([
  [[], 0],
  [[5], 5],
  [[3, 1, 2], 2],
  [[1, 2, 3, 4], 2],
])('the middle of %j is %i', (numbers, middle) => {
  expect(quantile(numbers, 0.5)).toBe(middle);
});

test('nine tenths of ten functions are no longer than the ninth', () => {
  expect(quantile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 0.9)).toBe(9);
});

test('functions are found under every form that gives them a name', () => {
  const found = functionsIn(
    file(
      'site/x.astro',
      '---',
      'export const a = () => 1;',
      'function b() {',
      '}',
      'class C {',
      '  d() {',
      '    each(() => 2);',
      '  }',
      '}',
      '---',
      '<p>{() => 3}</p>',
    ),
  );
  expect(found).toEqual([
    { name: 'a', line: 2, lines: 1 },
    { name: 'b', line: 3, lines: 2 },
    { name: 'd', line: 6, lines: 3 },
  ]);
});

describe('sizes', () => {
  test('small files with small functions are no problem', () => {
    expect(sizeProblems('engine', [withFunction(24), file('engine/y.ts', ...lines(119))])).toEqual(
      [],
    );
  });

  test.each([
    ['a long median', [file('engine/y.ts', ...lines(120))], 'half of its files have 120'],
    ['long functions', [withFunction(25)], 'a tenth of its functions have 25'],
  ])('%s is one', (_, files, problem) => {
    expect(sizeProblems('engine', files)).toEqual([expect.stringContaining(problem)]);
  });
});

test.each([
  ['engine/declaration/509.ts', true],
  ['engine/declaration/rule509.1c.ts', true],
  ['engine/cr-510.ts', true],
  ['engine/check702Trample.ts', true],
  ['engine/declaration/blockers.ts', false],
  ['site/pages/404.astro', false],
  ['engine/year2008.ts', false],
])('%s is named after a number: %s', (path, expected) => {
  expect(numberedFiles([path]).length > 0).toBe(expected);
});

test('a double assertion is found with its line', () => {
  expect(
    doubleAssertions(file('engine/x.ts', 'a', ['const b = c as', 'unknown as D;'].join(' '))),
  ).toEqual([expect.stringMatching(/^engine\/x\.ts:2: /)]);
});
