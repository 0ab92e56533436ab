import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Two for the scenario, and one for the answers. */
const PAGES = 3;

for (const slug of [
  'menace-forced-block',
  'turn-walkthrough',
  'who-may-attack-or-block',
  'enters-outside-combat',
  'removed-from-combat',
])
  test(`${slug} takes two sheets of paper, and one for its answers`, async ({ page }) => {
    await page.goto(`/scenarios/${slug}/`);
    await expect(page.locator('r509-replay.framed').first()).toBeAttached();
    expect(await pagesOf(page)).toBeLessThanOrEqual(PAGES);
  });

test('on paper all is asked in text with a line to write on, and answered behind', async ({
  page,
}) => {
  await page.goto('/scenarios/menace-forced-block/');
  const questions = await page.locator('li.q').count();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('.q > .on-paper:visible')).toHaveCount(questions);
  await expect(page.locator('.q form:visible')).toHaveCount(0);
  await expect(page.locator('.key > ol > li:visible')).toHaveCount(questions);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.on-paper')).toHaveCount(0);
});

async function pagesOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
