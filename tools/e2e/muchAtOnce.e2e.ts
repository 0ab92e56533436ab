// Much at once on a slow machine: many answers, and a line that nobody can have meant. How slow it is just then is measured
// beside it, so that a machine which does other things as well is given as much longer.
import type { Page } from '@playwright/test';
import type { Answer } from '../../site/client/memory/answer.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import type { CatalogueItem } from '../../site/view/catalogueItem.ts';
import { daysAgo, putIn } from './support/memory.ts';
import { slowDown, slowness } from './support/pace.ts';
import { DESK, expect, test } from './support/test.ts';

test.use({ viewport: DESK });

const { progress, sandbox } = messagesIn('en').chrome;
/** In milliseconds. */
const SOON = 2000;

/** So many answers of some years, each third one wrong; to the last board of all there is one answer, the last. */
async function manyAnswers(page: Page, count: number): Promise<readonly Answer[]> {
  const response = await page.request.get('/practice/items.json');
  const items: readonly CatalogueItem[] = await response.json();
  return Array.from({ length: count }, (_, nth) => {
    const place = nth + 1 === count ? items.length - 1 : nth % (items.length - 1);
    const { at = '', print } = items[place] ?? {};
    const right = nth % 3 !== 0;
    return { ...daysAgo(nth % 900), id: `many-${nth}`, item: at, right, ...(print && { print }) };
  });
}

/** Each board is among those that were answered. */
async function countsAll(page: Page): Promise<void> {
  const response = await page.request.get('/practice/items.json');
  const items: readonly CatalogueItem[] = await response.json();
  const [counted = ''] = progress.sum(items.length, 'all').split(';');
  await expect(page.locator('.pg-sum')).toContainText(counted);
}

test('130,000 answers are read, and all are counted', async ({ page }) => {
  test.slow();
  await page.goto('/practice/');
  const all = await manyAnswers(page, 130_000);
  for (let from = 0; from < all.length; from += 13_000)
    await putIn(page, all.slice(from, from + 13_000));
  await page.goto('/progress/');
  await expect(page.locator('r509-progress[data-shown]')).toHaveCount(1, { timeout: 60_000 });
  await countsAll(page);
  await expect(page.locator('.pg-notes')).toHaveText('');
});

test('a line of 100,000 letters is refused at once, and the board stays', async ({ page }) => {
  await page.goto('/sandbox/');
  await expect(page.locator('.bench')).toBeVisible();
  await page.locator('#line-of summary').click();
  await slowDown(page);
  const before = await slowness(page);
  const took = await page.evaluate(async (line) => {
    const field = document.querySelector<HTMLTextAreaElement>('[name=line]');
    if (field === null) throw new Error('there is no line');
    field.value = line;
    const began = performance.now();
    field.form?.requestSubmit();
    while (document.querySelector('.withheld') === null)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return performance.now() - began;
  }, 'a'.repeat(100_000));
  const slow = Math.max(before, await slowness(page));
  expect(took).toBeLessThan(SOON * slow);
  await expect(page.locator('.bench')).toContainText(sandbox.slips.tooMany('100000'));
});
