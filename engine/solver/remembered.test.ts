import { expect, test } from 'vitest';
import type { DeclarationProblem, Pair } from './problem.ts';
import { remembering } from './remembered.ts';

const problem = (): DeclarationProblem => ({
  choosers: [],
  targetCount: 0,
  pairs: [],
  restrictions: [],
  requirements: [],
});

test('an answer is worked out once for a problem and what is paid for, in whatever order', () => {
  const asked: string[] = [];
  const answer = remembering((_, paid: readonly Pair[]) => {
    asked.push(paid.join(' '));
    return asked.length;
  });
  const [one, other] = [problem(), problem()];
  const paid: readonly Pair[] = [
    [1, 0],
    [0, 1],
  ];
  expect(answer(one, paid)).toBe(1);
  expect(answer(one, paid.toReversed())).toBe(1);
  expect(answer(one, [])).toBe(2);
  expect(answer(other, paid)).toBe(3);
  expect(answer(one, paid)).toBe(1);
  // Numbers of several digits stay apart.
  expect([answer(one, [[1, 12]]), answer(one, [[11, 2]])]).toEqual([4, 5]);
  expect(
    answer(one, [
      [1, 1],
      [2, 3],
    ]),
  ).not.toBe(
    answer(one, [
      [1, 12],
      [3, 0],
    ]),
  );
});
