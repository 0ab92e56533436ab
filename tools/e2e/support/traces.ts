// What a browser tells of its threads while somebody acts on a page.
import type { Page } from '@playwright/test';
import { paceWork, timesSlowed, USUALLY } from './pace.ts';

/** Names what is done next. */
export type NameStep = (name: string) => Promise<void>;

/** What a browser tells of one thing that a thread did; times in microseconds. */
export interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How long its thread worked at it; left out where it is no more than a moment. */
  readonly tdur?: number;
  readonly args?: {
    /** Of a thread, what it is called. */
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

export interface Trace {
  /** All that threads did. */
  readonly told: readonly Traced[];
  /** What pages' own threads did. */
  readonly onPages: readonly Traced[];
  /** What had been named last as it began; before all, and after, it is measured how fast the page is. */
  readonly stepOf: (one: Traced) => string;
  /** How many times slower the page is for now than on a machine of today; at least as much as it was slowed. */
  readonly slowness: number;
}

/** Of all that is done while somebody acts. */
export async function traceOf(page: Page, act: (name: NameStep) => Promise<void>): Promise<Trace> {
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
  return readTrace(JSON.parse(traced.toString()).traceEvents, timesSlowed(page));
}

/** How a page itself names what is done next. */
export const STEP = 'step ';
export const MEASURE = 'measure';
const LOAD = 'load';

/** In the page. */
function noteStep(name: string): void {
  performance.mark(name);
}

function readTrace(told: readonly Traced[], slowed: number): Trace {
  const steps = told.filter(({ name }) => name.startsWith(STEP)).toSorted((a, b) => a.ts - b.ts);
  const threads = new Set(steps.map(threadOf));
  const onPages = told.filter((one) => threads.has(threadOf(one)));
  const stepOf = ({ ts }: Traced): string =>
    steps.findLast((step) => step.ts <= ts)?.name.slice(STEP.length) ?? MEASURE;
  const measures = onPages.filter((one) => isTask(one) && stepOf(one) === MEASURE);
  const measure = Math.max(0, ...measures.map(({ tdur = 0 }) => tdur));
  if (measure === 0) throw new Error('the browser does not say how long it works');
  return { told, onPages, stepOf, slowness: Math.max(slowed, measure / 1000 / USUALLY) };
}

/** One thing that a thread does without doing anything else meanwhile. */
export const isTask = ({ name }: Traced): boolean => name.endsWith('RunTask');

/** How long a thread worked at a task, less what of it was asked by those: in microseconds. */
export function workIn(task: Traced, asked: readonly Traced[]): number {
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

export const threadOf = ({ pid, tid }: Pick<Traced, 'pid' | 'tid'>): string => `${pid} ${tid}`;

/** What was asked by whoever the browser calls so. */
export const askedBy = (who: RegExp | undefined, traced: readonly Traced[]): readonly Traced[] =>
  traced.filter(({ args }) => who?.test(args?.chrome_mojo_event_info?.mojo_interface_tag ?? ''));

/**
 * Who tells a page of a document that it is to have, and of what tools ask of it. Where all is done by hand, what a task
 * takes to load a document, or to hear what a test asks of the page, is no work of the page.
 */
export const BESIDE_PAGE = /NavigationClient|AgentSchedulingGroup|DevTools/;
