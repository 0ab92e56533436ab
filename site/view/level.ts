import { NEWEST_EDITION } from '../engine.ts';
import { courseIn, type ScenarioFacts } from '../library/judged/facts.ts';

/** How hard a scenario is, each 1 to 5: what must be known, and how much must be kept in mind. */
export interface Level {
  readonly knowledge: number;
  readonly bookkeeping: number;
}

/** In the edition that the scenario opens with. */
export function levelOf(scenario: ScenarioFacts): Level {
  const course = courseIn(scenario, scenario.editions[0] ?? NEWEST_EDITION);
  return { knowledge: scenario.knowledge, bookkeeping: course?.bookkeeping ?? 1 };
}

/** What must be known counts before what must be kept in mind. */
export const harderBy = (a: Level, b: Level): number =>
  a.knowledge - b.knowledge || a.bookkeeping - b.bookkeeping;
