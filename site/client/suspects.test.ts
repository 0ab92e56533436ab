import { expect, test } from 'vitest';
import { cleared, nextFor, suspectsAfter } from './suspects.ts';

const APART = { at: 'apart', alike: [['a'], ['b']], ways: 'one' } as const;
const TOGETHER = { at: 'together', alike: [['a', 'b']], ways: 'one' } as const;
const OF_ANOTHER = { at: 'another', alike: [['c']], ways: 'one' } as const;

test('who is suspected explained every wrong answer so far', () => {
  expect(suspectsAfter([], ['a', 'b'])).toEqual(['a', 'b']);
  expect(suspectsAfter(['a', 'b'], ['b', 'c'])).toEqual(['b']);
});

test('where nobody explains all of them, the last wrong answer counts', () => {
  expect(suspectsAfter(['a'], ['b', 'c'])).toEqual(['b', 'c']);
});

test('a right answer clears those who would have given another', () => {
  expect(cleared(['a', 'c'], APART)).toEqual(['c']);
  expect(cleared(['a', 'c'], undefined)).toEqual(['a', 'c']);
});

test('where several answers are right, one of them clears nobody', () => {
  expect(cleared(['a', 'c'], { ...APART, ways: 'several' })).toEqual(['a', 'c']);
});

test('the next board tells the suspects apart', () => {
  expect(nextFor(['a', 'b'], [OF_ANOTHER, TOGETHER, APART])).toBe(APART);
  expect(nextFor(['a', 'b'], [OF_ANOTHER, TOGETHER])).toBeUndefined();
});

test('of a mistake that is found the next board shows it once more', () => {
  expect(nextFor(['c'], [APART, OF_ANOTHER])).toBe(OF_ANOTHER);
  expect(nextFor([], [APART])).toBeUndefined();
});
