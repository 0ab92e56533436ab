// Boards on which a proof takes longer than usual are too large to be played in a test; here the usual is little.
import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { now } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const { sandbox, sheet } = messagesIn('en').chrome;

/** So many steps of the solver's search, in place of those that are usual; what is best here takes more than four times as many. */
const USUAL = 'steps:2e7';
const LITTLE = 'steps:12';

const BOARD = [
  "Ada: 2/2 must be blocked by exactly one, can't be blocked by white, can't be blocked by black",
  "2/2 must be blocked by exactly one, menace, can't be blocked by white",
  "2/2 must be blocked by exactly one, menace, can't be blocked by black",
  "2/2 can't be blocked by white, can't be blocked by blue, can't be blocked by black; Nil: 1/1 white",
  '1/1 blocks if able',
  '1/1 white black',
  '1/1 black blocks if able; A1 A2 A3 A4 -> Nil',
].join(' + ');

async function declared(page: Page): Promise<void> {
  await page.route('**/worker.*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    expect(body.split(USUAL)).toHaveLength(2);
    await route.fulfill({ response, body: body.replace(USUAL, LITTLE) });
  });
  await page.goto('/sandbox/');
  await page.locator('#line-of').evaluate((one) => one.setAttribute('open', ''));
  await page.locator('[name=line]').fill(BOARD);
  await page.locator('.line [type=submit]').click();
  await expect(page.locator('.asking form[data-laid]')).toBeVisible();
  for (const tag of ['N2', 'A1'])
    await page
      .locator('.asking .c', { has: page.locator('.tag', { hasText: tag }) })
      .first()
      .click();
}

test('where no proof is found in the usual time it is said, and looked on for as long as it is asked', async ({
  page,
}) => {
  await declared(page);
  const result = now(page).locator('.q-result');
  const goOn = page.getByRole('button', { name: sandbox.goOn, exact: true });
  const longer = page.getByRole('button', { name: sandbox.lookOn });
  await expect(result).toContainText(messagesIn('en').chrome.answering.unproved);
  await expect(goOn).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await longer.click();
  await expect(longer).toBeVisible();
  await expect(result).toContainText(messagesIn('en').chrome.answering.unproved);
  await longer.click();
  await expect(result.locator('.v')).toHaveText(sheet.verdicts.legal);
  await expect(longer).toBeHidden();
  await goOn.click();
  await expect(page.locator('.outcome')).toBeVisible();
});

test('a board that is changed does not wait for a proof', async ({ page }) => {
  await declared(page);
  const longer = page.getByRole('button', { name: sandbox.lookOn });
  await longer.click();
  await page.getByRole('button', { name: sandbox.stages.setup, exact: true }).click();
  await expect(page.locator('.put .c')).toHaveCount(8);
  await expect(longer).toHaveCount(0);
});
