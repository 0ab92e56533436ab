import { type EditionId, NEWEST_EDITION } from '../engine.ts';
import { addressIn, type Language } from '../i18n/languages.ts';
import { courseIn, type ScenarioFacts } from '../library/judged/facts.ts';
import { cachedPages } from './cachedPages.ts';
import { differingEditions } from './differences.ts';
import { otherwisePage } from './editionPages.ts';
import { inEachLanguage, onceALanguage } from './paths.ts';
import { stateOfPages } from './scenarioPages.ts';

/** Where a scenario goes otherwise in an edition, in one language. */
export interface AlternativesPageProps {
  readonly scenario: ScenarioFacts;
  readonly edition: EditionId;
  readonly language: Language;
  /** The edition that plays it differently and is laid beside it. */
  readonly beside: EditionId | undefined;
}

/** The row in which a branch stands, on either page. */
export const rowOf = (branch: string): string => `branch-${branch}`;

/** That in which the play under other rules stands beside this one. */
export const SIDE_BY_SIDE = 'side-by-side';

/** One page for each edition in which the scenario has branches, or is played differently from another. */
export function alternativesPages(scenario: ScenarioFacts) {
  const { slug } = scenario;
  const pages = editionsOf(scenario).flatMap((edition) =>
    inEachLanguage({ slug, edition }, () => ({
      scenario,
      edition,
      beside: besideOf(scenario, edition),
    })),
  );
  // They are told by the scenario's own page.
  const stateIn = onceALanguage((language) => stateOfPages(scenario, language));
  return cachedPages(pages, ({ props: { language } }) => stateIn(language));
}

/** The same pages of one language, by their edition. */
export const alternativesPagesOf = (
  scenario: ScenarioFacts,
  language: Language,
): ReadonlyMap<EditionId, string> =>
  new Map(editionsOf(scenario).map((id) => [id, addressIn(language, otherwisePage(scenario, id))]));

/** The edition whose play is laid beside that of this one, where there is one that differs. */
export const besideOf = (scenario: ScenarioFacts, edition: EditionId): EditionId | undefined =>
  differingEditions(scenario, edition)[0];

/** The first of these pages in a language, which the others are told by: its edition, and what is laid beside that. */
export function firstAlternatives(
  scenario: ScenarioFacts,
): Pick<AlternativesPageProps, 'edition' | 'beside'> {
  const [edition = NEWEST_EDITION] = editionsOf(scenario);
  return { edition, beside: besideOf(scenario, edition) };
}

const editionsOf = (scenario: ScenarioFacts): readonly EditionId[] =>
  scenario.editions.filter(
    (id) => besideOf(scenario, id) !== undefined || hasBranches(scenario, id),
  );

const hasBranches = (scenario: ScenarioFacts, edition: EditionId): boolean =>
  (courseIn(scenario, edition)?.lines.length ?? 0) > 1;
