import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestOf, slipsBetween } from './slips.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

test('slips are none between the same words alone, and as many one way as the other', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(slipsBetween(a, b) === 0).toBe(a === b);
      expect(slipsBetween(a, b)).toBe(slipsBetween(b, a));
    }),
  );
});

test('one letter put in, left out, changed, or changed with the next is one slip', () => {
  const changed = fc.tuple(word, fc.nat(6), fc.constantFrom('put', 'left', 'changed', 'swapped'));
  fc.assert(
    fc.property(changed, ([text, place, how]) => {
      const at = place % (text.length + 1);
      const [head, tail] = [text.slice(0, at), text.slice(at)];
      const spoiled = {
        put: `${head}x${tail}`,
        left: head + tail.slice(1),
        changed: tail === '' ? `${head}x` : `${head}x${tail.slice(1)}`,
        swapped: tail.length < 2 ? `${text}x` : `${head}${tail[1]}${tail[0]}${tail.slice(2)}`,
      }[how];
      expect(slipsBetween(text, spoiled ?? '')).toBeLessThanOrEqual(1);
    }),
  );
});

test('the nearest word is meant, if it is near enough', () => {
  expect(nearestOf('trambl', ['tramp', 'trampl', 'tremble'], 2)).toBe('trampl');
  expect(nearestOf('xyzzy', ['trampl'], 2)).toBeUndefined();
});
