import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { expect, test } from './support/test.ts';

const words = messagesIn('en').chrome.answering;
const group = (page: Page) => page.locator('.q-group.now');
/** Opens a page, and waits until its question has come to the board: before that, things move under the pointer. */
async function open(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await expect(page.locator('.q.now form[data-laid]')).toHaveCount(1);
}

const verdict = (page: Page) => page.locator('.q.now .q-result .v');

test('arrows go through the creatures, digits choose, and Enter checks', async ({ page }) => {
  await open(page, '/scenarios/taunting-elves/#q-block');
  const creature = (name: RegExp) => group(page).getByRole('button', { name });
  await creature(/^N1 /).focus();
  await page.keyboard.press('ArrowRight');
  await expect(creature(/^N2 /)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(creature(/^N2 /)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('2');
  await expect(page.locator('.q.now .pencil')).toContainText('N2 blocks A3');
  await page.keyboard.press('0');
  await expect(page.locator('.q.now .pencil')).toContainText('no block');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toHaveClass(/no/);
});

test('digits choose from what is listed, and do nothing where the question has no focus', async ({
  page,
}) => {
  await open(page, '/scenarios/menace-forced-block/#q-guard-alone');
  const chosen = group(page).locator('.q-asked input:checked');
  await page.locator('.brand').focus();
  for (const key of ['1', '2', 'ArrowDown']) await page.keyboard.press(key);
  await expect(chosen).toHaveCount(0);
  await page.locator('.q.now .q-text').focus();
  await page.keyboard.press('2');
  await expect(chosen).toHaveAccessibleName(messagesIn('en').questions.legality.illegal);
  await page.keyboard.press('1');
  await expect(chosen).toHaveAccessibleName(messagesIn('en').questions.legality.legal);
});

test('touching what is blocked blocks it, and touching it again takes that back', async ({
  page,
}) => {
  await open(page, '/scenarios/taunting-elves/#q-block');
  const tile = (tag: string) =>
    group(page)
      .locator('.c')
      .filter({ has: page.locator(`.tag:text-is("${tag}")`) });
  await tile('N2').click();
  await tile('A3').click();
  await expect(tile('N2')).toContainText('blocks A3');
  await expect(group(page).locator('.combat-lines .own')).toHaveCount(1);
  await tile('A3').click();
  await expect(tile('N2')).toContainText('no block');
  await expect(group(page).locator('.combat-lines .own')).toHaveCount(0);
});

test('an attacker comes first as well, and then its blockers one after the other', async ({
  page,
}) => {
  await open(page, '/scenarios/taunting-elves/#q-block');
  const tile = (tag: string) =>
    group(page)
      .locator('.c')
      .filter({ has: page.locator(`.tag:text-is("${tag}")`) });
  await tile('A3').click();
  for (const tag of ['N1', 'N2']) await tile(tag).click();
  await expect(page.locator('.q.now .pencil')).toContainText('N1 N2 block A3');
  await tile('N1').click();
  await expect(page.locator('.q.now .pencil')).toContainText('N2 blocks A3');
  await tile('A3').click();
  await tile('N1').click();
  await expect(group(page).getByRole('button', { name: /^N1 / })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a refused block stands on the board with its rule until it is taken back', async ({
  page,
}) => {
  await open(page, '/scenarios/menace-forced-block/#q-block');
  await group(page).getByRole('checkbox', { name: /^N1/ }).click({ force: true });
  await page.locator('.q.now .go').click();
  await expect(group(page).locator('.combat-lines .own:has(.no)')).toContainText('702.111b');
  await expect(group(page).locator('.c.fault')).toContainText('Boggart Brute');
  for (const hint of words.hints) await group(page).getByText(hint, { exact: true }).click();
  await expect(page.locator('.q.now .q-help')).toContainText('N1 N2 block A1');
  await expect(page.locator('.q.now .q-help')).toContainText(words.showRuling);
  await page.getByRole('button', { name: words.takeBack }).click();
  await expect(group(page).locator('.fault')).toHaveCount(0);
  await expect(group(page).getByRole('checkbox', { name: /^N1/ })).toBeChecked();
  await expect(page.getByRole('button', { name: words.check })).toBeVisible();
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a refused block is drawn, then crossed and framed, then struck (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/scenarios/menace-forced-block/#q-block');
    await group(page).getByRole('checkbox', { name: /^N1/ }).click({ force: true });
    await page.locator('.q.now .go').click();
    await expect(group(page).locator('.c.fault')).toHaveCount(1);
    // What began with the mark: an animation that has ended is still that of its element.
    const begins = await group(page).evaluate((asked) =>
      ['.own line', '.own use', '.c.fault', '.q-fault', '.pencil.no .nt'].map((part) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(
          asked.querySelector(part) ?? document.body,
        );
        return animationName === 'none' ? 'at once' : `${animationDelay} + ${animationDuration}`;
      }),
    );
    const crossed = '0.28s + 0.2s';
    expect(begins).toEqual(
      reducedMotion === 'reduce'
        ? Array.from({ length: 5 }, () => 'at once')
        : ['0s + 0.28s', crossed, crossed, crossed, '0.48s + 0.2s'],
    );
  });

test('another question of the same board finds it untouched', async ({ page }) => {
  await open(page, '/scenarios/menace-forced-block/#q-block');
  await group(page).getByRole('checkbox', { name: /^N1/ }).click({ force: true });
  await page.getByRole('link', { name: words.next }).click();
  await expect(group(page).locator('.own, .can')).toHaveCount(0);
  await page.getByRole('link', { name: words.previous }).click();
  await expect(group(page).locator('.own')).toHaveCount(1);
});

test('Next stands where Check stood once an answer is marked, and goes as soon as it changes', async ({
  page,
}) => {
  await open(page, '/scenarios/menace-forced-block/#q-guard-alone');
  const [check, onward] = [page.locator('.q.now .go'), page.locator('.q.now .q-bar .on')];
  await expect(onward).toBeHidden();
  const { legal, illegal } = messagesIn('en').questions.legality;
  const chosen = (name: string) => page.locator('.q.now').getByRole('radio', { name, exact: true });
  await chosen(legal).check();
  await check.press('Enter');
  await expect(verdict(page)).toHaveClass(/no/);
  await expect(check).toBeHidden();
  // Whoever sent the answer by a key goes on by it.
  await expect(onward).toBeFocused();
  await chosen(illegal).check();
  await expect(check).toBeVisible();
  await expect(onward).toBeHidden();
  await chosen(legal).check();
  await check.click();
  await onward.click();
  await expect(page).toHaveURL(/#q-two-attackers$/);
  await expect(page.locator('#ask')).toBeInViewport();
  await expect(page.locator('.q.now .q-text')).toBeFocused();
});

test('Next leads from an exercise to another page, and stands beside what is taken back', async ({
  page,
}) => {
  await open(page, '/exercises/rats-and-golem/');
  await page.locator('.q.now .c').first().click();
  await page.locator('.q.now .go').click();
  await expect(verdict(page)).toHaveClass(/no/);
  await expect(page.locator('.q.now .go')).toHaveText(words.takeBack);
  await page.locator('.q.now .on').click();
  await expect(page).not.toHaveURL(/rats-and-golem/);
  await expect(page.locator('.q.now .q-text')).toBeVisible();
});
