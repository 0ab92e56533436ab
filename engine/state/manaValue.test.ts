import { expect, test } from 'vitest';
import { manaValueOf } from './manaValue.ts';

test.each([
  [undefined, 0],
  ['{0}', 0],
  ['{2}{R}{R}', 4],
  ['{X}{G}', 1],
  ['{2/W}{R/W}', 3],
  ['{1}{W/P}', 2],
  ['{15}', 15],
] as const)('the mana value of %s is %i', (manaCost, value) => {
  expect(manaValueOf({ manaCost })).toBe(value);
});
