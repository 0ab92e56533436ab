import { NEWEST_EDITION } from '../engine.ts';
import { courseIn, type ScenarioFacts } from '../library/judged/facts.ts';
import { allScenarios } from '../library/shelf.ts';
import { citedRules } from './citedRules.ts';
import { type LeadingOn, leadingOn, type Place } from './leadingOn.ts';
import { levelOf } from './level.ts';
import { mainRules } from './mainRules.ts';

/** A scenario as the way on goes by it. */
export interface ScenarioPlace extends Place {
  readonly scenario: ScenarioFacts;
}

/** Where a scenario leads on to, in the library as it is. */
export async function leadingFrom(scenario: ScenarioFacts): Promise<LeadingOn<ScenarioPlace>> {
  const scenarios = await allScenarios();
  const { scenariosCiting } = await citedRules();
  if (last?.scenarios !== scenarios)
    last = { scenarios, places: scenarios.map((one) => placeOf(one, scenariosCiting)) };
  const { places } = last;
  const from = places.find(({ slug }) => slug === scenario.slug);
  if (from === undefined) throw new Error(`no scenario is called ${scenario.slug}`);
  return leadingOn(from, places);
}

let last:
  | { readonly scenarios: readonly ScenarioFacts[]; readonly places: readonly ScenarioPlace[] }
  | undefined;

function placeOf(scenario: ScenarioFacts, citing: Parameters<typeof mainRules>[2]): ScenarioPlace {
  const { slug, topics, editions } = scenario;
  const first = editions[0] ?? NEWEST_EDITION;
  const rules = mainRules(courseIn(scenario, first)?.lines ?? [], first, citing);
  return {
    scenario,
    slug,
    topics,
    level: levelOf(scenario),
    rules: rules.map(({ page }) => page),
  };
}
