import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import { troublesAtFirst } from './support/firstScreen.ts';
import { library } from './support/telling.ts';
import { expect, PHONE, SMALL_DESK, test } from './support/test.ts';

const address = '/scenarios/menace-forced-block/';
const { answering, scenario: words } = messagesIn('en').chrome;
const ruling = (page: Page) => page.locator('#ruling');
const verdict = (page: Page) => ruling(page).locator('.ruling');

// In English `replayPlace` looks at each before it walks through it.
for (const language of LANGUAGES.filter((one) => one !== ROOT_LANGUAGE))
  test(`every scenario begins with title, board and question, and says nothing of its answers (${language})`, async ({
    page,
  }) => {
    test.slow();
    const [troubles, lengths]: [string[], number[]] = [[], []];
    for (const { slug } of library.scenarios) {
      await page.setViewportSize(PHONE);
      await page.goto(addressIn(language, `/scenarios/${slug}/`));
      lengths.push(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight));
      troubles.push(...(await troublesAtFirst(page, SMALL_DESK)).map((one) => `${slug}: ${one}`));
    }
    expect.soft(troubles).toEqual([]);
    const median = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
    expect(median, 'screens of a page, all closed').toBeLessThanOrEqual(5);
  });

test('the ruling is closed until it is wanted, one tap away', async ({ page }) => {
  await page.goto(address);
  await expect(verdict(page)).toBeHidden();
  await page.getByRole('link', { name: answering.showRuling }).first().click();
  await expect(verdict(page)).toBeInViewport();
});

test('a link to a step opens the ruling', async ({ page }) => {
  await page.goto(`${address}#step-3`);
  await expect(verdict(page)).toBeVisible();
});

test('whoever chooses so finds rulings open, on every page', async ({ page }) => {
  await page.goto(address);
  await ruling(page).locator('> summary').click();
  await page.getByLabel(words.rulingsAtOnce).check();
  await page.goto('/scenarios/flying-shadow-evasion/');
  await expect(verdict(page)).toBeVisible();
  await page.getByLabel(words.rulingsAtOnce).uncheck();
  await page.reload();
  await expect(verdict(page)).toBeHidden();
});

test('a browser that keeps nothing costs no more than the memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await page.goto(address);
  await ruling(page).locator('> summary').click();
  await page.getByLabel(words.rulingsAtOnce).check();
  await expect(verdict(page)).toBeVisible();
});

test('the list of editions opens below its button', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(address);
  const button = page.locator('.ed-go');
  await button.click();
  const list = page.locator('#editions');
  await expect(list).toBeVisible();
  await expect(list).toBeInViewport({ ratio: 1 });
  const [above, below] = [await button.boundingBox(), await list.boundingBox()];
  const bottom = (above?.y ?? 0) + (above?.height ?? 0);
  expect(below?.y).toBeGreaterThanOrEqual(bottom);
  expect(below?.y).toBeLessThan(bottom + 24);
});
