import { expect, type Page, test } from '@playwright/test';
import { messagesIn } from '../i18n/index.ts';
import { addressIn, LANGUAGES } from '../i18n/languages.ts';

const PAGE = '/scenarios/menace-forced-block/';

const question = (page: Page, id: string) => page.locator(`#q-${id}`);
const check = (page: Page, id: string) => question(page, id).locator('button[type=submit]').click();
const result = (page: Page, id: string) => question(page, id).locator('.q-result');

for (const language of LANGUAGES) {
  const words = messagesIn(language).chrome.quiz;

  test(`a block is ruled on by the engine, in ${language}`, async ({ page }) => {
    await page.goto(addressIn(language, PAGE));
    const boxes = question(page, 'block').locator('.opt');
    await boxes.nth(0).click();
    await check(page, 'block');
    await expect(result(page, 'block')).toContainText(words.wrong);
    await expect(result(page, 'block').getByRole('link', { name: '702.111b' })).toBeVisible();
    await boxes.nth(1).click();
    await check(page, 'block');
    await expect(result(page, 'block')).toContainText(words.right);
  });
}

test('a right verdict by another rule is not enough', async ({ page }) => {
  const words = messagesIn('en').chrome.quiz;
  await page.goto(PAGE);
  const asked = question(page, 'guard-alone');
  await asked.getByLabel(words.illegal, { exact: true }).check({ force: true });
  await asked.getByLabel('509.1a', { exact: true }).check({ force: true });
  await check(page, 'guard-alone');
  await expect(result(page, 'guard-alone')).toContainText(words.wrongRule);
  await asked.getByLabel('509.1b', { exact: true }).check({ force: true });
  await check(page, 'guard-alone');
  await expect(result(page, 'guard-alone')).toContainText(words.right);
});

test('the keyboard answers too', async ({ page }) => {
  await page.goto(PAGE);
  const input = question(page, 'most').locator('input[type=number]');
  await input.focus();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(result(page, 'most')).toContainText(messagesIn('en').chrome.quiz.right);
});

test('where the ruling can’t be loaded, that is said and the answer opened', async ({ page }) => {
  await page.route('**/questions/**', (route) => route.abort());
  await page.goto(PAGE);
  await check(page, 'block');
  await expect(result(page, 'block')).toContainText(messagesIn('en').chrome.quiz.failed);
  await expect(question(page, 'block').locator('details')).toHaveAttribute('open');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions and, behind a disclosure, their answers can be read', async ({ page }) => {
    await page.goto(PAGE);
    const asked = question(page, 'most');
    await expect(asked).toContainText('How many requirements');
    await asked.locator('summary').click();
    await expect(asked.locator('details b')).toHaveText('1');
  });
});
