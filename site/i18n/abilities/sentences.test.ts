import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { grammar as en } from '../en/grammar.ts';
import { grammar as es } from '../es/grammar.ts';
import { messagesIn } from '../index.ts';
import { grammar as it } from '../it/grammar.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import type { Grammar } from '../wording/grammar.ts';
import { keyIn, type Wording } from '../wording/pattern.ts';
import { SPOILT } from '../wording/say.ts';
import { EXAMPLE_ABILITIES } from './exampleAbilities.ts';

const GRAMMARS: { readonly [L in Language]: Grammar } = { en, es, it };

const filesOf = (language: Language): readonly string[] =>
  globSync('*.json', { cwd: `site/i18n/${language}/abilities` }).toSorted();

const wordingIn = (language: Language, file: string): Wording =>
  JSON.parse(readFileSync(`site/i18n/${language}/abilities/${file}`, 'utf8'));

const namesOf = (wording: Wording): readonly string[] =>
  [...new Set(Object.keys(wording).map((key) => keyIn(key).name))].toSorted();

test.each(LANGUAGES)('%s has the files of sentences that English has', (language) => {
  expect(filesOf(language)).toEqual(filesOf('en'));
});

test.each(filesOf('en'))('every language has the same sentences in %s', (file) => {
  const names = namesOf(wordingIn('en', file));
  for (const language of LANGUAGES) expect(namesOf(wordingIn(language, file))).toEqual(names);
});

test.each(LANGUAGES)(
  'every form that a sentence of %s asks for is one of its grammar',
  (language) => {
    const patterns = filesOf(language).flatMap((file) => Object.values(wordingIn(language, file)));
    const asked = patterns
      .flatMap((pattern) => [...pattern.matchAll(/\{\w+\|(\w+)\}/g)])
      .map(([, form = '']) => form);
    expect(asked.filter((form) => GRAMMARS[language].forms[form] === undefined)).toEqual([]);
  },
);

test.each(LANGUAGES)('no ability asks in %s for what nobody planned', (language) => {
  const { ability } = messagesIn(language);
  const said = EXAMPLE_ABILITIES.map((one) => ability(one));
  expect(said.filter((one) => one.includes(SPOILT))).toEqual([]);
});
