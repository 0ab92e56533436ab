// The page for boards of one's own, before the engine is there that rules on them.
import type { Page, Route } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { MOST_SHIFTED, shiftsIn, watchShifts } from './support/jumps.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

/** Of the whole page, with what keeps it once it is at rest. */
const MOST_REQUESTS = 12;

const ENGINE = /\/_astro\/worker\.[^/]*\.js$/;

/** The engine comes only when it is let. */
async function holdEngine(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(ENGINE, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

for (const [device, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
  for (const language of LANGUAGES)
    test(`what is typed before there is an engine is on the board once there is one, and nothing moves, on a ${device} in ${language}`, async ({
      page,
    }) => {
      const words = messagesIn(language).chrome.sandbox;
      await page.setViewportSize(viewport);
      const letGo = await holdEngine(page);
      const field = page.getByLabel(words.what);
      await watchShifts(page);
      await page.goto(addressIn(language, '/sandbox/'));
      await field.fill('2/2');
      await field.press('Enter');
      await page.locator('.entry [name=side]').selectOption({ label: 'Nil' });
      await field.pressSequentially('3/3');
      await expect(page.locator('.on-bench .pl')).toHaveCount(2);
      await expect(page.locator('.entry')).toHaveAttribute('aria-busy', 'true');
      await letGo();
      await expect(page.locator('.on-bench .field .c')).toHaveCount(1);
      await expect(page.locator('.on-bench .field .tag')).toHaveText('A1');
      await expect(field).toHaveValue('3/3');
      const { sum, moved } = await shiftsIn(page);
      expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFTED);
    });
test('what is refused once there is an engine comes back before what was typed since then', async ({
  page,
}) => {
  const words = messagesIn('en').chrome.sandbox;
  const letGo = await holdEngine(page);
  const field = page.getByLabel(words.what);
  await page.goto('/sandbox/');
  await field.fill('2/2 flyin');
  await field.press('Enter');
  await field.pressSequentially('3/3');
  await letGo();
  await expect(page.locator('.entry .slips')).toContainText('flyin');
  await expect(field).toHaveValue('2/2 flyin + 3/3');
});

test('a line that is written before there is an engine, by rules that are chosen by then, is read', async ({
  page,
}) => {
  const words = messagesIn('en').chrome.sandbox;
  const letGo = await holdEngine(page);
  await page.goto('/sandbox/');
  await page.locator('#line-of > summary').click();
  const line = page.locator('[name=line]');
  await expect(line).toHaveValue('Ada:; Nil:');
  await page.locator('[name=edition]').selectOption('2013-02-01');
  await line.fill('Ada: 2/2; Nil:; A1 -> Nil');
  await letGo();
  await expect(page.locator('.entry')).toBeVisible();
  await expect(line).toHaveValue('rules 2013-02-01; Ada:; Nil:');
  await line.fill('Ada: 2/2; Nil:; A1 -> Nil');
  await page.getByRole('button', { name: words.read, exact: true }).click();
  await expect(page.locator('.outcome')).toBeVisible();
});

test('an empty board that somebody was declaring on is there as it was left', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('own-board', JSON.stringify({ line: 'Ada:; Nil:', look: 'play' })),
  );
  await page.goto('/sandbox/');
  await expect(page.locator('.bench')).not.toHaveAttribute('data-at', 'setup');
});

test('keys go on from the field once it is empty, and not over what is refused in it', async ({
  page,
}) => {
  const words = messagesIn('en').chrome.sandbox;
  const field = page.getByLabel(words.what);
  const bench = page.locator('.bench');
  await page.goto('/sandbox/');
  await field.fill('2/2 flyin');
  await field.press('Control+Enter');
  await expect(page.locator('.entry .slips')).toContainText('flyin');
  await expect(bench).toHaveAttribute('data-at', 'setup');
  await field.fill('2/2');
  await field.press('Control+Enter');
  await expect(page.locator('.on-bench .field .c')).toHaveCount(1);
  await field.press('Control+Enter');
  await expect(bench).toHaveAttribute('data-at', 'attack');
});

test('the page, a board and its ruling take no more files than a phone may ask for', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(request.url()));
  const words = messagesIn('en').chrome.sandbox;
  await page.goto('/sandbox/');
  await page.getByLabel(words.what).fill('2/2');
  await page.getByLabel(words.what).press('Enter');
  await expect(page.locator('.on-bench .field .c')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  expect([...asked].length, [...asked].join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
});
