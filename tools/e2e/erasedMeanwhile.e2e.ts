// What a browser keeps is erased while somebody answers, here or from another tab: what was answered on the page that is
// open stays there, is kept again with the next step, and is told as it is.
import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { isAsked } from './support/asking.ts';
import { logIn } from './support/memory.ts';
import { DESK, expect, test } from './support/test.ts';
import { fillIn } from './support/walks.ts';

test.use({ viewport: DESK });

const { exam, practice, memory, progress } = messagesIn('en').chrome;
const ROUND = '/practice/own/#v=1&t=Erased&b=two-must-one-menace,goaded-marauder,marked-okk';

/** In the page: as a browser does it that is told to forget a site. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve) => {
      const erasing = indexedDB.deleteDatabase(name);
      for (const end of ['success', 'error'] as const) erasing.addEventListener(end, resolve);
    });
}

/** By its own button, on a page of another tab. */
async function eraseIn(page: Page): Promise<void> {
  await page.goto('/progress/');
  await page.getByRole('button', { name: memory.file.erase }).click();
  await page.getByRole('button', { name: memory.file.eraseYes }).click();
  await expect(page.locator('.pg-said')).toHaveText(progress.file.erased);
}

async function answer(page: Page, way: 'right' | 'wrong'): Promise<void> {
  await isAsked(page);
  await fillIn(page, way);
  await page.locator('.q.now .go').click();
}

test('in a round, what was answered stays, and is kept again', async ({ page, context }) => {
  const marks = page.locator('.round-marks i');
  const says = page.locator('.round-says');
  await page.goto(ROUND);
  await answer(page, 'right');
  await expect(marks.nth(0)).toHaveClass(/right/);
  // The mark is shown before it is kept; what is kept after the erasing would stay.
  await expect.poll(async () => (await logIn(page)).length).toBe(1);
  await page.evaluate(forget);
  await page.locator('.round-next').click();
  await answer(page, 'wrong');
  await expect(marks.nth(1)).toHaveClass(/wrong/);
  await expect(says).toHaveText(practice.round.erased);
  await expect.poll(async () => (await logIn(page)).map(({ right }) => right)).toEqual([false]);
  await page.reload();
  await isAsked(page);
  await expect(says).toHaveCount(0);
  const other = await context.newPage();
  await eraseIn(other);
  await expect(says).toHaveText(practice.round.erased);
  await expect(marks.nth(0)).toHaveClass(/right/);
  await expect(marks.nth(1)).toHaveClass(/wrong/);
  await answer(page, 'right');
  await expect(marks.nth(2)).toHaveClass(/right/);
  await page.locator('.round-next').click();
  for (const [name, count] of [
    ['right', 2],
    ['wrong', 1],
    ['skipped', 0],
  ] as const)
    await expect(page.locator(`.round-list .${name}`)).toHaveCount(count);
  await expect.poll(async () => (await logIn(page)).map(({ right }) => right)).toEqual([true]);
});

test('in an exam, what was answered stays, is kept again and is marked', async ({
  page,
  context,
}) => {
  const given = page.locator('.exam-bar .given');
  const unkept = page.locator('.exam-unkept');
  await page.goto('/exam/#s=7');
  await page.locator('.exam-begin').click();
  await answer(page, 'right');
  await expect(given).toHaveCount(1);
  await page.evaluate(forget);
  await expect(page.locator('.exam-bar p')).toHaveText(/\b2 /);
  await answer(page, 'wrong');
  await expect(given).toHaveCount(2);
  await expect(unkept).toHaveText(exam.browser.erased);
  await page.reload();
  await page.locator('.exam-go-on').click();
  await expect(given).toHaveCount(2);
  await expect(unkept).toHaveText('');
  const other = await context.newPage();
  await eraseIn(other);
  await other.close();
  await expect(unkept).toHaveText(exam.browser.erased);
  for (let k = 0; k < 2; k += 1) await page.locator('.exam-finish').click();
  const outcomes = (name: string) => page.locator(`.round-done .exam-list .${name}`);
  await expect(outcomes('right')).toHaveCount(1);
  await expect(outcomes('wrong')).toHaveCount(1);
  await expect(outcomes('unanswered')).toHaveCount(23);
  await expect
    .poll(async () =>
      (await logIn(page)).toSorted((a, b) => a.when - b.when).map(({ right }) => right),
    )
    .toEqual([true, false]);
});
