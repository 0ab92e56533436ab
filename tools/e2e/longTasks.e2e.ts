// On a processor that is four times slower nothing makes a page wait for longer than a tenth of a second: not as it loads,
// as it is answered, as it is marked, nor as one goes on. How long the page's own thread works at a thing, and how fast that
// is just then, are measured together; who else has the processor meanwhile is no matter.
import type { Page } from '@playwright/test';
import { ASKING_PAGES, answerWatched } from './support/askingPages.ts';
import { makeSlow } from './support/pace.ts';
import { longestTasks, MOST_AT_ONCE } from './support/tasks.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

/** What lies in the processor's caches, and what is swept up meanwhile, is the machine's affair: of each step the best counts. */
const TRIES = 8;

for (const asking of ASKING_PAGES)
  test(`${asking.what}: nothing waits for long`, async ({ page }) => {
    test.slow();
    await makeSlow(page, 'multiplied');
    const best = new Map<string, number>();
    const tooLong = (): readonly string[] =>
      [...best].flatMap(([step, work]) => (work > MOST_AT_ONCE ? `${step}: ${work}` : []));
    for (let tries = 0; tries === 0 || (tries < TRIES && tooLong().length > 0); tries += 1) {
      if (tries > 0) await forget(page);
      await page.goto('about:blank');
      for (const [step, work] of await longestTasks(page, (name) =>
        answerWatched(page, asking, name),
      ))
        best.set(step, Math.min(work, best.get(step) ?? work));
    }
    expect(tooLong()).toEqual([]);
  });

/** An exam keeps itself once more as its page is left. */
async function forget(page: Page): Promise<void> {
  await page.goto('/words/');
  await page.evaluate(() => localStorage.clear());
}
