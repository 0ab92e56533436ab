import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { keptDots } from '../../../../build/dots.ts';
import { kebab, MISTAKE_NAMES, type MistakeName, type RuleNumber } from '../../../../engine.ts';
import { messagesIn } from '../../../../i18n/index.ts';
import type { Language } from '../../../../i18n/languages.ts';
import { allScenarios, playingState } from '../../../../library/collections.ts';
import type { ScenarioFacts } from '../../../../library/judged/facts.ts';
import { type SharedThing, sharePicture } from '../../../../picture/sharePicture.ts';
import {
  exerciseOfMistake,
  sharedExercise,
  sharedMistake,
  sharedRule,
  sharedScenario,
  sharedSite,
} from '../../../../questions/asking/sharedThings.ts';
import { cachedPages } from '../../../../view/cachedPages.ts';
import { citedRules } from '../../../../view/citedRules.ts';
import { type Exercise, exercises } from '../../../../view/exercisePages.ts';
import { inEachLanguage } from '../../../../view/paths.ts';
import { rulePage, ruleSources, stateOfRulePage } from '../../../../view/rulePage.ts';
import { stateOfScenario } from '../../../../view/scenarioPages.ts';

/** What the picture is of. */
type Subject =
  | { readonly kind: 'scenario'; readonly scenario: ScenarioFacts }
  | { readonly kind: 'exercise'; readonly exercise: Exercise }
  | { readonly kind: 'mistake'; readonly mistake: MistakeName }
  | { readonly kind: 'rule'; readonly number: RuleNumber }
  | { readonly kind: 'site' };

type Props = { readonly language: Language } & { readonly subject: Subject };

/** None where nobody has said where the site is published: nobody could be told where they lie. */
export const getStaticPaths = async () => {
  if (import.meta.env.SITE === undefined) return [];
  const picture = (kind: string, name: string, subject: Subject) =>
    inEachLanguage({ kind, name }, () => ({ subject }));
  return cachedPages(
    [
      ...picture('site', 'site', { kind: 'site' }),
      ...MISTAKE_NAMES.flatMap((mistake) =>
        picture('mistakes', kebab(mistake), { kind: 'mistake', mistake }),
      ),
      ...(await citedRules()).numbers.flatMap((number) =>
        picture('rules', number, { kind: 'rule', number }),
      ),
      ...(await exercises()).flatMap((exercise) =>
        picture('exercises', exercise.facts.slug, { kind: 'exercise', exercise }),
      ),
      ...(await allScenarios()).flatMap((scenario) =>
        picture('scenarios', scenario.slug, { kind: 'scenario', scenario }),
      ),
    ],
    ({ props }) => stateOf(props),
  );
};

/** Another list wherever a picture can differ though no code did. */
async function stateOf({ subject, language }: Props): Promise<readonly string[]> {
  switch (subject.kind) {
    case 'scenario':
      return stateOfScenario(subject.scenario.slug, language);
    case 'exercise':
      return [await playingState(subject.exercise.facts.slug)];
    case 'mistake': {
      const shown = await exerciseOfMistake(subject.mistake);
      return shown === undefined ? [] : [shown.facts.slug, await playingState(shown.facts.slug)];
    }
    case 'rule':
      return stateOfRulePage(rulePage(subject.number, await ruleSources()), language);
    case 'site':
      return [];
  }
}

/** Pictures lie between builds beside what else is kept, each under a digest of what is drawn. */
const KEPT = '.astro/pictures';

export const GET: APIRoute<Props> = async ({ props: { subject, language } }) => {
  const svg = sharePicture(await sharedThing(subject, language));
  const dots = await keptDots(svg, join(process.cwd(), KEPT));
  return new Response(new Uint8Array(dots), { headers: { 'Content-Type': 'image/png' } });
};

async function sharedThing(subject: Subject, language: Language): Promise<SharedThing> {
  const m = messagesIn(language);
  switch (subject.kind) {
    case 'scenario':
      return sharedScenario(subject.scenario, language);
    case 'exercise':
      return sharedExercise(subject.exercise, m);
    case 'mistake':
      return sharedMistake(subject.mistake, m);
    case 'rule':
      return sharedRule(subject.number, m);
    case 'site':
      return sharedSite(m);
  }
}
