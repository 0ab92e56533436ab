import { expect, type Page, test } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';

const PAGE = '/scenarios/menace-forced-block/';
const NUMBER_PAGE = '/scenarios/taunting-elves/';

const toQuestion = (page: Page, id: string, address = PAGE) => page.goto(`${address}#q-${id}`);
const question = (page: Page, id: string) => page.locator(`#q-${id}`);
const check = (page: Page, id: string) => question(page, id).locator('button[type=submit]').click();
const result = (page: Page, id: string) => question(page, id).locator('.q-result');

for (const language of LANGUAGES) {
  const words = messagesIn(language).chrome.answering;

  test(`a block is ruled on by the engine, in ${language}`, async ({ page }) => {
    await page.goto(addressIn(language, PAGE));
    const boxes = page.locator('.q-group.now .board .opt');
    await boxes.nth(0).click();
    await check(page, 'block');
    await expect(result(page, 'block')).toContainText(words.wrong);
    await question(page, 'block').getByText(words.hints[0]).click();
    await expect(question(page, 'block').getByRole('link', { name: '702.111b' })).toBeVisible();
    await boxes.nth(1).click();
    await expect(result(page, 'block')).toBeEmpty();
    await check(page, 'block');
    await expect(result(page, 'block')).toContainText(words.right);
  });
}

test('a right verdict by another rule is not enough', async ({ page }) => {
  const { questions, chrome } = messagesIn('en');
  const words = chrome.answering;
  await toQuestion(page, 'guard-alone');
  const asked = question(page, 'guard-alone');
  await asked.getByLabel(questions.legality.illegal, { exact: true }).check({ force: true });
  await asked.getByLabel(/^509\.1a/).check({ force: true });
  await check(page, 'guard-alone');
  await expect(result(page, 'guard-alone')).toContainText(questions.legality.wrongRule);
  await asked.getByText(words.hints[0]).click();
  await expect(asked.locator('.q-help').getByRole('link', { name: '702.111b' })).toBeVisible();
  await asked.getByLabel(/^509\.1b/).check({ force: true });
  await check(page, 'guard-alone');
  await expect(result(page, 'guard-alone')).toContainText(words.right);
});

test('the keyboard answers too', async ({ page }) => {
  await toQuestion(page, 'most', NUMBER_PAGE);
  const input = question(page, 'most').locator('input[type=number]');
  await input.focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(result(page, 'most')).toContainText(messagesIn('en').chrome.answering.right);
});

test('what is missing of an answer is said, and nothing is marked', async ({ page }) => {
  const { questions, chrome } = messagesIn('en');
  const words = chrome.answering;
  await toQuestion(page, 'most', NUMBER_PAGE);
  await check(page, 'most');
  await expect(result(page, 'most')).toHaveText(questions.number.enterFirst);
  await toQuestion(page, 'guard-alone');
  await check(page, 'guard-alone');
  await expect(result(page, 'guard-alone')).toHaveText(words.chooseFirst);
  const asked = question(page, 'guard-alone');
  await asked.getByLabel(questions.legality.illegal, { exact: true }).check({ force: true });
  await check(page, 'guard-alone');
  await expect(result(page, 'guard-alone')).toHaveText(questions.legality.chooseRule);
  await expect(asked.locator('details')).not.toHaveAttribute('open');
});

test('that none is picked may be meant', async ({ page }) => {
  const { questions, chrome } = messagesIn('en');
  const words = chrome.answering;
  await toQuestion(page, 'dies', '/scenarios/durations-and-cleanup/');
  await check(page, 'dies');
  await expect(result(page, 'dies')).toHaveText(questions.pick.noneChosen);
  await check(page, 'dies');
  await expect(result(page, 'dies')).toContainText(words.right);
});

test('a wrong pick is met with the rule that refuses it', async ({ page }) => {
  await toQuestion(page, 'tapped', '/scenarios/one-attacker-must-attack/');
  const asked = question(page, 'tapped');
  await asked.getByLabel('A1 attacks Nil', { exact: true }).check({ force: true });
  await check(page, 'tapped');
  for (const hint of messagesIn('en').chrome.answering.hints)
    await asked.locator('.q-help').getByText(hint, { exact: true }).click();
  const refused = asked.locator('.q-help .pf').getByRole('link', { name: '508.1a' });
  await expect(refused).toHaveCount(2);
});

