import type { Page } from '@playwright/test';
import { askedBy, isTask, MEASURE, type NameStep, traceOf, workIn } from './traces.ts';

/**
 * On a telephone, which is four times slower than a desk, in milliseconds. A tenth of a second is what nobody notices: the
 * rest is left for what being slow costs besides (tasks of a page that a browser slowed took up to half as long again).
 */
export const MOST_AT_ONCE = 80;

/**
 * By what was done last, the longest that a page's own thread then worked at one thing, whoever else had the processor
 * meanwhile: in milliseconds of a telephone, which is four times slower than a machine of today. The page itself is not
 * slowed, which would burn three times as much for nothing: what it works is counted as many times.
 */
export type LongestTasks = ReadonlyMap<string, number>;

/** Of all that the page does while somebody acts; `without`: by what the browser calls whoever asks, what is left out. */
export async function longestTasks(
  page: Page,
  act: (name: NameStep) => Promise<void>,
  without?: RegExp,
): Promise<LongestTasks> {
  const { onPages, stepOf, onPhone } = await traceOf(page, act);
  const asked = askedBy(without, onPages);
  const bySteps = Map.groupBy(onPages.filter(isTask), stepOf);
  // What is measured is asked for by tools alone.
  bySteps.delete(MEASURE);
  return new Map(
    [...bySteps].map(([step, tasks]) => [
      step,
      Math.max(...tasks.map((task) => workIn(task, asked))) * onPhone,
    ]),
  );
}
