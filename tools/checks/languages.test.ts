import { expect, test } from 'vitest';
import { COMPLETE, LANGUAGES } from '../../site/i18n/languages.ts';
import { incompleteScenarios, missingWords, namingAnother, proseLeft } from './languages.ts';

const whole = ['scenario.yaml', ...COMPLETE.map((language) => `${language}.mdx`)].map(
  (file) => `scenarios/blocks/menace-alone/${file}`,
);

test('a scenario with its board and each language of the site is complete', () => {
  expect(incompleteScenarios(whole)).toEqual([]);
});

test.each(whole)('a scenario without %s is named with what it lacks', (missing) => {
  expect(incompleteScenarios(whole.filter((path) => path !== missing))).toEqual([
    `scenarios/blocks/menace-alone: lacks ${missing.split('/').at(-1)}`,
  ]);
});

test('of a language in progress it is counted where its prose is missing', () => {
  expect(proseLeft(whole, 'it')).toBe('it.mdx in 0 of 1 scenarios');
  expect(proseLeft([...whole, 'scenarios/blocks/other/en.mdx'], 'it')).toBe(
    'it.mdx in 1 of 2 scenarios',
  );
});

test('code of a language that speaks for another one is found at its line', () => {
  const path = 'site/i18n/it/joined.ts';
  expect(namingAnother({ path, text: "one;\nlist(\n  'en', all);" })).toEqual([
    `${path}:3: speaks for another language, “en”`,
  ]);
  expect(namingAnother({ path, text: "list('it', ['en']);" })).toEqual([]);
});

test('cards and files beside the topics are not scenarios', () => {
  expect(
    incompleteScenarios([
      'scenarios/cards/bear.yaml',
      'scenarios/cards/b/bear.yaml',
      'scenarios/x.md',
    ]),
  ).toEqual([]);
});

const words = LANGUAGES.flatMap((language) => [
  `site/i18n/${language}/events.json`,
  `site/i18n/${language}/chrome/codes.json`,
  `site/i18n/${language}/index.ts`,
]);

test('languages with the same files of words are complete, whatever grammar each has besides', () => {
  expect(missingWords([...words, 'site/i18n/it/agreement.ts'])).toEqual([]);
});

test.each(words)('without %s its language is named with what it lacks', (missing) => {
  const [, , language, ...file] = missing.split('/');
  expect(missingWords(words.filter((path) => path !== missing))).toEqual([
    `site/i18n/${language}: lacks ${file.join('/')}, which another language has`,
  ]);
});
