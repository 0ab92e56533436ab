import { expect, test } from 'vitest';
import { type CreaturesAim, declarationLines } from './aim.ts';

const line = (holds: boolean, text: string) => ({ holds, title: '', text, rules: [], notes: [] });

const TWO: CreaturesAim = { kind: 'creatures', n: 2, missed: line(false, 'two'), way: [] };

test('a legal declaration with another number of creatures is told so', () => {
  expect(declarationLines(TWO, ['wall', 'cadet'])).toEqual([]);
  expect(declarationLines(TWO, ['wall'])).toEqual([line(false, 'two')]);
  expect(declarationLines(TWO, [])).toEqual([line(false, 'two')]);
});

test('a creature that blocks two is one creature', () => {
  expect(declarationLines(TWO, ['wall', 'wall', 'cadet'])).toEqual([]);
  expect(declarationLines(TWO, ['wall', 'wall'])).toEqual([line(false, 'two')]);
});

test('where nothing is aimed at, legal is enough', () => {
  expect(declarationLines(undefined, [])).toEqual([]);
});
