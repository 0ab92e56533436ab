import type { Page } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

// What is not understood of a board of one's own holds its place, and nothing is ruled on that could depend on it.

const UNKNOWN = 'Ada: 2/2 + frobnicator of doom, tapped + 3/3; Nil: 2/2; A3 -> Nil; no block';
const UNKNOWN_ACT = 'Ada: 2/2; Nil: 3/3; A1 -> Nil; N9 -| A1';

const open = (
  page: Page,
  at: '/sandbox/' | '/embed/board/',
  language: (typeof LANGUAGES)[number],
  line: string,
) => page.goto(`${addressIn(language, at)}#${toFragment(line)}`);

/** All that tells of a ruling, or of what one would be. */
const RULINGS = '.asking, .outcome, #ruling, .prospects, #deeds, #besides, .q-result';
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
    for (const viewport of [PHONE, DESK])
      test.describe(`${at} in ${language}, ${viewport.width} wide`, () => {
        test.use({ viewport });
        const { sandbox, board } = messagesIn(language).chrome;
        const words = sandbox.withheld;
        const isFrame = at === '/embed/board/';
        const shown = async (page: Page, line: string) => {
          await open(page, at, language, line);
          if (isFrame) await page.locator('[data-does=show]').click();
          await expect(page.locator('.withheld')).toBeVisible();
        };

        test('what is not understood stands on the board and on top, and is described in place', async ({
          page,
        }) => {
          await shown(page, UNKNOWN);
          await expect(page.locator('.withheld h2')).toHaveText(words.nothing);
          await expect(page.locator('.withheld li')).toHaveCount(1);
          await expect(page.locator('.withheld li')).toContainText('frobnicator of doom');
          await expect(tile(page, 'A2')).toContainText(board.notUnderstood);
          await expect(tile(page, 'A3')).toContainText('3/3');
          await expect(page.locator(RULINGS)).toHaveCount(0);
          await expect(page.locator('#log')).toHaveCount(0);
          await fits(page);
          expect(await violations(page)).toEqual([]);
          await page.locator('.withheld input').fill('4/5');
          await page.getByRole('button', { name: words.putIn }).click();
          await expect(page.locator('.withheld')).toHaveCount(0);
          await expect(page.locator('.outcome')).toContainText('17');
        });

        test('it is left out on purpose, and what was declared of others is of them still', async ({
          page,
        }) => {
          await shown(page, UNKNOWN);
          await page.getByRole('button', { name: words.leaveOut }).click();
          await expect(page.locator('.withheld')).toHaveCount(0);
          await expect(page.locator('.outcome')).toContainText('17');
          await expect(page.locator('#log')).toContainText('A2');
        });

        test('of what is done, all before it is ruled on, and nothing from there on', async ({
          page,
        }) => {
          await shown(page, UNKNOWN_ACT);
          await expect(page.locator('.withheld h2')).toHaveText(words.acts('N9 -| A1'));
          await expect(page.locator('#log')).toContainText('508.1a');
          await expect(page.locator(RULINGS)).toHaveCount(0);
          await page.getByRole('button', { name: words.leaveOut }).click();
          await expect(page.locator('.withheld')).toHaveCount(0);
          await expect(page.locator('.asking')).toBeVisible();
        });
      });

test('a board that is not understood is handed on as what it is, and as no ruling', async ({
  page,
}) => {
  await open(page, '/sandbox/', 'en', UNKNOWN);
  await expect(page.locator('.withheld')).toBeVisible();
  for (const as of ['citation', 'scenario', 'exercise'])
    await expect(page.locator(`[data-as=${as}]`)).toBeDisabled();
  await expect(page.locator('[data-as=line]')).toBeEnabled();
  await expect(page.locator('[data-does=go]')).toBeHidden();
  await expect(page.locator('[data-does=leave]')).toBeHidden();
  await expect(page.locator('[name=line]')).toHaveValue(/frobnicator of doom.*A3 -> Nil/);
});
