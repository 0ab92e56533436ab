import { describe, expect, test } from 'vitest';
import { numberOfSubsets, subsetsOf } from './subsets.ts';

const ITEMS = ['a', 'b', 'c', 'd', 'e'];
const SIZES = [0, 1, 2, 3, 4, 5, 6];

/** Each number from 0 to 31 as the items whose bits it has. */
const byBits = Array.from({ length: 2 ** ITEMS.length }, (_, bits) =>
  ITEMS.filter((_, at) => (bits >> at) & 1),
);
const listed = (sets: Iterable<readonly string[]>) => [...sets].map((set) => set.join(''));

test('whatever has the first item comes before whatever has not, and nothing last', () => {
  expect(listed(subsetsOf(['a', 'b', 'c']))).toEqual(['abc', 'ab', 'ac', 'a', 'bc', 'b', 'c', '']);
});

describe.each(SIZES)('at most %i', (most) => {
  test.each(SIZES)('and at least %i: every such set once', (least) => {
    const wanted = byBits.filter(({ length }) => least <= length && length <= most);
    expect(listed(subsetsOf(ITEMS, most, least)).toSorted()).toEqual(listed(wanted).toSorted());
  });

  test('they are as many as are counted', () => {
    expect(numberOfSubsets(ITEMS.length, most)).toBe(BigInt([...subsetsOf(ITEMS, most)].length));
  });
});

test('of many things the first are there at once', () => {
  const many = Array.from({ length: 1000 }, (_, at) => at);
  expect(subsetsOf(many, 2, 2).next().value).toEqual([0, 1]);
  expect(numberOfSubsets(1000, 2)).toBe(500_501n);
});
