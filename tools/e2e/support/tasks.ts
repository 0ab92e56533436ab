import type { Page } from '@playwright/test';
import { paceWork, USUALLY } from './pace.ts';

/**
 * By what was done last, the longest that a page's own thread then worked at one thing, whoever else had the processor
 * meanwhile: in milliseconds of a page that is slowed four times on a machine of today.
 */
export type LongestTasks = ReadonlyMap<string, number>;

/** Names what is done next. */
export type NameStep = (name: string) => Promise<void>;

/** Of all that the page does while somebody acts; `without`: by what the browser calls whoever asks, what is left out. */
export async function longestTasks(
  page: Page,
  act: (name: NameStep) => Promise<void>,
  without?: RegExp,
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
  return longestIn(JSON.parse(traced.toString()).traceEvents, without);
}

const STEP = 'step ';
const MEASURE = 'measure';
const LOAD = 'load';

/** In the page. */
function noteStep(name: string): void {
  performance.mark(name);
}

/** What a browser tells of one thing that a thread did; times in microseconds. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How long its thread worked at it; left out where it is no more than a moment. */
  readonly tdur?: number;
  readonly args?: {
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/**
 * Who tells a page of a document that it is to have, and of what tools ask of it. Where all is done by hand, what a task
 * takes to load a document, or to hear what a test asks of the page, is no work of the page.
 */
export const BESIDE_PAGE = /NavigationClient|AgentSchedulingGroup|DevTools/;

function longestIn(traced: readonly Traced[], without?: RegExp): LongestTasks {
  const steps = traced.filter(({ name }) => name.startsWith(STEP)).toSorted((a, b) => a.ts - b.ts);
  const threads = new Set(steps.map(threadOf));
  const onPages = traced.filter((one) => threads.has(threadOf(one)));
  const tasks = onPages.filter(({ name }) => name.endsWith('RunTask'));
  const asked = onPages.filter(({ args }) =>
    without?.test(args?.chrome_mojo_event_info?.mojo_interface_tag ?? ''),
  );
  const stepOf = ({ ts }: Traced): string =>
    steps.findLast((step) => step.ts <= ts)?.name.slice(STEP.length) ?? MEASURE;
  const longest = new Map(
    [...Map.groupBy(tasks, stepOf)].map(([step, some]) => [
      step,
      // What is measured is asked for by tools alone.
      Math.max(...some.map((task) => workIn(task, step === MEASURE ? [] : asked))),
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

/** How long a thread worked at a task, less what of it was asked by those. */
function workIn(task: Traced, asked: readonly Traced[]): number {
  const others = asked.filter((one) => isIn(task, one));
  const outermost = others.filter(
    (one) => !others.some((other) => other !== one && isIn(other, one)),
  );
  return (task.tdur ?? 0) - outermost.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
}

const isIn = (outer: Traced, inner: Traced): boolean =>
  threadOf(outer) === threadOf(inner) &&
  inner.ts >= outer.ts &&
  inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);

const threadOf = ({ pid, tid }: Traced): string => `${pid} ${tid}`;
