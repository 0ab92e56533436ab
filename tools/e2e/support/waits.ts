import type { Page } from '@playwright/test';
import { walkThrough } from './journeys.ts';
import { TIMES_SLOWED } from './pace.ts';
import type { NamedSteps, Step } from './steps.ts';
import {
  askedBy,
  BESIDE_PAGE,
  isTask,
  STEP,
  type Trace,
  threadOf,
  traceOf,
  workIn,
} from './traces.ts';

/**
 * The work from what is done until it is shown: in milliseconds of a page that is four times slower than on a machine of
 * today, for which nobody slows it. What else waits meanwhile, the network and the clock of the screen, is not in it.
 */
export interface Wait {
  readonly page: number;
  readonly workers: number;
}

/** By what is done. */
export type Waits = ReadonlyMap<string, Wait>;

/** Does one thing after the other, and measures those of them that tell as they are shown. */
export async function waitsIn(page: Page, steps: NamedSteps): Promise<Waits> {
  const trace = await traceOf(page, (name) => walkThrough(page, steps, name));
  return new Map(Object.keys(steps).map((what) => [what, workDuring(what, trace)]));
}

/** The same, and the page tells as soon as it shows what is to be shown. */
export const tellingWhen =
  (shown: string, step: Step): Step =>
  async (page) => {
    const done = await step(page);
    await page.evaluate(tellWhen, [shown, `${STEP}${SHOWN}`] as const);
    return done;
  };

const SHOWN = 'shown';

/** In the page: tells in the frame that shows it. */
function tellWhen([shown, told]: readonly [string, string]): void {
  const look = (): void => {
    if (document.querySelector(shown) === null) return;
    watching.disconnect();
    requestAnimationFrame(() => performance.mark(told));
  };
  const watching = new MutationObserver(look);
  watching.observe(document, { subtree: true, childList: true, attributes: true });
}

function workDuring(what: string, { told, onPages, stepOf, slowness }: Trace): Wait {
  const isMeant = (one: Parameters<typeof stepOf>[0]): boolean =>
    isTask(one) && stepOf(one) === what;
  const asked = askedBy(BESIDE_PAGE, onPages);
  const own = onPages.filter(isMeant).reduce((sum, task) => sum + workIn(task, asked), 0);
  const workers = workersBeside(onPages, told);
  const beside = told
    .filter((one) => workers.has(threadOf(one)) && isMeant(one))
    .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  const inMilliseconds = (work: number): number => (TIMES_SLOWED * work) / 1000 / slowness;
  return { page: inMilliseconds(own), workers: inMilliseconds(beside) };
}

/** The threads of workers in the processes of these pages. */
function workersBeside(onPages: Trace['onPages'], told: Trace['told']): ReadonlySet<string> {
  const processes = new Set(onPages.map(({ pid }) => pid));
  const names = told.filter(({ name, pid }) => name === 'thread_name' && processes.has(pid));
  const workers = names.filter(({ args }) => args?.name?.startsWith('DedicatedWorker'));
  return new Set(workers.map(threadOf));
}
