import type { Page } from '@playwright/test';

/** A cheap telephone is so many times slower than a desk. */
export const TIMES_SLOWED = 4;

/**
 * What `paceWork` takes, in milliseconds: a page's thread worked for 138 to 229 at it (Chromium 156, two processors of a
 * server, nine other programs beside it), the least of it for nothing but this.
 */
export const USUALLY = 138;

/** How many times slower a page that is slowed is for now than on a machine of today; at least once. */
export async function slowness(page: Page): Promise<number> {
  const took = await page.evaluate(paceWork);
  return Math.max(1, took / (TIMES_SLOWED * USUALLY));
}

/** As much as a list of some length: objects are made, sorted by a word, and grouped. */
export function paceWork(): number {
  const began = performance.now();
  const made = Array.from({ length: 100_000 }, (_, n) => ({ id: `${(n * 7919) % 100_003}` }));
  const sorted = made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ id }) => id.slice(0, 3));
  return groups.size === 0 ? 0 : performance.now() - began;
}

/**
 * How a page is made as slow as on a cheap telephone. A browser slows it by keeping its thread busy, so that things come in
 * the order in which they would there. Where that is no matter, its work is multiplied, which takes a quarter of the time;
 * then the page's clock is, too: what works for so long at a time has done with less.
 */
export type Slowing = 'slowed' | 'multiplied';

/** Before anything is opened on the page. */
export const makeSlow = (page: Page, how: Slowing): Promise<void> =>
  how === 'slowed' ? slowDown(page) : hurryClock(page);

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWED });
  slowedPages.add(page);
}

const slowedPages = new WeakSet<Page>();

/** How many times slower a page is than one that nobody slowed. */
export const timesSlowed = (page: Page): number => (slowedPages.has(page) ? TIMES_SLOWED : 1);

async function hurryClock(page: Page): Promise<void> {
  await page.addInitScript((times) => {
    const now = performance.now.bind(performance);
    performance.now = () => times * now();
    Object.defineProperty(document.timeline, 'currentTime', { get: () => times * now() });
  }, TIMES_SLOWED);
}
