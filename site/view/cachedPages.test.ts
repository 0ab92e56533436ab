import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { allScenarios } from '../library/collections.ts';
import { cachedPages } from './cachedPages.ts';
import { rulePage, ruleSources, stateOfRulePage } from './rulePage.ts';
import { scenarioPages } from './scenarioPages.ts';

const keyOf = async (...state: readonly string[]): Promise<string | undefined> =>
  (await cachedPages([{ name: 'one' }], async () => state))[0]?.cacheKey;

test('a page is taken over where all that it is made of is the same', async () => {
  expect(await keyOf('a', 'b')).toBe(await keyOf('a', 'b'));
  expect(await keyOf('a', 'b')).not.toBe(await keyOf('a', 'c'));
  expect(await keyOf('a', 'b')).not.toBe(await keyOf('ab'));
});

test('a scenario has a key of its own in each language, the same for all its pages', async () => {
  const keys = new Set<string>();
  const scenarios = await allScenarios();
  for (const scenario of scenarios) {
    const pages = await scenarioPages(scenario);
    expect(pages).toHaveLength((scenario.editions.length + 1) * LANGUAGES.length);
    for (const language of LANGUAGES) {
      const own = pages.filter(({ props }) => props.language === language);
      const [key = '', ...others] = new Set(own.map(({ cacheKey }) => cacheKey));
      expect(others).toEqual([]);
      keys.add(key);
    }
  }
  expect(keys.size).toBe(scenarios.length * LANGUAGES.length);
});

test('the pages of rules have states of their own', async () => {
  const sources = await ruleSources();
  const { numbers } = sources.index;
  const states = await Promise.all(
    numbers.map((number) => stateOfRulePage(rulePage(number, sources), 'it')),
  );
  expect(new Set(states.map((state) => state.join('\n'))).size).toBe(numbers.length);
});
