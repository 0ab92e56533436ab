import { expect, test } from 'vitest';
import { EVERY_KEYWORD, objectId, type Violation } from '#engine';
import { messagesIn } from '../index.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { namingOf } from '../naming.ts';
import { keyIn } from '../wording/pattern.ts';
import type { VerdictSentences } from './verdictWords.ts';

const found = import.meta.glob<VerdictSentences>('../*/verdicts.json', {
  eager: true,
  import: 'default',
});

const inLanguage = (language: string): VerdictSentences => {
  const one = found[`../${language}/verdicts.json`];
  if (one === undefined) throw new Error(`${language} has no verdicts`);
  return one;
};

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
