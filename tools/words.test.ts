import { expect, test } from 'vitest';
import { FILTER } from '../engine/language/filter.ts';
import { TRIGGERS } from '../engine/language/trigger.ts';
import { kebab } from '../engine/vocabulary/spelling.ts';
import { words } from './words.ts';

const found = (...args: readonly string[]) =>
  words(args, process.cwd())
    .split('\n')
    .map((line) => line.split(' ')[0]);

test('every word of a table is found by where it belongs', () => {
  expect(found('filter')).toEqual(expect.arrayContaining(Object.keys(FILTER).map(kebab)));
  expect(found('ability')).toEqual(expect.arrayContaining(TRIGGERS.map(kebab)));
});

test('a word is found by what it says', () => {
  expect(found('is', 'controlled', 'player')).toContain('controller');
});

test('a card is found by its printed name', () => {
  expect(found('Runeclaw')).toEqual(['runeclaw-bear', '']);
});

test('what there is no word for is said, and how to ask', () => {
  expect(words(['xyzzy'], process.cwd())).toBe('no word for xyzzy\n');
  expect(words([], process.cwd())).toMatch(/^usage: npm run words/);
});
