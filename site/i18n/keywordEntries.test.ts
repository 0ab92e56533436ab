import { describe, expect, test } from 'vitest';
import { EVERY_KEYWORD, objectId, type Violation } from '#engine';
import type { KeywordEntries } from './keywordEntries.ts';
import { LANGUAGES } from './languages.ts';
import { namingOf } from './naming.ts';

/** Rules of keywords that no page shows. */
const NEVER_SHOWN = [
  'keyword.bandsWithOther',
  'keyword.changeling',
  'keyword.flashback',
  'keyword.kicker',
];

const naming = namingOf({
  language: 'en',
  objects: [],
  nothing: '',
});

/** As the engine tells it of a pair: the attacker first. */
const refusedBlock: Violation = {
  code: 'restrictionDisobeyed',
  objects: [objectId('Bear'), objectId('Zombie')],
  by: { source: objectId('Zombie'), what: { kind: 'keyword', keyword: 'decayed' } },
  rules: ['keyword.decayed'],
};

const inEach = import.meta.glob<KeywordEntries>('./*/keywords/index.ts', {
  eager: true,
  import: 'keywordEntries',
});

test('each language has its entries', () => {
  const files = LANGUAGES.map((language) => `./${language}/keywords/index.ts`);
  expect(Object.keys(inEach).toSorted()).toEqual(files.toSorted());
});

describe.each(Object.entries(inEach))('in %s', (_, entries) => {
  test('whatever keyword forbids something, it is said why', () => {
    const mute = EVERY_KEYWORD.filter(
      ({ keyword, forbids }) =>
        (forbids === undefined) !== (entries[keyword].refused === undefined),
    );
    expect(mute.map(({ keyword }) => keyword)).toEqual([]);
  });

  test('what is decayed is the blocker, not what it would block', () => {
    const sentence = entries.decayed.refused?.(refusedBlock, naming);
    expect(sentence).toContain('Zombie');
    expect(sentence).not.toContain('Bear');
  });

  test('the rules that stand for a keyword are said in its entry', () => {
    const unsaid = EVERY_KEYWORD.flatMap(({ keyword, rules, multiple }) =>
      [...rules, ...(multiple === undefined ? [] : [multiple])].filter(
        (rule) => rule.startsWith('keyword.') && entries[keyword].rules[rule] === undefined,
      ),
    );
    expect(unsaid.filter((rule) => !NEVER_SHOWN.includes(rule))).toEqual([]);
  });
});
