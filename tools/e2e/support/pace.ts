import type { Page } from '@playwright/test';

/**
 * What `work` takes in a page that is slowed four times, in milliseconds: its thread worked for 138 to 229 in a page that is
 * not slowed (Chromium 156, two processors of a server, nine other programs beside it), the least of it for nothing but this.
 */
export const USUALLY = 4 * 138;

/** How many times slower a page is for now than one that is slowed four times on a machine of today; at least once. */
export async function slowness(page: Page): Promise<number> {
  const took = await page.evaluate(paceWork);
  return Math.max(1, took / USUALLY);
}

/** As much as a list of some length: objects are made, sorted by a word, and grouped. */
export function paceWork(): number {
  const began = performance.now();
  const made = Array.from({ length: 100_000 }, (_, n) => ({ id: `${(n * 7919) % 100_003}` }));
  const sorted = made.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const groups = Map.groupBy(sorted, ({ id }) => id.slice(0, 3));
  return groups.size === 0 ? 0 : performance.now() - began;
}

/** Slows the page as a cheap telephone is slower than a desk. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
