import type { Page } from '@playwright/test';

/**
 * How long the page's own thread works from here until it stops at a `debugger`, whoever else has the processor
 * meanwhile, in times of a fixed piece of work. What it does after that is not in it.
 */
export async function ownTimeUntilStop(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('the browser does not say how long it works');
    return seconds;
  };
  const before = await worked();
  await page.evaluate(fixedWork);
  const measure = (await worked()) - before;
  await session.send('Debugger.enable');
  const stopped = new Promise((resolve) => session.once('Debugger.paused', resolve));
  const began = await worked();
  await act();
  await stopped;
  const taken = (await worked()) - began;
  await session.send('Debugger.resume');
  await session.detach();
  return taken / measure;
}

/** In the page: on a processor of today, fifteen milliseconds. */
function fixedWork(): number {
  const numbers = Array.from({ length: 20_000 }, (_, at) => Math.sin(at));
  numbers.sort((a, b) => a - b);
  return numbers[0] ?? 0;
}
