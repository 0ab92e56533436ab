// A rule's number says what the rule says, to each hand, and leads to its page.
import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { atRest } from './support/keeping.ts';
import { servedSite } from './support/servedSite.ts';
import { DESK, expect, PHONE, quietly, test } from './support/test.ts';

const box = (page: Page) => page.locator('#rule-said');
const numberOn = (page: Page, number: string) =>
  page.locator(`.family a.r[href$="/rules/${number}/"]`);

for (const language of LANGUAGES)
  test(`a pointer that rests on a number reads the rule: ${language}`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(addressIn(language, '/rules/509.1h/'));
    const { rules } = messagesIn(language);
    const room = () => page.locator('main').evaluate(({ scrollHeight }) => scrollHeight);
    const before = await room();
    await numberOn(page, '509.1c').hover();
    await expect(box(page)).toContainText(`${rules['blockers.requirements']}`);
    expect(await room()).toBe(before);
    // The pointer may go into it, and then away.
    await box(page).getByRole('link').hover();
    await page.mouse.move(2, 2);
    await expect(box(page)).toBeHidden();
    await numberOn(page, '509.1b').hover();
    await expect(box(page)).toContainText(`${rules['blockers.restrictions']}`);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await numberOn(page, '509.1c').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('509.1c');
  });

test('keys reach it, and it describes the number, which leads on', async ({ page }) => {
  await page.goto('/rules/509.1h/');
  await page.locator('.wrongs a').last().focus();
  await page.keyboard.press('Tab');
  await expect(numberOn(page, '509.1')).toBeFocused();
  await expect(box(page)).toBeVisible();
  await expect(numberOn(page, '509.1')).toHaveAccessibleDescription(/declares blockers/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeHidden();
  await expect(numberOn(page, '509.1')).toBeFocused();
  // It is no stop on the way of the keys.
  await page.keyboard.press('Tab');
  await expect(numberOn(page, '509.1a')).toBeFocused();
  await expect(box(page)).toContainText('509.1a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/509\.1a\/$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE, colorScheme: 'dark' });

  test('the first shows it, and the second follows, or its link', async ({ page }) => {
    await page.goto('/rules/509.1h/');
    await numberOn(page, '509.1c').tap();
    await expect(box(page)).toBeVisible();
    await expect(page).toHaveURL(/509\.1h/);
    const { x = -1, width = 0 } = (await box(page).boundingBox()) ?? {};
    expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true]);
    expect(await violations(page)).toEqual([]);
    // Another in its place; what lies beside closes it.
    await numberOn(page, '509.1b').tap();
    await expect(box(page)).toContainText('509.1b');
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(box(page)).toBeHidden();
    await numberOn(page, '509.1b').tap();
    await box(page).getByRole('link').tap();
    await expect(page).toHaveURL(/\/rules\/509\.1b\/$/);
    await numberOn(page, '509.1c').tap();
    await expect(box(page)).toBeVisible();
    await numberOn(page, '509.1c').tap();
    await expect(page).toHaveURL(/\/rules\/509\.1c\/$/);
  });
});

test('a number of older rules says which it is today, and one that is gone that it is', async ({
  page,
}) => {
  await page.goto('/editions/changes/');
  await page.locator('a.r[href$="/rules/500.5/"]', { hasText: '500.4' }).first().hover();
  await expect(box(page)).toContainText('500.4 today 500.5');
  await page.locator('a.r[href*="/rules/gone/#"]').first().hover();
  await expect(box(page)).toContainText('no longer in the rules');
});

quietly.describe('without a network', () => {
  quietly.use({ serviceWorkers: 'allow', viewport: DESK });

  quietly('what was shown once is shown again, as are others by it', async ({ page }) => {
    const site = await servedSite();
    await page.goto(site.at('/rules/509.1h/'));
    await atRest(page);
    await page.reload();
    await numberOn(page, '509.1c').hover();
    await expect(box(page)).toBeVisible();
    await site.close();
    await page.reload();
    await numberOn(page, '509.1b').hover();
    await expect(box(page)).toContainText('509.1b');
  });
});

quietly.describe('where the words do not come', () => {
  quietly.use({ hasTouch: true, viewport: PHONE });

  quietly('a touch follows the link', async ({ page }) => {
    const site = await servedSite();
    site.treat((path) => (path.includes('/rules/said/') ? 'replaced' : 'sent'));
    await page.goto(site.at('/rules/509.1h/'));
    await numberOn(page, '509.1c').tap();
    await expect(page).toHaveURL(/\/rules\/509\.1c\/$/);
    await site.close();
  });
});
