import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { expect, PHONE, test } from './support/test.ts';

const lineOf = (page: Page, slug: string) => page.locator(`[data-slug=${slug}]`);
const screens = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / innerHeight);

for (const language of LANGUAGES)
  test(`on a phone the whole list is at most eight screens long (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${language === 'en' ? '' : `/${language}`}/scenarios/`);
    expect(await screens(page)).toBeLessThanOrEqual(8);
    const summary = page.locator('[data-slug] .about').first();
    await expect(summary).toBeHidden();
    await page.getByLabel(messagesIn(language).chrome.pages.scenarios.summaries).check();
    await expect(summary).toBeVisible();
  });

test.describe('what was answered', () => {
  const slug = 'menace-forced-block';

  test('is marked on the list, for those who see it and those who hear it', async ({ page }) => {
    await page.goto(`/scenarios/${slug}/`);
    await answered(page, 'guard-alone', false);
    await page.goto('/scenarios/');
    await expect(lineOf(page, slug).locator('.done')).toHaveText(/^1\/(\d)1 of \1 answered$/);
    await expect(page.locator('.done:not(:empty)')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
  });

  test('is said to be right once all of it is', async ({ page }) => {
    await page.goto('/scenarios/');
    const asks = (await lineOf(page, slug).getAttribute('data-asks'))?.split(' ') ?? [];
    await page.goto(`/it/scenarios/${slug}/`);
    for (const id of asks) await answered(page, id, true);
    await page.goto('/scenarios/');
    await expect(lineOf(page, slug).locator('.done')).toContainText('answered, all right');
  });

  test('is kept only where it makes sense', async ({ page }) => {
    const troubles: Error[] = [];
    page.on('pageerror', (error) => troubles.push(error));
    await page.addInitScript(() => localStorage.setItem('answers', '{"version":1,"answers":[]'));
    await page.goto('/scenarios/');
    await expect(page.locator('form.filters')).toBeVisible();
    await expect(page.locator('.done:not(:empty)')).toHaveCount(0);
    expect(troubles).toEqual([]);
  });
});

/** A question of the page says that it was answered, as it does after a mark. */
const answered = (page: Page, id: string, right: boolean) =>
  page.locator(`#q-${id} r509-question`).evaluate((question, isRight) => {
    const detail = { right: isRight };
    question.dispatchEvent(new CustomEvent('answered', { bubbles: true, detail }));
  }, right);

test('a scenario leads on to the next on its rule and to a harder one', async ({ page }) => {
  await page.goto('/scenarios/menace-forced-block/');
  const ways = page.getByRole('navigation', { name: 'Go on' });
  await expect(ways).toContainText('On the same rule');
  await expect(ways).toContainText('Harder');
  // Titles alone: which rule decides may be asked.
  await expect(ways).not.toContainText(/\d{3}\.\d/);
  const link = ways.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
});

test('the rules begin with combat', async ({ page }) => {
  await page.goto('/rules/');
  await expect(page.locator('.chapters ul').first()).toHaveAttribute('id', '506');
  await page.goto('/rules/#509');
  await expect(page.locator('.chapters details[open] > ul')).toHaveAttribute('id', '509');
  await page.goto('/rules/702.111b/');
  await page.locator('.kick').getByRole('link').last().click();
  await expect(page.locator('.chapters details[open] > ul')).toHaveAttribute('id', '702');
});

test('an edition links the scenarios that it is shown in, and names those that differ', async ({
  page,
}) => {
  await page.goto('/editions/');
  const edition = page.locator('[id="2008-10-01"]');
  expect(await edition.locator('.apart li').count()).toBeGreaterThan(3);
  const all = edition.getByRole('link', { name: /^Shown in \d+ scenarios$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page.getByLabel('Edition')).toHaveValue('2008-10-01');
  await expect(page.locator('form output')).not.toBeEmpty();
  await expect(page.locator('[data-slug]:visible')).toHaveCount(count);
});
