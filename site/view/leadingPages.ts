import { NEWEST_EDITION } from '../engine.ts';
import { allScenarios } from '../library/collections.ts';
import { courseIn, type ScenarioFacts } from '../library/judged/facts.ts';
import { onceInBuild } from '../library/onceInBuild.ts';
import { citedRules } from './citedRules.ts';
import { type LeadingOn, type LeadingPlace, leadingOn } from './leadingOn.ts';
import { levelOf } from './level.ts';
import { mainRules } from './mainRules.ts';

/** A scenario as the way on goes by it. */
export interface ScenarioPlace extends LeadingPlace {
  readonly scenario: ScenarioFacts;
}

/** Where a scenario leads on to, in the library as it is. */
export async function leadingFrom(scenario: ScenarioFacts): Promise<LeadingOn<ScenarioPlace>> {
  const led = (await allLeading()).get(scenario.slug);
  if (led === undefined) throw new Error(`no scenario is called ${scenario.slug}`);
  return led;
}

const allLeading = onceInBuild(async (): Promise<AllLeading> => {
  const scenarios = await allScenarios();
  if (last?.scenarios !== scenarios) last = { scenarios, leading: leadingIn(scenarios) };
  return last.leading;
});

type AllLeading = ReadonlyMap<string, LeadingOn<ScenarioPlace>>;
let last:
  | { readonly scenarios: readonly ScenarioFacts[]; readonly leading: Promise<AllLeading> }
  | undefined;

async function leadingIn(scenarios: readonly ScenarioFacts[]): Promise<AllLeading> {
  const { scenariosCiting } = await citedRules();
  const places = scenarios.map((one) => placeOf(one, scenariosCiting));
  return new Map(places.map((place) => [place.slug, leadingOn(place, places)]));
}

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
