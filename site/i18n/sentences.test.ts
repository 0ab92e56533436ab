import { expect, test } from 'vitest';
import { LANGUAGES, type Language, ROOT_LANGUAGE } from './languages.ts';
import type { Grammar } from './wording/grammar.ts';
import { keyIn, type Marked, textOf } from './wording/pattern.ts';

// All files of words of all languages: what one says, each says, and each can say it.

const GRAMMARS = import.meta.glob<Grammar>('./*/grammar.ts', { eager: true, import: 'grammar' });
const FILES = import.meta.glob<unknown>('./*/**/*.json', { eager: true, import: 'default' });

/**
 * Forms of terms, their older names, what a language avoids and what people say in it for what stands on pages are its own;
 * that it has each term is held by types.
 */
const OWN = /\/terms\/\w+\.json$|(proofreading|asked)\.json$/;

/** The files of a language, by their names. */
const filesOf = (language: Language): ReadonlyMap<string, unknown> => {
  const folder = `./${language}/`;
  return new Map(
    Object.entries(FILES)
      .filter(([path]) => path.startsWith(folder) && !OWN.test(path))
      .map(([path, words]) => [path.slice(folder.length), words]),
  );
};

/** Each sentence with its name, and the names of the groups that it stands in. */
function sentencesIn(words: unknown, path = ''): readonly (readonly [string, string])[] {
  if (typeof words === 'string') return [[path, words]];
  if (isMarked(words)) return [[path, textOf(words)]];
  if (typeof words !== 'object' || words === null || Array.isArray(words)) return [[path, '']];
  return Object.entries(words).flatMap(([key, one]) =>
    sentencesIn(one, `${path}/${keyIn(key).name}`),
  );
}

const isMarked = (words: unknown): words is Marked =>
  typeof words === 'object' && words !== null && 'text' in words && 'has' in words;

const namesIn = (words: unknown): readonly string[] =>
  [...new Set(sentencesIn(words).map(([name]) => name))].toSorted();

/** Where parts of a phrase stand is for each language to say. */
const PLACED = /filters\.json$/;

const unplaced = (file: string, names: readonly string[]): readonly string[] =>
  PLACED.test(file)
    ? [...new Set(names.map((name) => name.replace(/^.*\//, '')))].toSorted()
    : names;

test.each([...filesOf(ROOT_LANGUAGE)])(
  'every language says all of %s, and no more',
  (file, words) => {
    for (const language of LANGUAGES)
      expect(unplaced(file, namesIn(filesOf(language).get(file))), language).toEqual(
        unplaced(file, namesIn(words)),
      );
  },
);

test.each(LANGUAGES)('every form that %s asks for is one of its grammar', (language) => {
  const forms = new Set([
    'capital',
    ...Object.keys(GRAMMARS[`./${language}/grammar.ts`]?.forms ?? {}),
  ]);
  const asked = [...filesOf(language)].flatMap(([file, words]) =>
    sentencesIn(words).flatMap(([name, pattern]) =>
      [...pattern.matchAll(/\{\w+\|(\w+)\}/g)].map(([, form = '']) => ({ file, name, form })),
    ),
  );
  expect(asked.filter(({ form }) => !forms.has(form))).toEqual([]);
});
