import { expect, test } from 'vitest';
import { EVERY_KEYWORD, objectId, type Violation } from '#engine';
import { messagesIn } from '../index.ts';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../languages.ts';
import { namingOf } from '../naming.ts';
import { keyIn } from '../wording/pattern.ts';
import type { VerdictSentences } from './verdictWords.ts';

const found = import.meta.glob<VerdictSentences>('../*/verdicts.json', {
  eager: true,
  import: 'default',
});
const [, ...TRANSLATIONS] = LANGUAGES;

const inLanguage = (language: string): VerdictSentences => {
  const one = found[`../${language}/verdicts.json`];
  if (one === undefined) throw new Error(`${language} has no verdicts`);
  return one;
};
const en = inLanguage(ROOT_LANGUAGE);

const PARTS = ['violations', 'restrictions', 'keywords', 'requirements', 'pieces'] as const;

const namesOf = (wording: Readonly<Record<string, string>>): readonly string[] =>
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

test.each(LANGUAGES)(
  '%s has a reason for each violation, restriction and requirement',
  (language) => {
    const { violations, labels, restrictions, restrictionNames } = inLanguage(language);
    expect(namesOf(violations)).toEqual(Object.keys(labels).toSorted());
    expect(namesOf(restrictions)).toEqual(Object.keys(restrictionNames).toSorted());
  },
);

test.each(TRANSLATIONS)('%s says all that English says, and nothing else', (language) => {
  for (const part of PARTS) expect(namesOf(inLanguage(language)[part])).toEqual(namesOf(en[part]));
});

test.each(LANGUAGES)('in %s, of whatever keyword forbids something it is said why', (language) => {
  const forbidding = EVERY_KEYWORD.filter(({ forbids }) => forbids !== undefined);
  expect(namesOf(inLanguage(language).keywords)).toEqual(
    [...forbidding.map(({ keyword }) => keyword), 'other'].toSorted(),
  );
});

test.each(LANGUAGES)(
  'in %s, what is decayed is the blocker, not what it would block',
  (language) => {
    expect(saidOf(language, refusedBlock)).toContain('Zombie');
    expect(saidOf(language, refusedBlock)).not.toContain('Bear');
  },
);
