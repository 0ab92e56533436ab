// Boards that were made are called in one’s progress as they are in their round.
import type { Page } from '@playwright/test';
import { GENERATOR } from '../../engine/generation/generate.ts';
import { addressIn, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import type { CatalogueItem } from '../../site/view/catalogueItem.ts';
import { isAsked } from './support/asking.ts';
import { daysAgo, logIn, putIn, tellAnswered } from './support/memory.ts';
import { DESK, expect, quietly, test } from './support/test.ts';

test.use({ viewport: DESK });

async function openProgress(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(addressIn(language, '/progress/'));
  await expect(page.locator('r509-progress[data-shown]')).toHaveCount(1);
}

const MADE = [`${GENERATOR}-menace-s3`, '1-menace-s3', '3-first-strike-s8', '3-tap-removes-s2'];

for (const language of LANGUAGES)
  test(`boards that were made are called as they are in their round: ${language}`, async ({
    page,
  }) => {
    test.slow();
    const root = addressIn(language, '/');
    await page.goto(
      `${root}practice/own/#v=1&t=Made&b=${MADE.map((one) => `boards:${one}`).join()}`,
    );
    for (const [place, one] of MADE.entries()) {
      await expect(page.locator('r509-round .asking')).toHaveAttribute(
        'data-at',
        `${root}practice/boards/#q-${one}`,
      );
      await isAsked(page);
      await tellAnswered(page, place % 2 === 0);
      await expect.poll(async () => (await logIn(page)).length).toBe(place + 1);
      await page.locator('.round-next').click();
    }
    const listed = page.locator('.round-list a');
    const aims = [...(await catalogueTitles(page, root))];
    await expect(listed).toHaveCount(MADE.length);
    for (const aim of aims) await expect(listed.filter({ hasText: aim })).toHaveCount(0);
    const names = await listed.allTextContents();
    await openProgress(page, language);
    for (const part of ['.pg-all', '.pg-wrong']) {
      await page.locator(part).scrollIntoViewIfNeeded();
      const links = page.locator(`${part} .pg-list h3 a`);
      for (const link of await links.all()) {
        const at = (await link.getAttribute('href'))?.split('#q-')[1] ?? '';
        await expect(link).toHaveText(names[MADE.indexOf(at)] ?? '');
      }
    }
  });

/** What boards that are made are called before anybody has made them. */
async function catalogueTitles(page: Page, root: string): Promise<readonly string[]> {
  const all: readonly CatalogueItem[] = await (
    await page.request.get(`${root}practice/items.json`)
  ).json();
  return all.filter(({ at }) => at.startsWith('/practice/boards/')).map(({ title }) => title);
}

quietly('what can not be made keeps the name of what it was made for', async ({ page }) => {
  await page.goto('/practice/');
  await page.route('**/pieces.json', (route) => route.fulfill({ status: 500 }));
  await putIn(page, [daysAgo(1, { item: `/practice/boards/#q-${MADE[0]}`, right: false })]);
  const failed = page.waitForResponse('**/pieces.json');
  await openProgress(page);
  await page.locator('.pg-all').scrollIntoViewIfNeeded();
  await failed;
  const [title] = (await catalogueTitles(page, '/')).filter((one) => one.includes('enace'));
  await expect(page.locator('.pg-all .pg-list h3 a')).toHaveText(title ?? '');
});
