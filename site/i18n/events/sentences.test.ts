import { expect, test } from 'vitest';
import { eventLanguage as en } from '../en/events.ts';
import { eventLanguage as es } from '../es/events.ts';
import { eventLanguage as it } from '../it/events.ts';
import type { Language } from '../languages.ts';
import { keyIn, type Wording } from '../wording/pattern.ts';
import { PLANS } from './eventWords.ts';
import type { EventLanguage } from './language.ts';

const LANGUAGES: { readonly [L in Language]: EventLanguage } = { en, it, es };
const PARTS = ['events', 'pieces', 'triggers', 'choices'] as const;

const namesOf = (wording: Wording): readonly string[] =>
  [...new Set(Object.keys(wording).map((key) => keyIn(key).name))].toSorted();

test('English has a sentence for each event that is planned', () => {
  expect(namesOf(en.sentences.events)).toEqual(Object.keys(PLANS).toSorted());
});

test.each(['it', 'es'] as const)('%s says all that English says, and nothing else', (language) => {
  for (const part of PARTS)
    expect(namesOf(LANGUAGES[language].sentences[part])).toEqual(namesOf(en.sentences[part]));
});

test.each(Object.entries(LANGUAGES))(
  'every form that a sentence of %s asks for is one of its grammar',
  (_, { sentences, grammar }) => {
    const asked = PARTS.flatMap((part) => Object.values(sentences[part])).flatMap((pattern) =>
      [...pattern.matchAll(/\{\w+\|(\w+)\}/g)].map(([, form = '']) => form),
    );
    expect(asked.filter((form) => grammar.forms[form] === undefined)).toEqual([]);
  },
);
