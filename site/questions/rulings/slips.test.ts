import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areSwapped, isBeside, slipsInPick } from './slips.ts';

const picks = fc.uniqueArray(fc.nat(9));

test('an option more or less is one slip, whichever of them it is, and the order of options none', () => {
  fc.assert(
    fc.property(picks, fc.nat(9), (right, option) => {
      const other = right.includes(option)
        ? right.filter((one) => one !== option)
        : [option, ...right];
      expect(slipsInPick(other, right)).toBe(1);
      expect(slipsInPick(right.toReversed(), right)).toBe(0);
    }),
  );
});

test('one option in the place of another is two slips', () => {
  expect(slipsInPick([0, 2], [0, 1])).toBe(2);
});

test('a number beside it is a slip, and neither the number itself nor what is further off', () => {
  const beside = [-2, -1, 0, 1, 2].filter((by) => isBeside(5 + by, 5));
  expect(beside).toEqual([-1, 1]);
});

test('two things that have changed places are a slip, and three are none', () => {
  expect(areSwapped([1, 0, 2], [0, 1, 2])).toBe(true);
  expect(areSwapped([2, 1, 0], [0, 1, 2])).toBe(true);
  expect(areSwapped([1, 2, 0], [0, 1, 2])).toBe(false);
  expect(areSwapped([0, 1, 2], [0, 1, 2])).toBe(false);
});
