import type { z } from 'zod';
import { NEWEST_EDITION } from '../engine.ts';
import { messagesIn } from '../i18n/index.ts';
import { addressIn, type Language } from '../i18n/languages.ts';
import { allExercises, allScenarios, playingState, proseState } from '../library/collections.ts';
import { citedRules, ruleAt } from '../view/citedRules.ts';
import { exercises } from '../view/exercisePages.ts';
import { withBase } from '../withBase.ts';
import {
  API_FORMS,
  type ApiName,
  type Exercises,
  type Rules,
  type Scenarios,
  VERSION,
} from './forms.ts';
import { type ApiLanguage, exerciseItem, scenarioItem } from './itemsOf.ts';

/** A file for programs, as text: what it holds is what its published schema says, or there is none. */
export async function apiText(
  name: ApiName,
  language: Language,
  site: URL | undefined,
): Promise<string> {
  const whole = (address: string): string => (site ? new URL(address, site).href : address);
  const said = await CONTENTS[name]({
    m: messagesIn(language),
    link: (page) => whole(addressIn(language, page)),
  });
  const form: z.ZodType = API_FORMS[name];
  const $schema = whole(withBase(`/schema/api-${name}.schema.json`));
  return JSON.stringify(form.parse({ $schema, version: VERSION, language, ...said }));
}

/** Another list wherever a file can differ though no code did. */
export async function stateOfApi(language: Language): Promise<readonly string[]> {
  const [scenarios, others] = [await allScenarios(), await allExercises()];
  const played = [...scenarios, ...others].map(({ slug }) => playingState(slug));
  const told = scenarios.map(({ slug }) => proseState(slug, language));
  return Promise.all([...played, ...told]);
}

type Content<F> = (speaking: ApiLanguage) => Promise<Omit<F, '$schema' | 'version' | 'language'>>;

const CONTENTS: {
  readonly scenarios: Content<Scenarios>;
  readonly exercises: Content<Exercises>;
  readonly rules: Content<Rules>;
} = {
  // One after the other: only the last few playings are kept in mind.
  scenarios: async (speaking) => ({
    scenarios: await Array.fromAsync(await allScenarios(), (one) => scenarioItem(one, speaking)),
  }),
  exercises: async (speaking) => ({
    exercises: await Array.fromAsync(await exercises(), (one) => exerciseItem(one, speaking)),
  }),
  rules: async ({ link }) => {
    const index = await citedRules();
    return {
      edition: NEWEST_EDITION,
      rules: index.numbers.map((number) => {
        const { keys, citations } = ruleAt(number, index);
        const scenarios = [...new Set(citations.map(({ scenario: { slug } }) => slug))];
        return { number, link: link(`/rules/${number}/`), keys: [...keys], scenarios };
      }),
    };
  },
};
