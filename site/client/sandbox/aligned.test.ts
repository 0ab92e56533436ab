import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aligned } from './aligned.ts';

const told = (before: string, after: string): string =>
  aligned([...before], [...after], (one, other) => one === other)
    .map(({ before: one = '', after: other = '' }) => (one === other ? one : `(${one}>${other})`))
    .join('');

test('what is added or taken away leaves what stands before and behind it', () => {
  expect(told('abcd', 'abxcd')).toBe('ab(>x)cd');
  expect(told('abcd', 'acd')).toBe('a(b>)cd');
  expect(told('abcd', 'abcde')).toBe('abcd(>e)');
  expect(told('', 'ab')).toBe('(>a)(>b)');
});

test('what has changed in the middle stands for what was there', () => {
  expect(told('abcd', 'axcd')).toBe('a(b>x)cd');
  expect(told('abcd', 'xyz')).toBe('(a>x)(b>y)(c>z)(d>)');
});

test('each of both lists is there once, in its order', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 9 });
  fc.assert(
    fc.property(list, list, (before, after) => {
      const pairs = aligned(before, after, (one, other) => one === other);
      expect(pairs.flatMap((pair) => pair.before ?? [])).toEqual(before);
      expect(pairs.flatMap((pair) => pair.after ?? [])).toEqual(after);
    }),
  );
});
