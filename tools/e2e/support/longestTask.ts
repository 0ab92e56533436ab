import type { Page } from '@playwright/test';

/** What a browser tells of one thing that a thread did, in millionths of a second. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** How long the thread itself worked for it, whoever else had the processor meanwhile. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string };
  };
}

/** The browser's own name of a thread on which pages run. */
const PAGES = 'CrRendererMain';
/** Who tells a page of a document that it is to have, and of what tools ask of it. */
const OTHERS = /NavigationClient|AgentSchedulingGroup|DevTools/;

/**
 * The longest task of a page while something is done, in milliseconds that its thread worked. What a task takes to load a
 * document or to hear what this test asks of it is no work of the page.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  return Math.max(0, ...ownTasks(traceEvents)) / 1000;
}

function ownTasks(events: readonly TraceEvent[]): readonly number[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === PAGES);
  const threads = new Set(named.map(threadOf));
  const onPages = events.filter((event) => event.ph === 'X' && threads.has(threadOf(event)));
  const asked = onPages.filter(({ args }) =>
    OTHERS.test(args?.chrome_mojo_event_info?.mojo_interface_tag ?? ''),
  );
  const isIn = (outer: TraceEvent, inner: TraceEvent): boolean =>
    threadOf(outer) === threadOf(inner) &&
    inner.ts >= outer.ts &&
    inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
  return onPages
    .filter(({ name }) => name === 'RunTask')
    .map((task) => {
      const others = asked.filter((one) => isIn(task, one));
      const outermost = others.filter(
        (one) => !others.some((other) => other !== one && isIn(other, one)),
      );
      return (task.tdur ?? 0) - outermost.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
    });
}
