import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { library } from './support/telling.ts';
import { expect, PHONE, test } from './support/test.ts';

const address = '/scenarios/menace-forced-block/';
const { answering, scenario: words } = messagesIn('en').chrome;
const ruling = (page: Page) => page.locator('#ruling');
const verdict = (page: Page) => ruling(page).locator('.ruling');

for (const viewport of [PHONE, { width: 1280, height: 800 }]) {
  test.describe(`on a screen of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    test('every scenario shows title, board and question first, and its way to an answer', async ({
      page,
    }) => {
      test.slow();
      const below: string[] = [];
      for (const { slug } of library.scenarios) {
        await page.goto(`/scenarios/${slug}/`);
        const unseen = await page.evaluate(() => {
          const bottomOf = (selector: string): number =>
            [...document.querySelectorAll(selector)]
              .find((one) => one.checkVisibility())
              ?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
          return [
            ...(bottomOf('h1') > innerHeight ? ['title'] : []),
            ...(bottomOf('#ask .go') > innerHeight ? ['check'] : []),
            ...(bottomOf('#ask .q-text') > innerHeight ? ['question'] : []),
          ];
        });
        if (unseen.length > 0) below.push(`${slug}: ${unseen.join(', ')}`);
      }
      expect(below).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('half of the scenarios are at most five screens long, all closed', async ({ page }) => {
    test.slow();
    const lengths: number[] = [];
    for (const { slug } of library.scenarios) {
      await page.goto(`/scenarios/${slug}/`);
      lengths.push(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight));
    }
    const median = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)];
    expect(median).toBeLessThanOrEqual(5);
  });
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

for (const language of LANGUAGES)
  test(`no page says anything of its ruling and its answers before they are wanted (${language})`, async ({
    page,
  }) => {
    test.slow();
    const told: string[] = [];
    for (const { slug } of library.scenarios) {
      await page.goto(addressIn(language, `/scenarios/${slug}/`));
      const found = await page.evaluate(tellingWords);
      expect(found.compared, slug).toBeGreaterThan(1);
      told.push(...found.told.map((text) => `${slug}: ${text}`));
    }
    expect(told).toEqual([]);
  });

/** In the page: the verdict, and the sentences that answers end with, that stand in what is to be seen of it. */
function tellingWords(): { readonly compared: number; readonly told: readonly string[] } {
  const plain = (text: string | null | undefined): string =>
    (text ?? '').replaceAll(/\s+/g, ' ').trim();
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  const shown = plain([document.title, description, document.body.innerText].join(' '));
  const kept = document.querySelectorAll('#ruling .ruling, .q-answer > p:not(:has(.r, a))');
  const told = [...kept].map(({ textContent }) => plain(textContent)).filter((text) => text !== '');
  return { compared: told.length, told: told.filter((text) => shown.includes(text)) };
}
