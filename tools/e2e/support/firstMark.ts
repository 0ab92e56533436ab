import type { CDPSession, Page } from '@playwright/test';

/** How long the work of `calibrate` takes where nothing else runs, on a processor slowed four times, in milliseconds. */
const USUAL_WORK = 60;

/** Slows the page's processor four times. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** How many times slower than that the processor is now, since others have a share in it; 1 where it is not. */
export async function slowness(page: Page): Promise<number> {
  return Math.max(1, (await page.evaluate(calibrate)) / USUAL_WORK);
}

/** In the page: the quickest of several runs of a fixed piece of work. */
function calibrate(): number {
  const times = Array.from({ length: 7 }, () => {
    const began = performance.now();
    const numbers = Array.from({ length: 20_000 }, (_, at) => Math.sin(at));
    numbers.sort((a, b) => a - b);
    return performance.now() - began;
  });
  return Math.min(...times);
}

/** From the next press on Check until the frame that shows what is said of the answer has been drawn, in milliseconds. */
export async function timeToMark(page: Page, send: () => Promise<void>): Promise<number> {
  await page.evaluate(watch);
  await send();
  const measured = await page.waitForFunction(() => document.documentElement.dataset.markedIn);
  return Number(await measured.jsonValue());
}

/** In the page. */
function watch(): void {
  const { dataset } = document.documentElement;
  delete dataset.markedIn;
  const question = document.querySelector('.q.now');
  const result = question?.querySelector('.q-result');
  let pressed = 0;
  question?.querySelector('.go')?.addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { once: true, capture: true },
  );
  const marked = new MutationObserver(() => {
    marked.disconnect();
    // The frame after the one that shows it begins when that has been drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame((began) => {
        dataset.markedIn = `${began - pressed}`;
      }),
    );
  });
  if (result) marked.observe(result, { childList: true });
}
