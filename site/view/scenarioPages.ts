import { type EditionId, NEWEST_EDITION } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import { playingState, proseOf, proseState } from '../library/collections.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { cachedPages } from './cachedPages.ts';
import { datedPage, scenarioPage } from './editionPages.ts';
import { leadingFrom } from './leadingPages.ts';
import { inEachLanguage, onceALanguage } from './paths.ts';

/** One page of a scenario: an edition of it, in one language. */
export interface ScenarioPageProps {
  readonly scenario: ScenarioFacts;
  readonly edition: EditionId;
  readonly language: Language;
  /** Its address in English: with the edition's date, or without. */
  readonly page: string;
}

/** The pages of a scenario, taken over from the last build where neither playing nor prose differ. */
export function scenarioPages(scenario: ScenarioFacts) {
  const stateIn = onceALanguage((language) => stateOfPages(scenario, language));
  return cachedPages(pagesOfScenario(scenario), ({ props: { language } }) => stateIn(language));
}

/** One page without a date, for the edition that the scenario opens with, and one for each edition under its date. */
export function pagesOfScenario<S extends Pick<ScenarioFacts, 'slug' | 'editions'>>(scenario: S) {
  const { slug, editions } = scenario;
  const [first = NEWEST_EDITION] = editions;
  const pageOf = (edition: EditionId, page: string, param: EditionId | undefined) =>
    inEachLanguage({ slug }, () => ({ scenario, edition, page })).map(({ params, props }) => ({
      params: { ...params, edition: param },
      props,
    }));
  return [
    ...pageOf(first, scenarioPage(scenario, first), undefined),
    ...editions.flatMap((edition) => pageOf(edition, datedPage(scenario, edition), edition)),
  ];
}

/** Another list wherever a scenario's page in a language can differ though no code did. */
export const stateOfScenario = async (
  slug: string,
  language: Language,
): Promise<readonly string[]> => [await playingState(slug), await proseState(slug, language)];

/** The same for what such a page says of others besides. */
export const stateOfPages = async (
  scenario: ScenarioFacts,
  language: Language,
): Promise<readonly string[]> => [
  ...(await stateOfScenario(scenario.slug, language)),
  ...(await stateOfLeading(scenario, language)),
];

/** What a page says of the scenarios that it leads on to. */
async function stateOfLeading(
  scenario: ScenarioFacts,
  language: Language,
): Promise<readonly string[]> {
  const led = Object.entries(await leadingFrom(scenario));
  return Promise.all(
    led.map(async ([way, to]) => {
      if (to === undefined) return way;
      const { slug, level, scenario: facts } = to;
      const { data } = await proseOf(slug, language);
      return JSON.stringify([way, slug, level, facts.editions[0], data.title]);
    }),
  );
}
