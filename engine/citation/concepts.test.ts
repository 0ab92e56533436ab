import { describe, expect, test } from 'vitest';
import {
  CONCEPTS,
  type Concept,
  LOOKED_UP,
  numbersOfConcept,
} from '../testing/editionChanges/concepts/index.ts';
import { EDITION_IDS, type EditionId } from './editions.ts';
import { keysAt, numberOf, RULE_KEYS } from './ruleIndex.ts';
import { parseRuleNumber } from './ruleNumber.ts';

const named = (of: (concept: Concept, edition: EditionId) => boolean): readonly string[] =>
  CONCEPTS.flatMap((concept) =>
    LOOKED_UP.filter((edition) => of(concept, edition)).map(
      (edition) => `${concept[0]} in ${edition}`,
    ),
  );

test('195 concepts were looked up in six editions', () => {
  expect(CONCEPTS.map(([n]) => n)).toEqual(Array.from({ length: 195 }, (_, index) => index + 1));
  expect(CONCEPTS.filter(([, , numbers]) => numbers.split(' ').length !== 6)).toEqual([]);
});

describe('the rule table agrees with what was looked up', () => {
  test('a key has no number but one of its concept’s', () => {
    const strangers = named((concept, edition) =>
      concept[1]
        .flatMap((key) => numberOf(edition, key) ?? [])
        .some((number) => !numbersOfConcept(concept, edition).includes(number)),
    );
    expect(strangers).toEqual([]);
  });

  test('where a text speaks of a concept, a key of it has a number', () => {
    const silent = named(
      (concept, edition) =>
        numbersOfConcept(concept, edition).length > 0 &&
        concept[1].every((key) => numberOf(edition, key) === undefined),
    );
    expect(silent).toEqual([]);
  });

  test('every number that was looked up is some key’s', () => {
    const unkeyed = CONCEPTS.flatMap((concept) =>
      LOOKED_UP.flatMap((edition) =>
        numbersOfConcept(concept, edition)
          .filter((text) => {
            const number = parseRuleNumber(text);
            return number === undefined || keysAt(edition, number).length === 0;
          })
          .map((text) => `${edition} ${text}`),
      ),
    );
    expect(unkeyed).toEqual([]);
  });
});

// What two editions say, one between them says too, but for these.
test('a rule that was gone did not come back, with one exception', () => {
  const returned = RULE_KEYS.filter((key) => {
    const has = EDITION_IDS.map((edition) => numberOf(edition, key) !== undefined);
    return has.slice(has.indexOf(true), has.lastIndexOf(true)).includes(false);
  });
  expect(returned).toEqual(['triggers.blockConditions']);
});
