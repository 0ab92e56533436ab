import { addressIn, type Language } from '../i18n/languages.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { cachedPages } from './cachedPages.ts';
import { frameHtml, HEIGHT, WIDTH } from './frameCode.ts';
import { onceALanguage } from './paths.ts';
import { pagesOfScenario, stateOfScenario } from './scenarioPages.ts';

/** The page of a scenario that stands in somebody else’s, by that of the site: `/scenarios/<slug>/` has `/embed/<slug>/`. */
export const framedPage = (page: string): string => page.replace(/^\/scenarios\//, '/embed/');

/** The pages of a scenario that stand in somebody else’s: as many as those of the site. */
export function framedPages(scenario: ScenarioFacts) {
  const stateIn = onceALanguage((language) => stateOfScenario(scenario.slug, language));
  return cachedPages(pagesOfScenario(scenario), ({ props: { language } }) => stateIn(language));
}

/** The name of the file in which programs read how to frame a page of a scenario: `menace-2008-10-01`. */
export const oembedName = (page: string): string => page.split('/').slice(2, -1).join('-');

/** Where that file lies, in English. */
export const oembedPage = (page: string): string => `/oembed/${oembedName(page)}.json`;

/** How to frame a page, as https://oembed.com has it. */
export const oembedOf = (page: string, language: Language, title: string, site: URL) => ({
  version: '1.0',
  type: 'rich',
  title,
  provider_name: 'Rule 509',
  provider_url: new URL(addressIn(language, '/'), site).href,
  html: frameHtml(new URL(addressIn(language, framedPage(page)), site).href, `Rule 509: ${title}`),
  width: WIDTH,
  height: HEIGHT,
});
