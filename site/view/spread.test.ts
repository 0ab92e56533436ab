import fc from 'fast-check';
import { expect, test } from 'vitest';
import { middleHalf } from './spread.ts';

test('a quarter at each end is left out', () => {
  expect(middleHalf([5, 1, 3, 3, 4, 2, 3, 4])).toEqual({ from: 3, to: 4 });
  expect(middleHalf([1, 2, 2, 5])).toEqual({ from: 2, to: 2 });
});

test('of fewer than four nothing is left out', () => {
  expect(middleHalf([4])).toEqual({ from: 4, to: 4 });
  expect(middleHalf([5, 1, 2])).toEqual({ from: 1, to: 5 });
});

test('at least half of what there is lies within, whatever the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (values) => {
      const { from, to } = middleHalf(values);
      expect(values.filter((one) => one >= from && one <= to).length * 2).toBeGreaterThanOrEqual(
        values.length,
      );
      expect(middleHalf(values.toReversed())).toEqual({ from, to });
    }),
  );
});
