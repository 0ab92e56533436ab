// What the engine took where nobody chose, on a board of one's own: told, and chosen otherwise right there.
import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const LINE = 'Ada: hero-of-bladehold; Nil:; Tor:; A1 -> Nil';

async function open(page: Page, root: string): Promise<void> {
  await page.goto(`${root}sandbox/`);
  await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
  await page.locator('[name=line]').fill(LINE);
  await page.locator('.line [type=submit]').click();
  await expect(page.locator('.outcome')).toBeVisible();
}

const line = (page: Page) => page.locator('[name=line]');
const lives = (page: Page) => page.locator('.outcome p').allTextContents();

for (const [language, viewport] of LANGUAGES.flatMap((one) => [
  [one, PHONE] as const,
  [one, DESK] as const,
]))
  test.describe(`in ${language}, ${viewport.width} pixels wide`, () => {
    test.use({ viewport });

    test('a choice that was taken stands there, is made otherwise, and goes into the line and the link', async ({
      page,
    }) => {
      const { choices } = messagesIn(language).chrome.sandbox;
      await open(page, language === 'en' ? '/' : `/${language}/`);
      const taken = page.locator('.choices li').last();
      const before = await lives(page);
      const address = page.url();
      await taken.getByRole('button', { name: choices.otherwise }).click();
      const pressed = taken.locator('[aria-pressed=true]');
      await expect(pressed).toHaveText('Nil');
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      await taken.getByRole('button', { name: 'Tor' }).click();
      await expect(line(page)).toHaveValue(/attacking Tor/);
      await expect.poll(() => lives(page)).not.toEqual(before);
      expect(page.url()).not.toBe(address);
      const after = await lives(page);
      await page.reload();
      await expect.poll(() => lives(page)).toEqual(after);
      // Made as the line says, it can be made otherwise as well.
      const made = page.locator('.choices li').last();
      await made.getByRole('button', { name: choices.otherwise }).click();
      await expect(made.locator('[aria-pressed=true]')).toHaveText('Tor');
      await made.getByRole('button', { name: 'Nil' }).click();
      await expect.poll(() => lives(page)).toEqual(before);
    });
  });
