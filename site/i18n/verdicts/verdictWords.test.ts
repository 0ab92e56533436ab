import { expect, test } from 'vitest';
import { EVERY_KEYWORD, objectId, type Violation } from '#engine';
import en from '../en/verdicts.json' with { type: 'json' };
import es from '../es/verdicts.json' with { type: 'json' };
import { messagesIn } from '../index.ts';
import it from '../it/verdicts.json' with { type: 'json' };
import { LANGUAGES, type Language } from '../languages.ts';
import { namingOf } from '../naming.ts';
import { keyIn } from '../wording/pattern.ts';

const SENTENCES = { en, it, es };
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
    const { violations, labels, restrictions, restrictionNames } = SENTENCES[language];
    expect(namesOf(violations)).toEqual(Object.keys(labels).toSorted());
    expect(namesOf(restrictions)).toEqual(Object.keys(restrictionNames).toSorted());
  },
);

test.each(['it', 'es'] as const)('%s says all that English says, and nothing else', (language) => {
  for (const part of PARTS) expect(namesOf(SENTENCES[language][part])).toEqual(namesOf(en[part]));
});

test.each(LANGUAGES)('in %s, of whatever keyword forbids something it is said why', (language) => {
  const forbidding = EVERY_KEYWORD.filter(({ forbids }) => forbids !== undefined);
  expect(namesOf(SENTENCES[language].keywords)).toEqual(
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
