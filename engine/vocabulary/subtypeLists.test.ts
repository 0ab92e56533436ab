import { expect, test } from 'vitest';
import { projectCards } from '../testing/boards/cards.ts';
import { SUBTYPES } from './subtypeLists.ts';
import { EVERY_CREATURE_TYPE } from './subtypes.ts';

test('every subtype of a card of the project is one that the rules list', () => {
  const found = [...projectCards.values()].flatMap(({ characteristics, back }) => [
    ...characteristics.subtypes,
    ...(back?.characteristics.subtypes ?? []),
  ]);
  expect(
    [...new Set(found)].filter((one) => !SUBTYPES.has(one) && one !== EVERY_CREATURE_TYPE),
  ).toEqual([]);
});

test('subtypes are in lower case, and as many as the rules list', () => {
  expect([...SUBTYPES].filter((one) => !/^[a-z][a-z'-]*$/.test(one))).toEqual([]);
  // CR 205.3g 22, 205.3h 13, 205.3i 17, 205.3j 80, 205.3m 324, 205.3q 1: none stands in two of them.
  expect(SUBTYPES.size).toBe(22 + 13 + 17 + 80 + 324 + 1);
});
