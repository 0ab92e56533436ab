import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { allScenarios, playingOf } from '../library/collections.ts';
import { alternativesPages, alternativesPagesOf, besideOf } from './alternativesPages.ts';

test('a scenario goes otherwise in just those editions in which it has a branch or another play beside it', async () => {
  for (const scenario of await allScenarios()) {
    const { slug, editions } = scenario;
    const asPlayed = await Promise.all(
      editions.map(async (edition) => {
        const { branches } = await playingOf(slug, edition);
        return branches.length > 0 || besideOf(scenario, edition) !== undefined ? [edition] : [];
      }),
    );
    const pages = await alternativesPages(scenario);
    expect([...alternativesPagesOf(scenario, 'en').keys()], slug).toEqual(asPlayed.flat());
    expect(pages, slug).toHaveLength(asPlayed.flat().length * LANGUAGES.length);
  }
});
