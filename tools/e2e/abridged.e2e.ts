// Pages of older rules are sent as words, and made whole from the page without a date.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { EditionId } from '../../site/engine.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { entriesOf } from '../../site/view/entries.ts';
import { shiftsIn, watchShifts } from './support/jumps.ts';
import { isHere } from './support/keeping.ts';
import { type ServedSite, servedSite } from './support/servedSite.ts';
import { toldIn } from './support/telling.ts';
import { DESK, expect, PHONE, quietly, test } from './support/test.ts';

const SLUG = 'menace-forced-block';
const EDITION: EditionId = '2013-02-01';
const BASE = `/scenarios/${SLUG}/`;
const DATED = `${BASE}${EDITION}/`;
const words = messagesIn('en').chrome.scenario.abridged;

const boards = (page: Page) => page.locator('#ruling .stage .board');
const isWhole = (page: Page) => expect(boards(page)).not.toHaveCount(0);
const say = (page: Page, what: string) => page.locator('.abridged').getByText(what);
const entriesIn = (language: Language) => {
  const { replay, telling } = toldIn(SLUG, language, EDITION);
  return entriesOf(replay, telling);
};

for (const language of LANGUAGES) {
  for (const viewport of [PHONE, DESK]) {
    test.describe(`in ${language}, ${viewport.width} wide`, () => {
      test.use({ viewport });

      test('a page of older rules has its boards, and cites by its own numbers', async ({
        page,
      }) => {
        await page.goto(addressIn(language, DATED));
        await isWhole(page);
        await expect(page.locator('.abridged')).toHaveCount(0);
        await page.locator('#ruling > summary').click();
        for (const { id, sentence, rules } of entriesIn(language)) {
          const step = page.locator(`[id="${id}"]`);
          await expect(step).toContainText(sentence);
          await expect(step.locator('.mg .r')).toHaveText(rules.map(({ number }) => number));
        }
        await expect(page.locator('svg.signs')).toHaveCount(1);
      });
    });
  }

  test.describe(`in ${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport: PHONE });

    test('all that happened is read in words, with the rules of its date', async ({ page }) => {
      for (const address of [DATED, DATED.replace('scenarios', 'embed')]) {
        await page.goto(addressIn(language, address));
        await page.locator('#ruling > summary').click();
        for (const { id, sentence, rules } of entriesIn(language)) {
          const step = page.locator(`[id="${id}"]`);
          await expect(step).toBeVisible();
          await expect(step).toContainText(sentence);
          for (const { number } of rules) await expect(step).toContainText(number);
        }
        await expect(page.locator('.abridged > p')).toBeHidden();
      }
    });
  });
}

test('a link leads to its step of a page of older rules', async ({ page }) => {
  for (const address of [DATED, DATED.replace('scenarios', 'embed')]) {
    await page.goto(`${address}#step-3`);
    await expect(page.locator('r509-replay.framed .sheet > .now')).toHaveId('step-3');
    await expect(page.locator('[id="step-3"]')).toBeInViewport();
  }
});

test('a link leads to a step of another way it can go, by older rules', async ({ page }) => {
  await page.goto(BASE);
  const row = (await page.locator('.row-fold[data-from]').first().getAttribute('id')) ?? '';
  const branch = row.replace('branch-', '');
  await page.goto(`${DATED}otherwise/#${row}`);
  const steps = page.locator(`[id="${row}"] .sheet > li`);
  await expect(steps).not.toHaveCount(0);
  const last = (await steps.last().getAttribute('id')) ?? '';
  expect(last.startsWith(`${branch}-step-`)).toBe(true);
  // On the page itself, the row is brought from there.
  await page.goto(`${DATED}#${last}`);
  await expect(page.locator(`[id="${row}"] r509-replay .sheet > .now`)).toHaveId(last);
});

