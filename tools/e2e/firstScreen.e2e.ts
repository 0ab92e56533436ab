import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { library } from './support/telling.ts';
import { expect, PHONE, test } from './support/test.ts';

const address = '/scenarios/menace-forced-block/';
const { answering, scenario: words } = messagesIn('en').chrome;
const ruling = (page: Page) => page.locator('#ruling');
const verdict = (page: Page) => ruling(page).locator('.ruling');
const SMALL_DESK = { width: 1280, height: 800 };

for (const language of LANGUAGES)
  test(`every scenario begins with title, board and question, and says nothing of its answers (${language})`, async ({
    page,
  }) => {
    test.slow();
    const [below, told]: [string[], string[]] = [[], []];
    const lengths: number[] = [];
    for (const { slug } of library.scenarios) {
      await page.setViewportSize(PHONE);
      await page.goto(addressIn(language, `/scenarios/${slug}/`));
      const found = await page.evaluate(tellingWords);
      expect(found.compared, slug).toBeGreaterThan(1);
      told.push(...found.told.map((text) => `${slug}: ${text}`));
      lengths.push(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight));
      for (const viewport of [PHONE, SMALL_DESK]) {
        await page.setViewportSize(viewport);
        const unseen = await page.evaluate(unseenAtFirst);
        if (unseen.length > 0) below.push(`${slug}, ${viewport.width} wide: ${unseen.join()}`);
      }
    }
    expect.soft(told, 'told before it is wanted').toEqual([]);
    expect.soft(below, 'not on the first screen').toEqual([]);
    const median = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
    expect(median, 'screens of a page, all closed').toBeLessThanOrEqual(5);
  });

/** In the page. */
function unseenAtFirst(): readonly string[] {
  const bottomOf = (selector: string): number =>
    [...document.querySelectorAll(selector)]
      .find((one) => one.checkVisibility())
      ?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
  return ['h1', '#ask .go', '#ask .q-text'].filter((part) => bottomOf(part) > innerHeight);
}

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

/** In the page: the verdict, and the sentences that answers end with, that stand in what is to be seen of it. */
function tellingWords(): { readonly compared: number; readonly told: readonly string[] } {
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const shown = plain([document.title, description, document.body.innerText].join(' '));
  const kept = document.querySelectorAll('#ruling .ruling, .q-answer :is(.q-reason, .q-turn)');
  const told = [...kept].map(({ textContent }) => plain(textContent)).filter((text) => text !== '');
  return { compared: told.length, told: told.filter((text) => shown.includes(text)) };
}

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
