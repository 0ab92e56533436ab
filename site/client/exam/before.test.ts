import { expect, test } from 'vitest';
import { sharesBefore } from './before.ts';
import { newSitting, type Sitting } from './sitting.ts';

const ASKED = ['a', 'b', 'c', 'd'];

/** One that was over with so many right of two answers. */
const over = (began: number, right: number, some: Partial<Sitting> = {}): Sitting => ({
  ...newSitting('level-1-7', ASKED, undefined),
  began,
  stage: 'over',
  answers: { 0: 'truth=true', 1: 'truth=true' },
  judged: {
    0: { kind: 'judged', right: right > 0, mistakes: [] },
    1: { kind: 'judged', right: right > 1, mistakes: [] },
  },
  ...some,
});

test('papers of the same kind tell how they went, the oldest first', () => {
  const now = over(9, 2);
  const others = [
    over(3, 1),
    over(1, 0),
    over(2, 2, { seed: 'level-2-7' }),
    over(10, 2),
    over(4, 0, { stage: 'sat' }),
    now,
  ];
  expect(sharesBefore(now, others)).toEqual(['0/4', '1/4']);
});

test('one that waits to be marked tells nothing yet', () => {
  expect(sharesBefore(over(9, 2), [over(1, 2, { judged: {} })])).toEqual([]);
});

test('no more are told than a line can hold', () => {
  const many = Array.from({ length: 12 }, (_, at) => over(at + 1, at % 3));
  expect(sharesBefore(over(99, 0), many)).toHaveLength(5);
});