test('what was answered by older rules is marked', async ({ page }) => {
  await page.goto(DATED);
  await page.locator('.q.now form').getByRole('button', { name: 'Check' }).click();
  await expect(page.locator('.q.now .q-result')).not.toBeEmpty();
});

test.describe('while the other page does not come', () => {
  let site: ServedSite;
  test.beforeEach(async () => {
    site = await servedSite();
  });
  test.afterEach(() => site.close());

  quietly('it is read in words, says so, and is whole when asked again', async ({ page }) => {
    site.treat((path) => (path === BASE ? 'refused' : 'sent'));
    await page.goto(site.at(DATED));
    await expect(say(page, words.failed)).toBeVisible();
    await page.locator('#ruling > summary').click();
    await expect(page.locator('[id="step-1"]')).toBeVisible();
    site.treat(() => 'sent');
    await page.locator('.abridged .failed button').click();
    await isWhole(page);
    // What was read stays open, and whoever pressed is not lost.
    await expect(page.locator('#ruling')).toHaveAttribute('open');
    await expect(page.locator('.q.now .q-text')).toBeFocused();
  });

  quietly('it is read in words after a while, and not taken from who reads', async ({ page }) => {
    site.treat((path) => (path === BASE ? 'held' : 'sent'));
    await page.clock.install();
    await page.goto(site.at(DATED));
    await expect(say(page, words.coming)).toBeVisible();
    await expect(page.locator('#ruling')).toBeHidden();
    await page.clock.fastForward(6_000);
    await page.locator('#ruling > summary').click();
    await expect(page.locator('[id="step-1"]')).toBeVisible();
    site.treat(() => 'sent');
    await expect(say(page, words.ready)).toBeVisible();
    await expect(page.locator('[id="step-1"]')).toBeVisible();
    await page.locator('.abridged .ready button').click();
    await isWhole(page);
  });

  quietly('a page of the network in its place is not taken for it', async ({ page }) => {
    site.treat((path) => (path === BASE ? 'replaced' : 'sent'));
    await page.goto(site.at(DATED));
    await expect(say(page, words.failed)).toBeVisible();
    await expect(page.getByText('Sign in')).toHaveCount(0);
  });
});

quietly(
  'a step is open as the page becomes whole, whatever steps through it later',
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await watchShifts(page);
    const held = Promise.withResolvers<void>();
    await page.route(/\/ReplayScript\./, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`${DATED}#step-4`, { waitUntil: 'commit' });
    await expect(page.locator('#ruling')).toHaveAttribute('open');
    await expect(page.locator('[id="step-4"]')).toBeInViewport();
    held.resolve();
    await expect(page.locator('r509-replay.framed .sheet > .now')).toHaveId('step-4');
    expect((await shiftsIn(page)).sum).toBeLessThan(0.05);
  },
);

quietly('one that was kept since before an update is asked for anew', async ({ page }) => {
  const now = readFileSync(`dist${BASE}index.html`, 'utf8');
  let asked = 0;
  await page.route(`**${BASE}`, (route) => {
    asked += 1;
    const body = asked === 1 ? now.replaceAll('<li', '<li data-old') : now;
    return route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(DATED);
  await isWhole(page);
  expect(asked).toBe(2);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  quietly('a page of older rules that was visited is whole', async ({ page, context }) => {
    await page.goto(DATED);
    await isWhole(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await isHere(page, DATED);
    await isHere(page, BASE);
    await context.setOffline(true);
    await page.reload();
    await isWhole(page);
  });
});

test('on paper, each step of a page of older rules has its board', async ({ page }) => {
  await page.goto(DATED);
  await isWhole(page);
  await expect(page.locator('#ruling r509-replay')).toHaveClass(/framed/);
  await page.emulateMedia({ media: 'print' });
  const steps = page.locator('#ruling .sheet > li');
  await expect(steps.first().locator('.board')).toBeVisible();
  await expect(steps).toHaveCount(entriesIn('en').length);
});