test('two turns of one player may stand in either order', async ({ page }) => {
  await toQuestion(page, 'turns', '/scenarios/extra-and-skipped-phases/');
  const items = question(page, 'turns').locator('.q-order li');
  await expect(items).toHaveText([/Ada/, /Nil/, /Nil/]);
  const up = async (place: number): Promise<void> => {
    await items.nth(place).getByRole('button', { name: /up/ }).focus();
    await page.keyboard.press('Enter');
  };
  await up(1);
  await expect(question(page, 'turns').locator('.q-moved')).toHaveText(/^Nil.*: 1\/3$/);
  await check(page, 'turns');
  await expect(result(page, 'turns')).toContainText(messagesIn('en').chrome.answering.right);
  // The one Nil takes the other's place.
  for (const place of [2, 1, 2]) await up(place);
  await expect(items).toHaveText([/Nil/, /Ada/, /Nil/]);
  await check(page, 'turns');
  await expect(result(page, 'turns')).toContainText(messagesIn('en').chrome.answering.right);
});

test('a division says what is left, and the nearest legal one where it is wrong', async ({
  page,
}) => {
  const words = messagesIn('en').chrome.answering;
  await toQuestion(page, 'splits', '/scenarios/order-three-blockers/');
  const shares = page.locator('.q-group.now').getByRole('spinbutton');
  const wurm = page.locator('.q-group.now .near .c');
  await shares.nth(1).fill('4');
  await expect(wurm).toContainText('2 left to assign');
  await page.getByRole('button', { name: 'One more to N2' }).click();
  await expect(wurm).toContainText('1 left to assign');
  await check(page, 'splits');
  for (const hint of words.hints) await question(page, 'splits').getByText(hint).click();
  await expect(question(page, 'splits').locator('.q-help')).toContainText('A1: 1 N1, 5 N2');
  await shares.nth(1).fill('2');
  await shares.nth(0).fill('4');
  await check(page, 'splits');
  await expect(result(page, 'splits')).toContainText(words.right);
});

test('an answer that can’t be marked yet is kept, and marked when it can be', async ({ page }) => {
  const words = messagesIn('en').chrome.answering;
  await page.route('**/questions/**', (route) => route.abort());
  await page.goto(PAGE);
  await check(page, 'block');
  await expect(result(page, 'block')).toHaveText(words.failed);
  await expect(result(page, 'block').locator('.v')).toHaveCount(0);
  await page.unroute('**/questions/**');
  await expect(result(page, 'block').locator('.v')).toHaveText(words.wrong);
});

test('one question is shown at a time, with its board, and the way to the others', async ({
  page,
}) => {
  const words = messagesIn('en').chrome.answering;
  const shown = page.locator('.q').filter({ visible: true });
  await page.goto(PAGE);
  await expect(shown).toHaveId('q-block');
  await expect(page.locator('.q-group').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('link', { name: words.next }).click();
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveId('q-block');
  await expect(shown.locator('.q-text')).toBeFocused();
  await expect(shown).toContainText(words.place(2, 4));
  await expect(page).toHaveURL(/#q-/);
  await shown.getByRole('link', { name: words.previous }).click();
  await expect(shown).toHaveId('q-block');
  await toQuestion(page, 'bear-tapped');
  await expect(shown).toHaveId('q-bear-tapped');
});

test('the page hears how each answer was marked', async ({ page }) => {
  await toQuestion(page, 'most', NUMBER_PAGE);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('answered', (event) => resolve((event as CustomEvent).detail));
      }),
  );
  await question(page, 'most').locator('input').fill('5');
  await check(page, 'most');
  expect(await heard).toEqual({ right: true });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every question stands in the page, with its board', async ({ page }) => {
    await page.goto(PAGE);
    for (const one of await page.locator('.q, .q-group').all()) await expect(one).toBeVisible();
    await expect(
      page.locator('.q').locator('input, select, button').filter({ visible: true }),
    ).toHaveCount(0);
  });

  test('questions and, behind a disclosure, their answers can be read', async ({ page }) => {
    await page.goto(NUMBER_PAGE);
    const asked = question(page, 'most');
    await expect(asked).toContainText('How many requirements');
    await asked.locator('summary').click();
    await expect(asked.locator('details b')).toHaveText('5');
  });

  test('so can what there is to pick from', async ({ page }) => {
    await page.goto('/scenarios/one-attacker-must-attack/');
    const options = question(page, 'tapped').getByRole('listitem');
    await expect(options.filter({ hasText: /^A1 A2 attack Nil$/ })).toBeVisible();
  });
});
