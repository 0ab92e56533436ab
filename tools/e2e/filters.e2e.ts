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
  await page.getByLabel('Rule', { exact: true }).fill('509.1b');
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

test('a number is that of the rules that are shown, or of those asked for; one that only older rules have is found as old', async ({
  page,
}) => {
  const output = page.locator('form output');
  await page.goto('/scenarios/?rule=118.3');
  await expect(output).toContainText('by an older rule number');
  await page.getByLabel('Edition').selectOption('2026-09-25');
  await expect.poll(() => shown(page).count()).toBe(0);
  await page.getByLabel('Edition').selectOption('2009-07-11');
  await expect.poll(() => shown(page).count()).toBeGreaterThan(0);
  await expect(output).not.toContainText('older');
});

test('sorted by level, the list goes from easy to hard; the address keeps it, and back it is as before', async ({
  page,
}) => {
  const slugs = () =>
    shown(page).evaluateAll((lines: HTMLElement[]) => lines.map(({ dataset }) => dataset.slug));
  const levels = () =>
    shown(page).evaluateAll((lines: HTMLElement[]) =>
      lines.map(({ dataset }) => Number(dataset.level)),
    );
  await page.goto('/scenarios/');
  const asWritten = await slugs();
  const sort = page.getByLabel('Sort');
  await sort.selectOption('level');
  await expect(page.getByRole('heading', { name: 'Difficulty 1' })).toBeVisible();
  await expect(page).toHaveURL(/\?sort=level$/);
  const found = await levels();
  // What stands on a second page of the list is brought.
  expect(found.length).toBeGreaterThanOrEqual(asWritten.length);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Difficulty 1' })).toBeVisible();
  await expect(sort).toHaveValue('level');
  await page.getByLabel('Keyword').selectOption('menace');
  await expect(page).toHaveURL(/keyword=menace&sort=level/);
  await expect.poll(async () => (await slugs()).length).toBeLessThan(asWritten.length);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(slugs).toEqual(asWritten);
  await expect(page.getByRole('heading', { name: /Level/ })).toHaveCount(0);
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
      await page.route('**/scenarios/filters.json', (route) => route.abort());
      await page.goto(`${language === 'en' ? '' : `/${language}`}/scenarios/?keyword=menace`);
      await expect(page.locator('form output')).toHaveText(
        messagesIn(language).chrome.filters.failed,
      );
      expect(await page.locator('[data-slug]:visible').count()).toBeGreaterThan(10);
      await page.unroute('**/scenarios/filters.json');
      await page.locator('[name=rule]').fill('509.1b');
      await expect(page.locator('form output')).toContainText(/\d/);
    });

  plainTest(
    'so it is where a page of the list does not come, on which it stands',
    async ({ page }) => {
      const elsewhere = '**/scenarios/page/2/';
      await page.route('**/scenarios/filters.json', async (route) => {
        const response = await route.fetch();
        const all: readonly object[] = await response.json();
        await route.fulfill({ response, json: all.map((one) => ({ ...one, page: 2 })) });
      });
      await page.route(/\/scenarios\/(\?.*)?$/, async (route) => {
        const response = await route.fetch();
        const pages = '<nav data-page="1"><a href="./">1</a><a href="page/2/">2</a></nav></main>';
        const body = (await response.text()).replace('</main>', pages);
        await route.fulfill({ response, body });
      });
      await page.route(elsewhere, (route) => route.abort());
      await page.goto('/scenarios/?keyword=menace');
      const output = page.locator('form output');
      await expect(output).toHaveText(messagesIn('en').chrome.filters.failed);
      expect(await page.locator('[data-slug]:visible').count()).toBeGreaterThan(10);
      await page.unroute(elsewhere);
      await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
      await page.locator('[name=rule]').fill('509.1b');
      await expect(output).toContainText(/\d/);
    },
  );
});
