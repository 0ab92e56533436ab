import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, shuffledBy } from './chance.ts';

const names = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 30 });
const itself = (name: string) => name;

test('the same seed gives the same order, however the list stands', () => {
  fc.assert(
    fc.property(fc.string(), names, (seed, all) => {
      expect(shuffledBy(seed, all.toReversed(), itself)).toEqual(shuffledBy(seed, all, itself));
    }),
  );
});

test('nothing is lost, and nothing comes twice', () => {
  fc.assert(
    fc.property(fc.string(), names, (seed, all) => {
      expect(shuffledBy(seed, all, itself).toSorted()).toEqual(all.toSorted());
    }),
  );
});

test('one more moves no other before or behind another', () => {
  fc.assert(
    fc.property(fc.string(), names, (seed, all) => {
      const [first, ...others] = all;
      expect(shuffledBy(seed, all, itself).filter((name) => name !== first)).toEqual(
        shuffledBy(seed, others, itself),
      );
    }),
  );
});

test('what a text is mixed into stays as it is: links and days already dealt depend on it', () => {
  expect(['', 'a', 'b', '2026-11-24 /exercises/one/'].map(hashOf)).toMatchInlineSnapshot(`
    [
      2872998923,
      444641715,
      2193908274,
      3490167558,
    ]
  `);
});

test('seeds that are nearly alike deal otherwise', () => {
  const all = Array.from({ length: 40 }, (_, at) => `/exercises/${at}/`);
  const firsts = Array.from({ length: 200 }, (_, day) => shuffledBy(`day ${day}`, all, itself)[0]);
  expect(new Set(firsts).size).toBeGreaterThan(35);
});
