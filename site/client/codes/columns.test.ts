import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckedAnswer } from './checking.ts';
import { columnsOf } from './columns.ts';

const answered = (item: string, title = 'Menace'): CheckedAnswer => ({
  item,
  title,
  topic: '',
  mark: 'right',
  mistakes: [],
  said: '',
});
const itemsIn = (codes: readonly (readonly CheckedAnswer[])[]) =>
  columnsOf(codes).map(({ title, answers }) => [title, ...answers.map((one) => one?.item)]);

test('several boards made for the same have a column each', () => {
  const code = ['boards:1-menace-s3', 'boards:1-menace-s5', 'boards:1-menace-s9'].map((item) =>
    answered(item),
  );
  expect(itemsIn([code])).toEqual([
    ['Menace (1)', 'boards:1-menace-s3'],
    ['Menace (2)', 'boards:1-menace-s5'],
    ['Menace (3)', 'boards:1-menace-s9'],
  ]);
});

test('those that all were asked keep their columns in whatever order each was asked', () => {
  const [one, other] = [answered('boards:1-menace-s3'), answered('boards:1-menace-s5')];
  expect(
    itemsIn([
      [one, other],
      [other, one],
    ]),
  ).toEqual([
    ['Menace (1)', one.item, one.item],
    ['Menace (2)', other.item, other.item],
  ]);
});

test('where each has boards of their own, the first stand beside the first', () => {
  const codes = [
    [answered('boards:1-menace-s3'), answered('boards:1-menace-s5')],
    [answered('boards:1-menace-s8'), answered('boards:1-menace-s6')],
  ];
  expect(itemsIn(codes)).toEqual([
    ['Menace (1)', 'boards:1-menace-s3', 'boards:1-menace-s8'],
    ['Menace (2)', 'boards:1-menace-s5', 'boards:1-menace-s6'],
  ]);
});

test('a board that has changed since some answered it is one column still', () => {
  const codes = [[answered('one~1a2b3c', 'One')], [answered('one~4d5e6f', 'One')], []];
  expect(itemsIn(codes)).toEqual([['One', 'one~1a2b3c', 'one~4d5e6f', undefined]]);
});

test('each answer of a code stands in one column, and none in the place of another', () => {
  const item = fc.constantFrom(
    'one',
    'two:block',
    'boards:1-menace-s1',
    'boards:1-menace-s2',
    'boards:1-fear-s1',
  );
  const code = fc.uniqueArray(item).map((items) => items.map((one) => answered(one)));
  fc.assert(
    fc.property(fc.array(code, { maxLength: 4 }), (codes) => {
      const columns = columnsOf(codes);
      for (const [at, answers] of codes.entries()) {
        const shown = columns.flatMap((column) => column.answers[at] ?? []);
        expect(shown.toSorted(byItem)).toEqual(answers.toSorted(byItem));
      }
      expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length);
    }),
  );
});

const byItem = (a: CheckedAnswer, b: CheckedAnswer): number => (a.item < b.item ? -1 : 1);
