import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KEYWORDS } from '../../language/keywords/lists.ts';
import { kebab } from '../../vocabulary/spelling.ts';
import { editDistance, nearestWord } from './nearestWord.ts';

const keywords = KEYWORDS.map(kebab);
const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 8 });

describe('the distance between two words', () => {
  test('is 0 for a word and itself, and for nothing else', () => {
    fc.assert(fc.property(letters, letters, (a, b) => (editDistance(a, b) === 0) === (a === b)));
  });

  test('does not depend on which comes first', () => {
    fc.assert(fc.property(letters, letters, (a, b) => editDistance(a, b) === editDistance(b, a)));
  });

  test('lies between the difference of their lengths and the longer length', () => {
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test.each([
    ['a letter too many', 'menacee', 'menace'],
    ['a letter too few', 'menac', 'menace'],
    ['a wrong letter', 'menaca', 'menace'],
    ['two letters swapped', 'mneace', 'menace'],
  ])('counts %s as one slip', (_, found, meant) => {
    expect(editDistance(found, meant)).toBe(1);
  });
});

describe('the nearest word', () => {
  test.each([
    ['mennace', 'menace'],
    ['firststrike', 'first-strike'],
    ['firstStrike', 'first-strike'],
    ['First_Strike', 'first-strike'],
    ['vigilanze', 'vigilance'],
    ['tramlpe', 'trample'],
  ])('for %s is %s', (found, meant) => {
    expect(nearestWord(found, keywords)).toBe(meant);
  });

  test('is not offered where none is near', () => {
    expect(nearestWord('banana', keywords)).toBeUndefined();
    expect(nearestWord('x', ['wall', 'wurm'])).toBeUndefined();
  });
});
