import type { Page } from '@playwright/test';
import { paceWork, USUALLY } from './pace.ts';

/**
 * By what was done last, the longest that a page's own thread then worked at one thing, whoever else had the processor
 * meanwhile: in milliseconds of a page that is slowed four times on a machine of today.
 */
export type LongestTasks = ReadonlyMap<string, number>;

/** Names what is done next. */
export type NameStep = (name: string) => Promise<void>;

/** Of all that the page does while somebody acts. */
export async function longestTasks(
  page: Page,
  act: (name: NameStep) => Promise<void>,
): Promise<LongestTasks> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser to listen to');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const name: NameStep = (step) => page.evaluate(noteStep, `${STEP}${step}`);
  await name(MEASURE);
  await page.evaluate(paceWork);
  await name(LOAD);
  await act(name);
  await name(MEASURE);
  await page.evaluate(paceWork);
  const traced = await browser.stopTracing();
  return longestIn(JSON.parse(traced.toString()).traceEvents);
}

const STEP = 'step ';
const MEASURE = 'measure';
const LOAD = 'load';

/** In the page. */
function noteStep(name: string): void {
  performance.mark(name);
}

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** How long its thread worked at it, in microseconds; left out where it is no more than a moment. */
  readonly tdur?: number;
}

function longestIn(traced: readonly Traced[]): LongestTasks {
  const steps = traced.filter(({ name }) => name.startsWith(STEP)).toSorted((a, b) => a.ts - b.ts);
  const threads = new Set(steps.map(threadOf));
  const tasks = traced.filter((one) => one.name.endsWith('RunTask') && threads.has(threadOf(one)));
  const stepOf = ({ ts }: Traced): string =>
    steps.findLast((step) => step.ts <= ts)?.name.slice(STEP.length) ?? MEASURE;
  const longest = new Map(
    [...Map.groupBy(tasks, stepOf)].map(([step, some]) => [
      step,
      Math.max(...some.map(({ tdur = 0 }) => tdur)),
    ]),
  );
  const measure = longest.get(MEASURE);
  if (!measure) throw new Error('the browser does not say how long it works');
  const slowness = Math.max(1, measure / 1000 / USUALLY);
  return new Map(
    [...longest]
      .filter(([step]) => step !== MEASURE)
      .map(([step, worked]) => [step, worked / 1000 / slowness]),
  );
}

const threadOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;
