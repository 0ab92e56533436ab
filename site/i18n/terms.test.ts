import { describe, expect, test } from 'vitest';
import { RULE_KEYS } from '#engine';
import { LANGUAGES, type Language } from './languages.ts';
import { isFormOf, olderNameOn } from './termBase.ts';
import { isTermKey, ruleOfTerm, TERM_GROUPS, TERM_KEYS, termsOfGroup } from './termKeys.ts';
import { termIn } from './terms.ts';

const FILES = import.meta.glob<object>('./*/terms/*.json', { eager: true, import: 'default' });
const everyTerm = (language: Language) =>
  TERM_KEYS.map((key) => ({ key, ...termIn(language, key) }));

test('each term stands in one group, and every rule that defines one can be cited', () => {
  const grouped = TERM_GROUPS.flatMap(termsOfGroup);
  expect(grouped.toSorted()).toEqual(TERM_KEYS.toSorted());
  const rules = TERM_KEYS.map(ruleOfTerm).filter((rule) => rule !== null);
  expect(rules.filter((rule) => !RULE_KEYS.includes(rule))).toEqual([]);
});

test.each(Object.entries(FILES))(
  '%s names what there are terms for, and nothing else',
  (_, file) => {
    expect(Object.keys(file).filter((key) => !isTermKey(key))).toEqual([]);
  },
);

describe.each(LANGUAGES)('in %s', (language) => {
  test('a form stands once, and what is never said is a form of nothing', () => {
    for (const { key, name, forms = [], also = [], not = [] } of everyTerm(language)) {
      const said = [name, ...forms, ...also];
      expect(new Set(said).size, key).toBe(said.length);
      for (const words of not)
        expect(everyTerm(language).filter((term) => isFormOf(term, words))).toEqual([]);
    }
  });

  test('older names have the day on which they were given up, the oldest first', () => {
    for (const { key, was = [] } of everyTerm(language)) {
      const days = was.map(({ until }) => until);
      expect(days, key).toEqual(days.toSorted());
      for (const day of days) expect(day, key).toMatch(/^\d{4}(-\d\d(-\d\d)?)?$/);
    }
  });
});

test('under older rules a term has the name that it had then', () => {
  const enters = termIn('it', 'enters');
  expect(olderNameOn(enters, '2008-10-01')).toBe('entra in gioco');
  expect(olderNameOn(enters, '2013-02-01')).toBe('entra nel campo di battaglia');
  expect(olderNameOn(enters, '2024-07-30')).toBeUndefined();
});

test('a sentence may begin with a form, and nothing else is one', () => {
  const requirement = termIn('it', 'requirement');
  expect(isFormOf(requirement, 'Requisiti')).toBe(true);
  expect(isFormOf(requirement, 'requisitoria')).toBe(false);
});
