import { expect, test } from 'vitest';
import { EVERY_KEYWORD, objectId, type Violation } from '#engine';
import { messagesIn } from '../index.ts';
import { type KeywordEntries, refusalsOf } from '../keywordEntries.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { namingOf } from '../naming.ts';
import { keyIn, type Wording } from '../wording/pattern.ts';

const found = import.meta.glob<KeywordEntries>('../*/keywords/index.ts', {
  eager: true,
  import: 'keywordEntries',
});

const inLanguage = (language: string): KeywordEntries => {
  const one = found[`../${language}/keywords/index.ts`];
  if (one === undefined) throw new Error(`${language} has no keywords`);
  return one;
};

const namesOf = (wording: Wording): readonly string[] =>
  [...new Set(Object.keys(wording).map((key) => keyIn(key).name))].toSorted();

/** As the engine tells it of a pair: the attacker first. */
const refusedBlock: Violation = {
  code: 'restrictionDisobeyed',
  objects: [objectId('Bear'), objectId('Zombie')],
  by: { source: objectId('Zombie'), what: { kind: 'keyword', keyword: 'decayed' } },
  rules: ['keyword.decayed'],
};

const saidOf = (language: Language, violation: Violation): string =>
  messagesIn(language).verdict.violation(
    violation,
    namingOf({ language, objects: [], nothing: '' }),
  );

test.each(LANGUAGES)('in %s, of whatever keyword forbids something it is said why', (language) => {
  const forbidding = EVERY_KEYWORD.filter(({ forbids }) => forbids !== undefined);
  expect(namesOf(refusalsOf(inLanguage(language)))).toEqual(
    forbidding.map(({ keyword }) => keyword).toSorted(),
  );
});

test.each(LANGUAGES)(
  'in %s, what is decayed is the blocker, not what it would block',
  (language) => {
    expect(saidOf(language, refusedBlock)).toContain('Zombie');
    expect(saidOf(language, refusedBlock)).not.toContain('Bear');
  },
);
