import { expect, test } from 'vitest';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { incompleteScenarios, missingWords } from './languages.ts';

const whole = ['scenario.yaml', ...LANGUAGES.map((language) => `${language}.mdx`)].map(
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
