import { expect, test } from 'vitest';
import { MISTAKE_NAMES } from './index.ts';
import { mistakeWasSoUntil } from './wasSo.ts';

test('an order among blockers was announced until the rules of November 2024', () => {
  expect(mistakeWasSoUntil('damageInOrder')).toBe('2024-07-30');
});

test('damage used the stack until July 2009', () => {
  expect(mistakeWasSoUntil('damageOnStack')).toBe('2008-10-01');
});

test('what no edition ever said was never so', () => {
  expect(mistakeWasSoUntil('goneBlockerUnblocked')).toBeUndefined();
});

test('nothing that is so today is called a mistake', () => {
  expect(MISTAKE_NAMES.filter((name) => mistakeWasSoUntil(name) === '2026-09-25')).toEqual([]);
});
