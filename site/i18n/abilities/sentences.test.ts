import { expect, test } from 'vitest';
import { messagesIn } from '../index.ts';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from '../languages.ts';
import type { Grammar } from '../wording/grammar.ts';
import { keyIn, type Wording } from '../wording/pattern.ts';
import { SPOILT } from '../wording/say.ts';
import { EXAMPLE_ABILITIES } from './exampleAbilities.ts';

const GRAMMARS = import.meta.glob<Grammar>('../*/grammar.ts', { eager: true, import: 'grammar' });
const FILES = import.meta.glob<Wording>('../*/abilities/*.json', {
  eager: true,
  import: 'default',
});

/** The files of sentences of a language, by their names. */
const filesOf = (language: Language): ReadonlyMap<string, Wording> => {
  const folder = `../${language}/abilities/`;
  return new Map(
    Object.entries(FILES)
      .filter(([path]) => path.startsWith(folder))
      .map(([path, wording]) => [path.slice(folder.length), wording]),
  );
};

const namesOf = (wording: Wording = {}): readonly string[] =>
  [...new Set(Object.keys(wording).map((key) => keyIn(key).name))].toSorted();

test.each([...filesOf(ROOT_LANGUAGE)])(
  'every language has the sentences of %s',
  (file, wording) => {
    for (const language of LANGUAGES)
      expect(namesOf(filesOf(language).get(file)), language).toEqual(namesOf(wording));
  },
);

test.each(LANGUAGES)(
  'every form that a sentence of %s asks for is one of its grammar',
  (language) => {
    const forms = GRAMMARS[`../${language}/grammar.ts`]?.forms ?? {};
    const asked = [...filesOf(language).values()]
      .flatMap((wording) => Object.values(wording))
      .flatMap((pattern) => [...pattern.matchAll(/\{\w+\|(\w+)\}/g)].map(([, form = '']) => form));
    expect(asked.filter((form) => forms[form] === undefined)).toEqual([]);
  },
);

test.each(LANGUAGES)('no ability asks in %s for what nobody planned', (language) => {
  const { ability } = messagesIn(language);
  const said = EXAMPLE_ABILITIES.map((one) => ability(one));
  expect(said.filter((one) => one.includes(SPOILT))).toEqual([]);
});
