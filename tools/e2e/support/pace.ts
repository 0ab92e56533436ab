import type { Page } from '@playwright/test';

/** A cheap telephone is so many times slower than a desk. */
export const TIMES_SLOWER = 4;

/**
 * What `paceWork` takes on a machine of today, in milliseconds: a page's own thread worked at it for 138 to 229 (Chromium 156,
 * two processors of a server, nine other programs beside it), the least of it for nothing but this.
 */
export const USUALLY = 138;

/** How many times slower a page is for now than one that is slowed so on a machine of today; at least once. */
export async function slowness(page: Page): Promise<number> {
  const took = await page.evaluate(paceWork);
  return Math.max(1, took / (TIMES_SLOWER * USUALLY));
}

/** As much as a list of some length: objects are made, sorted by a word, and grouped. */
export function paceWork(): number {
  const began = performance.now();
  const made = Array.from({ length: 100_000 }, (_, n) => ({ id: `${(n * 7919) % 100_003}` }));
  const sorted = made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ id }) => id.slice(0, 3));
  return groups.size === 0 ? 0 : performance.now() - began;
}

/** Slows the page as a cheap telephone is slower than a desk: as many times as much is burnt as is worked. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
}

/**
 * For whoever counts the work of a page so many times over, from its next load on: its clock goes as many times faster, so
 * that what works for some time and then lets others does as little at once as on a telephone.
 */
export async function hastenClock(page: Page): Promise<void> {
  await page.addInitScript(hasten, TIMES_SLOWER);
}

/** In the page. */
function hasten(times: number): void {
  const now = performance.now.bind(performance);
  performance.now = () => times * now();
  const { timeline } = document;
  const read = Object.getOwnPropertyDescriptor(AnimationTimeline.prototype, 'currentTime')?.get;
  Object.defineProperty(timeline, 'currentTime', {
    get: () => times * Number(read?.call(timeline)),
  });
}
