import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { grammar as spanish } from '../../site/i18n/es/grammar.ts';
import { grammar as italian } from '../../site/i18n/it/grammar.ts';
import { unfollowed } from './unfollowed.ts';

const textOf = (path: string): string => readFileSync(path, 'utf8');
const lineOf = (text: string, words: string): number =>
  text.slice(0, text.indexOf(words)).split('\n').length;

const EFFECTS = {
  es: 'site/i18n/es/abilities/effects.json',
  it: 'site/i18n/it/abilities/effects.json',
};

test.each([
  ['es', '{do:roba} {cards}{x}', '{do:toma} {cards}{x}', 'needs the infinitive of “toma”'],
  ['es', '{do:roba} {cards}{x}', 'roba {cards}{x}', 'begins with a verb that is not marked'],
  [
    'es',
    '{who} {who:muele} {cards}',
    '{who} {who:tritura} {cards}',
    'needs the subjunctive of “tritura”',
  ],
  [
    'es',
    '{do:pon} {counters} {each|sobre}{x}"',
    '{do:pon} {counters} {each|encima}{x}"',
    'asks for the form “encima”',
  ],
  [
    'es',
    '"esas cartas", "has": ["that"]',
    '"esas cartas", "has": ["this"]',
    'has “this”, which nothing',
  ],
  ['it', '{do:sacrifica}{all|la}', '{do:immola}{all|la}', 'needs the infinitive of “immola”'],
  [
    'it',
    '"tap (all: it)": "{do:TAPpa}',
    '"tap (all: it)": "TAPpa',
    'begins with a verb that is not marked',
  ],
] as const)('an edit of %s from %s to %s is named with its line', (language, was, is, fault) => {
  const path = EFFECTS[language];
  const text = textOf(path);
  expect(text).toContain(was);
  const edited = text.replace(was, is);
  const [found, ...more] = unfollowed(
    { path, text: edited },
    language === 'es' ? spanish : italian,
  );
  expect(more).toEqual([]);
  expect(found).toContain(`${path}:${lineOf(text, was)}: `);
  expect(found).toContain(fault);
});
