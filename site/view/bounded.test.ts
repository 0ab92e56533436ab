import { expect, test } from 'vitest';
import { bounded } from './bounded.ts';

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, index) => index);

test('what has room is shown whole, however it is divided', () => {
  expect(bounded([upTo(9), upTo(1)], 10)).toEqual([
    { shown: upTo(9), more: 0 },
    { shown: upTo(1), more: 0 },
  ]);
});

test('of what has no room each list shows its beginning and how much there is more', () => {
  expect(bounded([upTo(10), upTo(1)], 10)).toEqual([
    { shown: upTo(5), more: 5 },
    { shown: upTo(1), more: 0 },
  ]);
});

test('what is shown does not grow with what there is', () => {
  const shown = (n: number) => bounded([upTo(n), upTo(n), upTo(n)], 30).flatMap((one) => one.shown);
  expect(shown(100)).toHaveLength(30);
  expect(shown(10_000)).toEqual(shown(100));
});
