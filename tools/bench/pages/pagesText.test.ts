import { expect, test } from 'vitest';
import type { PageFigure } from './pageFigure.ts';
import { pagesJson, pagesText } from './pagesText.ts';

const still: PageFigure = {
  part: 'shifts',
  what: 'index.astro at 360',
  measured: 0.012,
  unit: 'shift',
  goal: 0.05,
};
const long: PageFigure = {
  part: 'tasks',
  what: 'a round',
  measured: 120.4,
  unit: 'ms',
  goal: 100,
  note: 'asked',
};

test('each figure stands beside its goal, and says whether that is met', () => {
  const rows = pagesText([still, long]).split('\n');
  expect(rows).toContain('index.astro at 360     0.012  < 0.05  met');
  expect(rows).toContain('a round (asked)       120  ≤ 100 ms  MISSED');
  expect(rows.at(-1)).toBe('1 of 2 goals missed: a round');
});

test('parts that were not measured are not there', () => {
  const text = pagesText([still]);
  expect(text).toMatch(/^Layout shift/);
  expect(text).not.toContain('Longest task');
  expect(text).toMatch(/all 1 goals met$/);
});

test('what moves has to stay under its goal; of all else as much is right', () => {
  const isMet = (figure: PageFigure): boolean => JSON.parse(pagesJson([figure]))[0].isMet;
  expect(isMet({ ...still, measured: 0.05 })).toBe(false);
  expect(isMet({ ...long, measured: 100 })).toBe(true);
  expect(isMet(long)).toBe(false);
});
