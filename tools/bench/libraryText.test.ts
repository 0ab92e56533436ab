import { expect, test } from 'vitest';
import { type LibraryMeasured, libraryText } from './libraryText.ts';

const small: LibraryMeasured = {
  scenarios: 50,
  load: 5,
  cold: 60,
  coldProcessor: 74,
  coldMemory: 1.5,
  files: 3000,
  megabytes: 100,
  firstPage: 2,
  changed: 6,
  changedProcessor: 11,
};

const large: LibraryMeasured = {
  ...small,
  scenarios: 60,
  coldProcessor: 80,
  coldMemory: 2.1,
  files: 3400,
  megabytes: 110,
};

test('each figure of a size stands beside its goal, and says whether that is met', () => {
  const [first] = libraryText([small, large]).split('60 scenarios');
  expect(first).toContain('74.0 s of processors (goal ≤ 75): met');
  expect(first).toContain('1.50 GB of memory (goal ≤ 2): met');
  expect(first).toContain('dist/ has 3000 files, 100.0 MB');
  expect(first).toContain('11.0 s of processors (goal ≤ 10): MISSED');
});

test('between the sizes that have a goal it grows in proportion, and so beyond them', () => {
  const goalAt = (scenarios: number): string | undefined =>
    /of processors \(goal ≤ ([\d.]+)\)/.exec(libraryText([{ ...small, scenarios }]))?.[1];
  expect([53, 60, 500, 1000, 2000, 4000].map(goalAt)).toEqual([
    '75',
    '78.5',
    '300',
    '600',
    '1200',
    '2400',
  ]);
});

test('what one more scenario costs is the difference of the two sizes', () => {
  const [, more] = libraryText([small, large]).split('one more scenario');
  expect(more).toContain('40.0 files (goal ≤ 40): met');
  expect(more).toContain('1.00 MB (goal ≤ 0.9): MISSED');
  expect(more).toContain('950 scenarios fit in 1 GB (goal ≥ 1000): MISSED');
});

test('nothing is said of growth where nothing grew', () => {
  expect(libraryText([small, small])).not.toContain('one more scenario');
});
