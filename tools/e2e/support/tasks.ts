import type { Page } from '@playwright/test';
import { TIMES_SLOWED } from './pace.ts';
import { askedBy, isTask, MEASURE, type NameStep, traceOf, workIn } from './traces.ts';

/** Of a page that is four times slower, in milliseconds. */
export const MOST_AT_ONCE = 100;

/**
 * By what was done last, the longest that a page's own thread then worked at one thing, whoever else had the processor
 * meanwhile: in milliseconds of a page that is four times slower than on a machine of today, whether it was slowed for
 * that or not.
 */
export type LongestTasks = ReadonlyMap<string, number>;

/** Of all that the page does while somebody acts; `without`: by what the browser calls whoever asks, what is left out. */
export async function longestTasks(
  page: Page,
  act: (name: NameStep) => Promise<void>,
  without?: RegExp,
): Promise<LongestTasks> {
  const { onPages, stepOf, slowness } = await traceOf(page, act);
  const asked = askedBy(without, onPages);
  const bySteps = Map.groupBy(onPages.filter(isTask), stepOf);
  // What is measured is asked for by tools alone.
  bySteps.delete(MEASURE);
  return new Map(
    [...bySteps].map(([step, tasks]) => [
      step,
      (TIMES_SLOWED * Math.max(...tasks.map((task) => workIn(task, asked)))) / 1000 / slowness,
    ]),
  );
}
