import { expect, test } from 'vitest';
import { NEWEST_EDITION, numbersOf, RULE_KEYS, type RuleKey } from '#engine';
import { lettersAmiss } from './letters.ts';
import { LETTERS_WITHOUT_BOARD } from './lettersWithoutBoard.ts';

const EXCUSED: ReadonlySet<RuleKey> = new Set(Object.values(LETTERS_WITHOUT_BOARD).flat());
const ALL = RULE_KEYS.filter((key) => !EXCUSED.has(key));

test('with every rule but those that no board can ask about nothing is amiss', () => {
  expect(lettersAmiss(new Set(ALL))).toEqual([]);
});

test('a letter on which no exercise rests is named', () => {
  const without = ALL.filter((key) => key !== 'combat.tappingDoesNotRemove');
  expect(lettersAmiss(new Set(without))).toEqual([
    'scenarios/exercises: no exercise rests on CR 506.4b',
  ]);
});

test('rules without a letter and rules of other sections are not asked for', () => {
  const letters = new Set<string>(
    numbersOf(NEWEST_EDITION, ALL).filter((number) => /^5(0[6-9]|1[01])\..*[a-z]$/.test(number)),
  );
  const lettered = ALL.filter((key) =>
    numbersOf(NEWEST_EDITION, [key]).some((number) => letters.has(number)),
  );
  expect(lettered.length).toBeLessThan(ALL.length);
  expect(lettersAmiss(new Set(lettered))).toEqual([]);
});

test('a letter that is excused and has an exercise all the same is named', () => {
  expect(lettersAmiss(new Set([...ALL, 'combat.battleMadeAttackingOrBlocking']))).toEqual([
    'tools/practice/lettersWithoutBoard.ts: an exercise rests on CR 506.3g after all',
  ]);
});
