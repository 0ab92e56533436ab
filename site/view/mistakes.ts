import { kebab, MISTAKE_NAMES, type MistakeName } from '../engine.ts';
import type { Language } from '../i18n/languages.ts';
import type { ScenarioFacts } from '../library/judged/facts.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { allScenarios, proseState } from '../library/shelf.ts';
import { scenarioPage } from './editionPages.ts';

/** A question that somebody who makes a mistake answers otherwise. */
export interface Telltale {
  readonly scenario: ScenarioFacts;
  readonly question: string;
  /** The address of the question, in English. */
  readonly page: string;
}

export const mistakePage = (mistake: MistakeName): string => `/mistakes/${kebab(mistake)}/`;

/** For each mistake the questions on which it comes apart from the rules, as the engine found them. */
export const telltales = onceInBuild(
  async (): Promise<ReadonlyMap<MistakeName, readonly Telltale[]>> => {
    const all = (await allScenarios()).flatMap((scenario) =>
      scenario.misread.flatMap(({ question, mistakes }) =>
        mistakes.map((mistake) => ({ mistake, telltale: telltaleOf(scenario, question) })),
      ),
    );
    return new Map(
      MISTAKE_NAMES.map((name) => [
        name,
        all.flatMap(({ mistake, telltale }) => (mistake === name ? [telltale] : [])),
      ]),
    );
  },
);

function telltaleOf(scenario: ScenarioFacts, question: string): Telltale {
  const [first] = scenario.editions;
  if (first === undefined) throw new Error(`${scenario.slug} is shown in no edition`);
  return { scenario, question, page: `${scenarioPage(scenario, first)}#q-${question}` };
}

/** Another list wherever a mistake's page in a language can differ though no code did. */
export const stateOfMistakePage = async (
  mistake: MistakeName,
  language: Language,
): Promise<readonly string[]> => {
  const shown = (await telltales()).get(mistake) ?? [];
  const prose = shown.map(({ scenario }) => proseState(scenario.slug, language));
  return [...shown.map(({ page }) => page), ...(await Promise.all(prose))];
};
