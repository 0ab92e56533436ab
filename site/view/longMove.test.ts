import { expect, test } from 'vitest';
import { isLong } from './longMove.ts';

test('a move of few creatures stands on one line, and one of many may be broken', () => {
  const of = (tags: string) => [tags, { sign: 'attacks' }, 'Nil'] as const;
  expect(isLong(of('A1 A2 A3'))).toBe(false);
  expect(isLong(of('A1 A2 A3 A4 A5 A6 A8'))).toBe(true);
});
