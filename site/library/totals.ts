import type { Course, ScenarioFacts } from './judged/facts.ts';

export interface Totals {
  readonly boards: number;
  readonly steps: number;
  readonly rulings: number;
}

/** How much was computed for the pages: boards, steps shown, and declarations ruled on, over all editions. */
export function totalsOf(scenarios: readonly ScenarioFacts[]): Totals {
  const courses = scenarios.flatMap((scenario) => scenario.courses);
  return {
    boards: scenarios.length,
    steps: sum(courses.map((course) => stepsOf(course) * course.editions.length)),
    rulings: sum(courses.map(({ rulings, editions }) => rulings * editions.length)),
  };
}

const stepsOf = ({ lines }: Course): number =>
  sum(lines.map(({ frames, sharedFrames }) => frames.length - sharedFrames));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
