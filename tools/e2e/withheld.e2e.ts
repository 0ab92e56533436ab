import type { Page } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

// What is not understood of a board of one's own holds its place, and nothing is ruled on that could depend on it.

const UNKNOWN = 'Ada: 2/2 + frobnicator of doom, tapped + 3/3; Nil: 2/2; A3 -> Nil; no block';
const UNKNOWN_ACT = 'Ada: 2/2; Nil: 3/3; A1 -> Nil; N9 -| A1';

/** All that tells of a ruling. */
const RULED = '.asking, .outcome, #ruling, #deeds, .q-result';
/** That, and what one would be. */
const RULINGS = `${RULED}, .prospects`;
const tile = (page: Page, tag: string) =>
  page.locator('.on-bench :is(.c, .others li)', {
    has: page.locator('.tag', { hasText: new RegExp(`^${tag}$`) }),
  });

/** Nothing stands beside the window’s edge. */
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

for (const language of LANGUAGES)
  for (const at of ['/sandbox/', '/embed/board/'] as const)
    test.describe(`${at} in ${language}`, () => {
      test.use({ viewport: PHONE });
      const { sandbox, board } = messagesIn(language).chrome;
      const words = sandbox.withheld;
      const top = (page: Page) => page.locator('.withheld');
      const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

      /** As it comes; what a link says stands there until the page is loaded anew. */
      async function show(page: Page, line: string): Promise<void> {
        await page.goto('about:blank');
        await page.goto(`${addressIn(language, at)}#${toFragment(line)}`);
        if (at === '/embed/board/') await page.locator('[data-does=show]').click();
        await expect(top(page)).toBeVisible();
      }

      test('what is not understood is told on top and where it stands, and then described or left out', async ({
        page,
      }) => {
        test.slow();
        await show(page, UNKNOWN);
        await expect(top(page).locator('h2')).toHaveText(words.nothing);
        await expect(top(page).locator('li')).toHaveCount(1);
        await expect(top(page).locator('li')).toContainText('frobnicator of doom');
        await expect(tile(page, 'A2')).toContainText(board.notUnderstood);
        await expect(tile(page, 'A3')).toContainText('3/3');
        await expect(page.locator(`${RULINGS}, #log`)).toHaveCount(0);
        expect(await violations(page)).toEqual([]);
        for (const viewport of [DESK, PHONE]) {
          await page.setViewportSize(viewport);
          await fits(page);
        }
        await page.locator('.withheld input').fill('4/5');
        await press(page, words.putIn);
        await expect(top(page)).toHaveCount(0);
        await expect(page.locator('.outcome')).toContainText('17');
        await show(page, UNKNOWN);
        await press(page, words.leaveOut);
        await expect(top(page)).toHaveCount(0);
        await expect(page.locator('.outcome')).toContainText('17');
        await expect(page.locator('#log')).toContainText('A2');
      });

      test('of what is done, all before it is ruled on, and nothing from there on', async ({
        page,
      }) => {
        await show(page, UNKNOWN_ACT);
        await expect(top(page).locator('h2')).toHaveText(words.acts('N9 -| A1'));
        await expect(page.locator('#log')).toContainText('508.1a');
        // What may be declared there hangs on nothing that is not understood.
        await expect(page.locator('.prospects')).toContainText('A1');
        await expect(page.locator(RULED)).toHaveCount(0);
        await press(page, words.leaveOut);
        await expect(top(page)).toHaveCount(0);
        await expect(page.locator('.asking')).toBeVisible();
      });
    });

test('a board that is not understood is handed on as what it is, and as no ruling', async ({
  page,
}) => {
  await page.goto(`/sandbox/#${toFragment(UNKNOWN)}`);
  await expect(page.locator('.withheld')).toBeVisible();
  for (const as of ['citation', 'scenario', 'exercise'])
    await expect(page.locator(`[data-as=${as}]`)).toBeDisabled();
  await expect(page.locator('[data-as=line]')).toBeEnabled();
  await expect(page.locator('[data-does=go]')).toBeHidden();
  await expect(page.locator('[data-does=leave]')).toBeHidden();
  await expect(page.locator('[name=line]')).toHaveValue(/frobnicator of doom.*A3 -> Nil/);
});
