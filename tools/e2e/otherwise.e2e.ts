import { type Page, test as plainTest } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const address = '/scenarios/menace-forced-block/';
const words = messagesIn('en').chrome.scenario;

const rows = (page: Page) => page.locator('.row-fold[data-from]');
const branch = (page: Page) => rows(page).first();
const heading = (page: Page) => branch(page).locator('> summary');
const ownPage = (page: Page) =>
  branch(page).getByRole('link', { name: words.onItsOwnPage, exact: true });

for (const viewport of [PHONE, DESK]) {
  test.describe(`where a board goes otherwise, ${viewport.width} wide`, () => {
    test.use({ viewport });
    plainTest.use({ viewport });

    test('a branch opens in its place, and stays a part of the page', async ({ page }) => {
      await page.goto(address);
      await heading(page).click();
      await expect(branch(page).locator('.stage .now .board')).toBeVisible();
      await expect(ownPage(page)).toHaveCount(0);
      await page.route('**/otherwise/', (route) => route.abort());
      await heading(page).click();
      await heading(page).click();
      await expect(branch(page).locator('.stage .now .board')).toBeVisible();
    });

    // The browser itself reports what it could not load.
    plainTest('what cannot be brought is a link, which works again later', async ({ page }) => {
      await page.route('**/otherwise/', (route) => route.abort());
      await page.goto(address);
      await heading(page).click();
      await expect(ownPage(page)).toBeVisible();
      await page.unroute('**/otherwise/');
      await heading(page).click();
      await heading(page).click();
      await expect(branch(page).locator('.stage .now .board')).toBeVisible();
    });

    // The browser itself reports what it could not load.
    plainTest(
      'its own page is read without frames where its script can’t be had',
      async ({ page }) => {
        await page.goto(address);
        const from = (await branch(page).getAttribute('data-from')) ?? '';
        await page.route('**/_astro/*.js', (route) => route.abort());
        await page.goto(from);
        await expect(page.locator('html[data-scripted]')).toHaveCount(0);
        const steps = page.locator('r509-replay').first().locator('.sheet > li');
        for (const step of await steps.all()) await expect(step.locator('.en')).toBeVisible();
        await expect(steps.locator('.body:visible')).toHaveCount(
          await steps.locator('.body').count(),
        );
        await expect(page.locator('.stepper:visible, .stage:visible')).toHaveCount(0);
      },
    );

    test('its own page steps through it, and leads back', async ({ page }) => {
      await page.goto(address);
      const id = await branch(page).getAttribute('id');
      const from = await branch(page).getAttribute('data-from');
      await page.goto(`${from}#${id}`);
      const replay = page.locator(`[id="${id}"] r509-replay`);
      await replay.getByRole('button', { name: messagesIn('en').chrome.sheet.next }).click();
      const second = await replay.locator('.sheet > li').nth(1).getAttribute('id');
      await expect(replay.locator('.sheet > .now')).toHaveId(second ?? '');
      await expect(replay.locator('.stage .board:visible')).toHaveCount(1);
      await page.locator('.kick a').last().click();
      await expect(page.locator('#ruling')).toBeVisible();
    });
  });
}

test('links to what a branch shares with the play lead to the play, on the same page', async ({
  page,
}) => {
  await page.goto(address);
  for (const row of await rows(page).all()) await row.locator('> summary').click();
  await expect(page.locator('[data-from]:not([data-brought])')).toHaveCount(0);
  const links = page.locator('[data-from] a[href*="step-"]:not([href*="issues/new"])');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^#/);
});

test('another edition keeps the step of a branch by what happens in it', async ({ page }) => {
  await page.goto(address);
  await heading(page).click();
  const replay = branch(page).locator('r509-replay');
  const second = replay.locator('.sheet > li').nth(1);
  const told = await second.locator('.sentence').first().textContent();
  await page.goto(`${address}#${await second.getAttribute('id')}`);
  await expect(replay.locator('.sheet > .now')).toBeVisible();
  const older = page.locator('.ed a').last();
  await older.click();
  await expect(page).toHaveURL(/\d{4}-\d\d-\d\d/);
  await expect(replay.locator('.sheet > .now .sentence').first()).toHaveText(told ?? '');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a branch is a link to its page, where each step is read in words', async ({ page }) => {
    await page.goto(address);
    const id = await branch(page).getAttribute('id');
    await heading(page).click();
    await ownPage(page).click();
    await expect(page).toHaveURL(new RegExp(`/otherwise/#${id}$`));
    const steps = page.locator(`[id="${id}"] .in-words > li`);
    await expect(steps.first()).toContainText(/\d{3}\.\d/);
    expect(await steps.count()).toBeGreaterThan(1);
  });
});
