import { expect, test } from 'vitest';
import { chances, doubleAssertions, numberedFiles, sizeProblems } from './style.ts';

const file = (path: string, ...text: readonly string[]) => ({ path, text: text.join('\n') });
const ofLines = (n: number) => file('engine/x.ts', ...Array.from({ length: n }, () => 'go();'));

test('a room in which half of the files are long is named, one with a few is not', () => {
  expect(sizeProblems('engine', [ofLines(119), ofLines(119), ofLines(300)])).toEqual([]);
  expect(sizeProblems('engine', [ofLines(10), ofLines(120), ofLines(300)])).toEqual([
    'engine/: half of its files have 120 lines or more',
  ]);
});

test.each([
  ['engine/declaration/509.ts', true],
  ['engine/declaration/rule509.1c.ts', true],
  ['engine/cr-510.ts', true],
  ['engine/check702Trample.ts', true],
  ['engine/declaration/blockers.ts', false],
  ['site/pages/404.astro', false],
  ['engine/year2008.ts', false],
  ['engine/citation/editions/2013-02-01.ts', false],
])('%s is named after a number: %s', (path, expected) => {
  expect(numberedFiles([path]).length > 0).toBe(expected);
});

test('a double assertion is found with its line', () => {
  expect(
    doubleAssertions(file('engine/x.ts', 'a', ['const b = c as', 'unknown as D;'].join(' '))),
  ).toEqual([expect.stringMatching(/^engine\/x\.ts:2: /)]);
});

test('a browser test that waits for time, or is tried again, is found with its line', () => {
  const chancy = ['await page.', 'waitForTimeout(5);'].join('');
  expect(chances(file('tools/e2e/x.e2e.ts', 'a', chancy))).toEqual([
    expect.stringMatching(/^tools\/e2e\/x\.e2e\.ts:2: /),
  ]);
  expect(chances(file('playwright.config.ts', 'retries: 1,'))).toHaveLength(1);
  expect(chances(file('playwright.config.ts', 'retries: 0,'))).toEqual([]);
  expect(chances(file('engine/x.ts', 'retries: 1,'))).toEqual([]);
});
