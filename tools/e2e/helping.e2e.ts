import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const words = messagesIn('en').chrome.answering;
const group = (page: Page) => page.locator('.q-group.now');
const suggested = (page: Page) => group(page).locator('.combat-lines .legal');
const check = (page: Page) => page.locator('.q.now .go').click();

async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.locator('.q.now form[data-laid]')).toHaveCount(1);
}

const pick = (page: Page, name: RegExp) =>
  group(page).getByRole('checkbox', { name }).click({ force: true });

async function askForAll(page: Page): Promise<void> {
  for (const hint of words.hints) {
    const summary = page.locator('.q.now .q-help').getByText(hint, { exact: true });
    if ((await summary.count()) > 0) await summary.click();
  }
}

for (const { kind, at, wrong, other } of [
  {
    kind: 'block',
    at: '/scenarios/menace-forced-block/#q-block',
    wrong: /^N1 Guard/,
    other: /^N2 /,
  },
  {
    kind: 'attack',
    at: '/scenarios/one-attacker-must-attack/#q-attack',
    wrong: /^A2 /,
    other: /^A1 /,
  },
])
  test(`the nearest legal ${kind} is drawn where it differs, until the answer changes`, async ({
    page,
  }) => {
    await open(page, at);
    await pick(page, wrong);
    await check(page);
    await expect(page.locator('.q.now .q-help summary').first()).toBeVisible();
    await expect(suggested(page)).toHaveCount(0);
    await askForAll(page);
    await expect(suggested(page)).toHaveCount(1);
    await expect(group(page).locator('.c.legal').filter({ hasText: /A1|N2/ })).not.toHaveCount(0);
    await pick(page, other);
    await expect(suggested(page)).toHaveCount(0);
    await expect(group(page).locator('.c.legal')).toHaveCount(0);
  });

test('a division that kills too few says where how much is short, and which numbers would do', async ({
  page,
}) => {
  await open(page, '/scenarios/order-three-blockers/#q-splits');
  const shares = group(page).getByRole('spinbutton');
  await shares.nth(0).fill('5');
  await shares.nth(1).fill('1');
  await check(page);
  await expect(group(page).locator('.q-fault')).toContainText(['1 short', '1 short']);
  await askForAll(page);
  await expect(group(page).locator('.q-legal')).not.toHaveCount(0);
  const total = await group(page)
    .locator('.q-count')
    .evaluateAll((counts) =>
      counts.reduce(
        (sum, one) =>
          sum +
          Number(
            one.querySelector('.q-legal')?.textContent ?? one.querySelector('input')?.value ?? 0,
          ),
        0,
      ),
    );
  expect(total).toBe(6);
  await shares.nth(1).fill('0');
  await expect(group(page).locator('.q-legal, .q-fault')).toHaveCount(0);
});

for (const viewport of [PHONE, DESK])
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport });

    test('what is asked, the board, its controls and the bar follow each other as they are seen', async ({
      page,
    }) => {
      await open(page, '/scenarios/menace-forced-block/#q-block');
      await page.getByRole('link', { name: words.next }).click();
      await page.getByRole('link', { name: words.previous }).click();
      await pick(page, /^N1 Guard/);
      await check(page);
      await expect(page.locator('.q.now .q-help summary').first()).toBeVisible();
      const parts = ['.q-text', '.q-stage', '.pencil', '.q-result', '.q-help', '.q-bar'];
      const seen = await page.evaluate((selectors) => {
        // There the bar, which stays at the foot of the window, lies where it belongs.
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const now = document.querySelector('.q.now');
        const all = selectors.flatMap((selector) => {
          const part = now?.querySelector(selector);
          return part ? [{ selector, part }] : [];
        });
        const inPage = all.toSorted((a, b) =>
          a.part.compareDocumentPosition(b.part) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        );
        const isBeside = innerWidth >= 960;
        const onScreen = all
          .filter(({ selector }) => !(isBeside && selector === '.q-stage'))
          .toSorted(
            (a, b) => a.part.getBoundingClientRect().top - b.part.getBoundingClientRect().top,
          );
        const names = (list: typeof all) => list.map(({ selector }) => selector);
        return { inPage: names(inPage), onScreen: names(onScreen), isBeside };
      }, parts);
      expect(seen.inPage.slice(0, 2)).toEqual(['.q-text', '.q-stage']);
      const compared = seen.inPage.filter((one) => !(seen.isBeside && one === '.q-stage'));
      expect(seen.onScreen).toEqual(compared);
    });
  });
