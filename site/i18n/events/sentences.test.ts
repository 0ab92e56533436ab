import { expect, test } from 'vitest';
import { LANGUAGES, ROOT_LANGUAGE } from '../languages.ts';
import { keyIn, type Wording } from '../wording/pattern.ts';
import { PLANS } from './eventWords.ts';
import type { EventLanguage } from './language.ts';

const found = import.meta.glob<EventLanguage>('../*/events.ts', {
  eager: true,
  import: 'eventLanguage',
});
const all = Object.entries(found);
const [, ...TRANSLATIONS] = LANGUAGES;

const inLanguage = (language: string): EventLanguage => {
  const one = found[`../${language}/events.ts`];
  if (one === undefined) throw new Error(`${language} has no events`);
  return one;
};
const en = inLanguage(ROOT_LANGUAGE);

const PARTS = ['events', 'pieces', 'triggers', 'choices'] as const;

const namesOf = (wording: Wording): readonly string[] =>
  [...new Set(Object.keys(wording).map((key) => keyIn(key).name))].toSorted();

test('English has a sentence for each event that is planned', () => {
  expect(namesOf(en.sentences.events)).toEqual(Object.keys(PLANS).toSorted());
});

test.each(TRANSLATIONS)('%s says all that English says, and nothing else', (language) => {
  for (const part of PARTS)
    expect(namesOf(inLanguage(language).sentences[part])).toEqual(namesOf(en.sentences[part]));
  expect(namesOf(inLanguage(language).damage)).toEqual(namesOf(en.damage));
});

test.each(all)(
  'every form that a sentence of %s asks for is one of its grammar',
  (_, { sentences, grammar }) => {
    const asked = PARTS.flatMap((part) => Object.values(sentences[part])).flatMap((pattern) =>
      [...pattern.matchAll(/\{\w+\|(\w+)\}/g)].map(([, form = '']) => form),
    );
    expect(asked.filter((form) => grammar.forms[form] === undefined)).toEqual([]);
  },
);
