import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { now, open, words } from './support/asking.ts';
import { DESK, expect, test } from './support/test.ts';

test.use({ viewport: DESK });

const slug = 'menace-forced-block';
const { theme } = messagesIn('en').chrome.site;
const verdict = (page: Page) => now(page).locator('.q-result .v');

/** In the page, before any of its scripts. */
const STORES = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
} as const;

for (const [how, breakIt] of Object.entries(STORES))
  test(`a store that is ${how} costs nothing but the memory`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await answers(page);
    await turnsToDark(page);
    await keepsTheStep(page);
    await lists(page);
  });

/** What somebody may write where the answers are kept. */
const EDITED = [
  '{"version":1,"answers"',
  'null',
  '"menace"',
  '[]',
  '{"version":"1","answers":{}}',
  '{"version":1,"answers":[[1]]}',
  `{"version":1,"answers":{"${slug}":"right"}}`,
  `{"version":1,"answers":{"${slug}":{"block":"yes","guard-alone":{},"bear-tapped":[null]}}}`,
  '{"version":1,"answers":{"__proto__":{"block":true},"constructor":{"block":true}}}',
];

test('a store that was edited by hand costs nothing but the memory', async ({ page }) => {
  test.slow();
  for (const answered of EDITED) {
    await page.goto('/scenarios/');
    await page.evaluate((text) => {
      // With the answers that the page before had no time to sum up.
      localStorage.clear();
      localStorage.setItem('answers', text);
      localStorage.setItem('theme', '<b>');
      localStorage.setItem('rulings-at-once', '{}');
      sessionStorage.setItem('same-step', '{"no": "step"}');
    }, answered);
    await lists(page);
    await expect(page.locator('.done > *')).toHaveCount(0);
    await answers(page);
    await lists(page);
    await expect(page.locator(`[data-slug="${slug}"] .done`)).toContainText('1/');
  }
  await turnsToDark(page);
  await keepsTheStep(page);
});

/** Answers are marked, wrong and right, and the ruling opens. */
async function answers(page: Page): Promise<void> {
  await open(page, `/scenarios/${slug}/#q-block`);
  const box = (name: RegExp) => page.locator('.q-group.now').getByRole('checkbox', { name });
  const button = (name: string) => now(page).getByRole('button', { name });
  await expect(page.locator('#ruling')).not.toHaveAttribute('open');
  await box(/^N1/).click({ force: true });
  await button(words.check).click();
  await expect(verdict(page)).toHaveText(words.wrong);
  await button(words.takeBack).click();
  await box(/^N2/).click({ force: true });
  await button(words.check).click();
  await expect(verdict(page)).toHaveText(words.right);
  await expect(page.locator('#ruling')).toHaveAttribute('open');
}

async function turnsToDark(page: Page): Promise<void> {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  const button = page.getByRole('button', { name: theme.label });
  await expect(button).toHaveAccessibleName(`${theme.label}: ${theme.auto}`);
  for (const name of [theme.light, theme.dark]) {
    await button.click();
    await expect(button).toHaveAccessibleName(`${theme.label}: ${name}`);
  }
  expect(await ground()).not.toBe(light);
}

/** Another edition and another language still lead to the step, if only to its number. */
async function keepsTheStep(page: Page): Promise<void> {
  const shown = page.locator('.sheet > li.now').first();
  await page.goto(`/scenarios/${slug}/#step-3`);
  await page.locator('.ed a:not([aria-current])').last().click();
  await expect(page).toHaveURL(/\d{4}-\d\d-\d\d/);
  await expect(shown).toHaveId(/^step-[34]$/);
  await page.locator('.lang a[hreflang=it]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(shown).toHaveId(/^step-[34]$/);
}

async function lists(page: Page): Promise<void> {
  await page.goto('/scenarios/');
  await expect(page.locator('[data-asks]')).not.toHaveCount(0);
}
