import type { EditionId } from '../engine.ts';
import { addressIn, type Language } from '../i18n/languages.ts';
import type { Played } from './scenarios.ts';

/** A scenario's page, in English, for one of its editions; the first of them has the plain address. */
export const scenarioPage = ({ scenario }: Played, edition: EditionId): string =>
  edition === scenario.editions[0]
    ? `/scenarios/${scenario.slug}/`
    : `/scenarios/${scenario.slug}/${edition}/`;

export const editionPages = (one: Played, language: Language): ReadonlyMap<EditionId, string> =>
  new Map(one.scenario.editions.map((id) => [id, addressIn(language, scenarioPage(one, id))]));
