import { type Page, test as plainTest } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { expect, test } from './support/test.ts';

const shown = (page: Page) => page.locator('[data-slug]:visible');
/** The whole list is there before any filter is: only the count says that it has been filtered. */
const filtered = (page: Page) => expect(page.locator('form output')).not.toBeEmpty();

test('filters narrow the list together, and the address keeps them', async ({ page }) => {
  await page.goto('/scenarios/');
  const all = await shown(page).count();
  await page.getByLabel('Rule').fill('509.1b');
  await expect.poll(() => shown(page).count()).toBeLessThan(all);
  await page.getByLabel('Keyword').selectOption('menace');
  await expect(page).toHaveURL(/rule=509\.1b&keyword=menace/);
  await expect(page.locator('[data-slug=menace-forced-block]')).toBeVisible();
  await page.reload();
  await filtered(page);
  await expect(page.getByLabel('Keyword')).toHaveValue('menace');
  await expect(page.locator('[data-slug=menace-forced-block]')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => shown(page).count()).toBe(all);
});

test('a rule without its letters finds those with them', async ({ page }) => {
  await page.goto('/scenarios/?rule=509.1');
  await filtered(page);
  await expect(page.locator('[data-slug=menace-forced-block]')).toBeVisible();
  await page.goto('/scenarios/?rule=999.9');
  await expect.poll(() => shown(page).count()).toBe(0);
});

test('an address that asks for what does not exist shows everything', async ({ page }) => {
  await page.goto('/scenarios/?topic=nonsense');
  await filtered(page);
  expect(await shown(page).count()).toBe(await page.locator('[data-slug]').count());
});

test.describe('where the list of what can be found does not come', () => {
  // The browser itself reports what it could not load.
  for (const language of LANGUAGES)
    plainTest(`that is said, and nothing is taken for found (${language})`, async ({ page }) => {
      await page.route('**/api/scenarios.json', (route) => route.abort());
      await page.goto(`${language === 'en' ? '' : `/${language}`}/scenarios/?keyword=menace`);
      await expect(page.locator('form output')).toHaveText(
        messagesIn(language).chrome.filters.failed,
      );
      expect(await page.locator('[data-slug]:visible').count()).toBeGreaterThan(10);
      await page.unroute('**/api/scenarios.json');
      await page.locator('[name=rule]').fill('509.1b');
      await expect(page.locator('form output')).toContainText(/\d/);
    });
});
