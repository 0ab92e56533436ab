// Nothing waits: where a processor is four times slower, no task of a page takes longer than a tenth of a second, from its
// load on, through whatever is done on it. Counted is how long the page's own thread works, whoever else has the processor
// meanwhile; and where all of the machine is slow just then, as much longer. What lies in the processor's caches is the
// machine's affair: of some tries each act costs what it took in the best.
import type { Page } from '@playwright/test';
import { JOURNEYS, type Journey, longestOfEach } from './support/journeys.ts';
import { makeSlow } from './support/pace.ts';
import { MOST_AT_ONCE } from './support/tasks.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const TRIES = 10;

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  test.describe(`on a ${device} that is four times slower`, () => {
    test.use({ viewport });
    for (const journey of JOURNEYS) test(journey.what, ({ page }) => nothingWaits(page, journey));
  });

async function nothingWaits(
  page: Page,
  { steps, most = MOST_AT_ONCE, slowing = 'multiplied' }: Journey,
): Promise<void> {
  test.setTimeout(600_000);
  await makeSlow(page, slowing);
  const best = new Map<string, number>();
  const tooLong = () => [...best].filter(([, took]) => took > most);
  for (let tried = 0; tried === 0 || (tried < TRIES && tooLong().length > 0); tried += 1)
    for (const [name, took] of await longestOfEach(page, steps()))
      best.set(name, Math.min(took, best.get(name) ?? Number.POSITIVE_INFINITY));
  expect(tooLong().map(([name, took]) => `${name}: a task of ${Math.round(took)} ms`)).toEqual([]);
}
