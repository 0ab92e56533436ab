import type { Locator, Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { now } from './support/asking.ts';
import { type Doing, OWN_BOARDS, type OwnBoard } from './support/ownBoards.ts';
import { expect, PHONE, test } from './support/test.ts';

const { chrome } = messagesIn('en');
const words = chrome.sandbox;
const { verdicts } = chrome.sheet;

/** As many taps as a board may take; so long as somebody takes for one, and for a letter. */
const MOST_TAPS = 40;
const SECONDS = { most: 60, tap: 0.9, letter: 0.25 };

/** A finger on a page, which counts. */
class Finger {
  taps = 0;
  letters = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.tap();
  }

  /** A list opens outside of the page: a tap on it, and one in it. */
  async choose(list: Locator, what: { readonly label: string } | string): Promise<void> {
    this.taps += 2;
    await list.selectOption(what);
  }

  async write(field: Locator, text: string): Promise<void> {
    await this.tap(field);
    this.letters += text.length;
    await field.fill(text);
  }

  press(name: string): Promise<void> {
    return this.tap(this.page.locator('.bench').getByRole('button', { name, exact: true }));
  }
}

test.use({ viewport: PHONE, hasTouch: true });

test('boards that people ask about are put in and ruled on with a finger', async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(10_000);
  await page.goto('/sandbox/');
  await expect(page.locator('.bench')).toBeVisible();
  const told: string[] = [];
  for (const board of OWN_BOARDS)
    await test.step(board.about, async () => {
      const finger = new Finger(page);
      const begun = Date.now();
      await putIn(finger, board);
      for (const doing of board.play) await does(finger, doing);
      const waited = (Date.now() - begun) / 1000;
      const { taps, letters } = finger;
      const seconds = waited + taps * SECONDS.tap + letters * SECONDS.letter;
      told.push(`${board.about}: ${taps} taps, ${letters} letters, ${seconds.toFixed(0)} s`);
      expect.soft(taps, board.about).toBeLessThanOrEqual(MOST_TAPS);
      expect.soft(seconds, board.about).toBeLessThanOrEqual(SECONDS.most);
      await again(page);
    });
  test.info().annotations.push({ type: 'own boards', description: told.join('\n') });
});

/** Nobody clears a board before the first. */
async function again(page: Page): Promise<void> {
  const folded = page.locator('#line-of:not([open]) summary');
  if ((await folded.count()) > 0) await folded.tap();
  await page.locator('.bench').getByRole('button', { name: words.clear }).tap();
  await expect(page.locator('.on-bench .field .c')).toHaveCount(0);
}

async function putIn(finger: Finger, { sides, players, edition }: OwnBoard): Promise<void> {
  const { page } = finger;
  if (players === 3) await finger.press(words.join);
  if (edition !== undefined) await inEdition(finger, edition);
  for (const [side, text] of Object.entries(sides)) {
    if (text === '') continue;
    const list = page.getByLabel(words.side);
    const [player = '', isHand] = side.split(' ');
    const label = isHand === undefined ? player : words.zones.hand(player);
    const chosen = await list.evaluate(
      (one) => (one as HTMLSelectElement).selectedOptions[0]?.textContent,
    );
    if (chosen !== label) await finger.choose(list, { label });
    const field = page.getByLabel(words.what);
    await finger.write(field, text);
    await finger.press(words.add);
    await expect(field).toHaveValue('');
  }
  await finger.press(words.toAttack);
  await laid(page);
}

async function inEdition(finger: Finger, edition: string): Promise<void> {
  const { page } = finger;
  const folded = page.locator('#line-of:not([open]) summary');
  if ((await folded.count()) > 0) await finger.tap(folded);
  await finger.choose(page.locator('[name=edition]'), edition);
  await expect(page.locator('[name=line]')).toHaveValue(new RegExp(`rules ${edition}`));
}

const laid = (page: Page): Promise<void> =>
  expect(page.locator('.asking form[data-laid]')).toBeVisible();

