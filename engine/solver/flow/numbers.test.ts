import { expect, test } from 'vitest';
import { bytes, copyOf, ints, reals } from './numbers.ts';

test('pieces are zeros, and nobody else’s, however many there are', () => {
  const makers = [ints, reals, bytes];
  const pieces = Array.from({ length: 4_000 }, (_, index) => {
    const piece = makers[index % 3]?.(index % 97) ?? ints(0);
    expect(piece).toHaveLength(index % 97);
    expect(piece.every((value) => value === 0)).toBe(true);
    return piece.fill((index % 200) + 1);
  });
  pieces.forEach((piece, index) => {
    expect(piece.every((value) => value === (index % 200) + 1)).toBe(true);
  });
});

test('large arrays have memory of their own', () => {
  expect(ints(3_000).buffer.byteLength).toBe(12_000);
  expect(reals(3_000).buffer.byteLength).toBe(24_000);
  expect(bytes(9_000).buffer.byteLength).toBe(9_000);
});

test('a copy is another array', () => {
  const first = ints(3).fill(7);
  const second = copyOf(first);
  first[0] = 1;
  expect([...second]).toEqual([7, 7, 7]);
});
