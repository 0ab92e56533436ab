import { expect, test } from 'vitest';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { incompleteScenarios } from './languages.ts';

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
