import type { EditionId } from '../engine.ts';
import { addressIn, type Language } from '../i18n/languages.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';

/** What decides a scenario's addresses. */
type ScenarioEditions = Pick<ScenarioFacts, 'slug' | 'editions'>;

/** A scenario's page, in English, for one of its editions; the first of them has the plain address. */
export const scenarioPage = ({ slug, editions }: ScenarioEditions, edition: EditionId): string =>
  edition === editions[0] ? `/scenarios/${slug}/` : datedPage({ slug, editions }, edition);

/** The page of an edition under its date, which it keeps when a newer one takes the plain address. */
export const datedPage = ({ slug }: ScenarioEditions, edition: EditionId): string =>
  `/scenarios/${slug}/${edition}/`;

/** Where the same board goes otherwise under an edition: its branches, and the play under other rules beside it. */
export const otherwisePage = (scenario: ScenarioEditions, edition: EditionId): string =>
  `${datedPage(scenario, edition)}otherwise/`;

export const editionPages = (
  scenario: ScenarioEditions,
  language: Language,
): ReadonlyMap<EditionId, string> =>
  new Map(scenario.editions.map((id) => [id, addressIn(language, scenarioPage(scenario, id))]));