async function does(finger: Finger, doing: Doing): Promise<void> {
  switch (doing.kind) {
    case 'declare':
      return declares(finger, doing);
    case 'deed':
      return deed(finger, doing);
    case 'band':
      return bands(finger, doing.touch);
    case 'order':
      return finger.press(words.goOn);
    case 'divide':
      return divides(finger, doing.shares);
    case 'end':
      return ends(finger, doing.outcome);
  }
}

const tile = (page: Page, tag: string): Locator =>
  page.locator('.asking .c', { has: page.locator('.tag', { hasText: tag }) }).first();

async function declares(
  finger: Finger,
  { touch, breaks }: Extract<Doing, { readonly kind: 'declare' }>,
): Promise<void> {
  const { page } = finger;
  await laid(page);
  for (const one of touch) await declaresOne(finger, one);
  const go = now(page).locator('.go');
  await finger.tap(go);
  const verdict = now(page).locator('.q-result .v');
  if (breaks === undefined) return goesOn(finger);
  await expect(verdict).toHaveText(verdicts.illegal);
  await expect(page.locator('.on-bench')).toContainText(breaks);
  // What was wrong is taken back, and the answer stands to be changed.
  await finger.tap(go);
}

/** `A1`, or `A1 Nil` for whom it attacks; what was open stays open. */
async function declaresOne(finger: Finger, one: string): Promise<void> {
  const { page } = finger;
  const [who = '', whom] = one.split(' ');
  if (whom === undefined || /^[A-Z]\d/.test(whom)) {
    await finger.tap(tile(page, who));
    if (whom !== undefined) await finger.tap(tile(page, whom));
    return;
  }
  const label = page.locator('.asking label', { hasText: whom }).filter({ visible: true });
  if ((await label.count()) === 0) await finger.tap(tile(page, who));
  await finger.tap(label.last());
}

async function deed(
  finger: Finger,
  { thing, target, at }: Extract<Doing, { readonly kind: 'deed' }>,
): Promise<void> {
  const { page } = finger;
  const fold = page.locator('#deeds:not([open]) > summary');
  if ((await fold.count()) > 0) await finger.tap(fold);
  const time = page.locator('#deeds h3', { hasText: at ?? '' }).first();
  const form = time.locator('xpath=following-sibling::ul[1]').locator('form', { hasText: thing });
  const list = form.locator('select');
  if (target !== undefined) {
    const option = list.locator('option', { hasText: target });
    const value = (await option.getAttribute('value')) ?? '';
    if ((await list.inputValue()) !== value) await finger.choose(list, value);
  }
  await finger.tap(form.getByRole('button'));
  await expect(page.locator('[name=line]')).toHaveValue(/casts/);
}

async function bands(finger: Finger, touch: readonly string[]): Promise<void> {
  const { page } = finger;
  await finger.tap(page.locator('#besides > summary'));
  for (const tag of touch) await finger.tap(page.locator('#besides label', { hasText: tag }));
  await finger.press(words.besides.say);
  await expect(page.locator('[name=line]')).toHaveValue(/band/);
}

async function divides(
  finger: Finger,
  shares: readonly (readonly [string, number])[],
): Promise<void> {
  const { page } = finger;
  await laid(page);
  for (const [to, amount] of shares) {
    const field = page.getByRole('spinbutton', { name: to, exact: true });
    const share = page.locator('.asking .q-count', { has: field });
    const by = amount - Number(await field.inputValue());
    for (let step = 0; step < Math.abs(by); step += 1)
      await finger.tap(share.locator(`[data-add="${by > 0 ? 1 : -1}"]`));
  }
  await finger.tap(now(page).locator('.go'));
  await goesOn(finger);
}

/** From a legal answer; what comes next has no verdict yet. */
async function goesOn(finger: Finger): Promise<void> {
  const verdict = finger.page.locator('.asking .q-result .v');
  await expect(verdict).toHaveText(verdicts.legal);
  await finger.press(words.goOn);
  await expect(verdict).toHaveCount(0);
}

async function ends(finger: Finger, outcome: readonly string[]): Promise<void> {
  const { page } = finger;
  const over = page.locator('.outcome');
  const leave = page.getByRole('button', { name: words.leave });
  await expect(over.or(leave)).toBeVisible();
  if (await leave.isVisible()) await finger.press(words.leave);
  for (const text of outcome) await expect(over).toContainText(text);
}
