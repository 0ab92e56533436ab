import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { wrongAnswers } from './support/answers.ts';
import { askedOn } from './support/asked.ts';
import { isAsked, send } from './support/asking.ts';
import { give } from './support/giving.ts';
import { handOn } from './support/hands.ts';
import { keys } from './support/keys.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const { exam, sandbox, sheet, site } = messagesIn('en').chrome;

const press = (page: Page, name: string) =>
  keys.press(page.getByRole('button', { name, exact: true }).first(), page);

/** Who sees where they are has it in the window. */
async function isSeenAndFocused(page: Page, selector: string): Promise<void> {
  const place = page.locator(selector).first();
  await expect(place).toBeFocused();
  await expect(place).toBeInViewport();
}

for (const viewport of [PHONE, DESK])
  test.describe(`with keys alone, ${viewport.width} wide`, () => {
    test.use({ viewport });

    test('on a board of one’s own each act leads to what is asked next', async ({ page }) => {
      await page.goto('/sandbox/');
      await expect(page.locator('.bench')).toBeVisible();
      const field = page.getByLabel(sandbox.what);
      await field.focus();
      for (const thing of ['boggart brute', '2/2']) {
        await page.keyboard.type(thing);
        await page.keyboard.press('Enter');
        await expect(field).toHaveValue('');
        await expect(field).toBeFocused();
      }
      await press(page, sandbox.toAttack);
      await isSeenAndFocused(page, '.on-bench .q-text');
      await press(page, sandbox.leave);
      await isSeenAndFocused(page, '.on-bench .outcome h2');
    });

    test('what is taken off the table leaves the focus in its row', async ({ page }) => {
      await page.goto('/sandbox/');
      await expect(page.locator('.bench')).toBeVisible();
      await page.getByLabel(sandbox.what).focus();
      for (const [at, thing] of ['1/1', '2/2', '3/3'].entries()) {
        await page.keyboard.type(thing);
        await page.keyboard.press('Enter');
        await expect(page.locator('[name=standing]')).toHaveCount(at + 1);
      }
      const row = page.locator('[name=standing][data-tag=A1]');
      await keys.press(row.locator('summary'), page);
      await keys.press(row.locator('[data-standing=remove]'), page);
      await expect(page.locator('[name=standing]')).toHaveCount(2);
      await isSeenAndFocused(page, '[name=standing][data-tag=A1] summary');
    });

    test('a line that is not understood leads to what it could mean, and from there on', async ({
      page,
    }) => {
      await page.goto('/sandbox/');
      await expect(page.locator('.bench')).toBeVisible();
      await keys.press(page.locator('#line-of > summary'), page);
      const field = page.locator('textarea[name=line]');
      await field.fill('Ada: 2x Grizzly Bears; Nil: Serra Angel; Grizzly Bears attacks');
      await press(page, sandbox.read);
      await isSeenAndFocused(page, '.withheld h2');
      await press(page, 'A1 A2');
      await isSeenAndFocused(page, '.on-bench .q-text');
      await expect(field).toHaveValue(/A1 A2 -> Nil/);
    });

    test('after a wrong answer in a round the way on stands behind what helps', async ({
      page,
    }) => {
      await page.goto('/practice/declare-blockers-easy/');
      await isAsked(page);
      const at = page.locator('.asking');
      const href = (await at.getAttribute('data-at')) ?? '';
      const [, slug = '', id] = /([^/]+)\/#q-(.+)$/.exec(href) ?? [];
      const asked = askedOn(slug).find((one) => one.id === id);
      const wrong = asked && wrongAnswers(asked)[0];
      if (asked === undefined || wrong === undefined) throw new Error(`${href} asks nothing`);
      const hand = handOn(page, keys);
      await give(hand, asked.control, wrong.given);
      await send(hand, wrong.given);
      await expect(page.locator('.q-help')).not.toBeEmpty();
      await keys.press(page.locator('.round-onward'), page);
      await expect(at).not.toHaveAttribute('data-at', href);
      await isSeenAndFocused(page, '.asking .q-text');
    });

    test('a button of the replay shows the board that it leads to', async ({ page }) => {
      await page.goto('/scenarios/menace-forced-block/');
      await keys.press(page.locator('#ruling > summary'), page);
      await press(page, sheet.next);
      await expect(page.locator('r509-replay .stage .board:visible').first()).toBeInViewport({
        ratio: 0.5,
      });
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu closes as the focus goes on to the page', async ({ page }) => {
    await page.goto('/');
    await press(page, site.menu);
    const menu = page.locator('#menu');
    await expect(menu).toBeVisible();
    await menu.locator('a, button:visible').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('an address that was copied does not make the page wider', async ({ page }) => {
    await page.goto('/sandbox/');
    await press(page, sandbox.handOn);
    await page.locator('[data-as=link]').click();
    await expect(page.locator('.copied')).toContainText('/sandbox/#');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });

  test('in an exam nothing leads to the board played out', async ({ page }) => {
    await page.goto('/exam/#s=1434622129');
    await page.getByRole('button', { name: exam.start }).click();
    await expect(page.locator('.asking .q-text:visible')).toHaveCount(1);
    await expect(page.locator('.asking a[href*="/sandbox/"]')).toHaveCount(1);
    await expect(page.locator('.asking a:visible, main > .lead a:visible')).toHaveCount(0);
  });
});
