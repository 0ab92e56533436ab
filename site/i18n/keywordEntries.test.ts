import { describe, expect, test } from 'vitest';
import { EVERY_KEYWORD } from '#engine';
import type { KeywordEntries } from './keywordEntries.ts';
import { LANGUAGES } from './languages.ts';

/** Rules of keywords that no page shows. */
const NEVER_SHOWN = [
  'keyword.bandsWithOther',
  'keyword.changeling',
  'keyword.flashback',
  'keyword.kicker',
];

const inEach = import.meta.glob<KeywordEntries>('./*/keywords/index.ts', {
  eager: true,
  import: 'keywordEntries',
});

test('each language has its entries', () => {
  const files = LANGUAGES.map((language) => `./${language}/keywords/index.ts`);
  expect(Object.keys(inEach).toSorted()).toEqual(files.toSorted());
});

describe.each(Object.entries(inEach))('in %s', (_, entries) => {
  test('the rules that stand for a keyword are said in its entry', () => {
    const unsaid = EVERY_KEYWORD.flatMap(({ keyword, rules, multiple }) =>
      [...rules, ...(multiple === undefined ? [] : [multiple])].filter(
        (rule) => rule.startsWith('keyword.') && entries[keyword].rules[rule] === undefined,
      ),
    );
    expect(unsaid.filter((rule) => !NEVER_SHOWN.includes(rule))).toEqual([]);
  });
});
