import type { Locator, Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { now } from './support/asking.ts';
import { type Doing, OWN_BOARDS, type OwnBoard } from './support/ownBoards.ts';
import { expect, PHONE, test } from './support/test.ts';

const { chrome } = messagesIn('en');
const words = chrome.sandbox;
const { verdicts } = chrome.sheet;

/** So long as somebody takes for a tap, for a letter and to scroll. */
const SECONDS = { tap: 1.2, letter: 0.28, scroll: 0.8 };
/** As long as a board may take until it is handed on. */
const USUAL = { seconds: 30, scrolls: 1 };
/** What is divided by many taps takes longer than is aimed at. */
const LONGER: Readonly<Record<string, typeof USUAL>> = {
  'trample over a planeswalker': { seconds: 33, scrolls: 1 },
  'an attacking band': { seconds: 32, scrolls: 1 },
  'and with trample deals all its damage to the player': { seconds: 30, scrolls: 2 },
};

/** A finger on a page, which counts. */
class Finger {
  taps = 0;
  letters = 0;
  scrolls = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    if (!(await isInReach(what))) this.scrolls += 1;
    await what.tap();
  }

  get seconds(): number {
    const { tap, letter, scroll } = SECONDS;
    return this.taps * tap + this.letters * letter + this.scrolls * scroll;
  }

  /** A list opens outside of the page: a tap on it, and one in it. */
  async choose(list: Locator, what: { readonly label: string } | string): Promise<void> {
    this.taps += 2;
    await list.selectOption(what);
  }

  async write(field: Locator, text: string): Promise<void> {
    const isThere = await field.evaluate((one) => one === document.activeElement);
    if (!isThere) await this.tap(field);
    this.letters += text.length;
    await field.fill(text);
  }

  press(name: string): Promise<void> {
    return this.tap(this.page.locator('.bench').getByRole('button', { name, exact: true }));
  }
}

/** What a finger would touch there is the thing itself, and nothing over it. */
const isInReach = (what: Locator): Promise<boolean> =>
  what.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (one.contains(there) || there.contains(one));
  });

test.use({ viewport: PHONE, hasTouch: true });

test('boards that people ask about are put in, ruled on and handed on with a finger', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(10_000);
  await page.goto('/sandbox/');
  await expect(page.locator('.bench')).toBeVisible();
  const told: string[] = [];
  const elsewhere = await browser.newContext({ viewport: PHONE });
  const other = await elsewhere.newPage();
  for (const board of OWN_BOARDS)
    await test.step(board.about, async () => {
      const finger = new Finger(page);
      await putIn(finger, board);
      for (const doing of board.play) await does(finger, doing);
      const link = await handOn(finger);
      const { taps, letters, scrolls, seconds } = finger;
      told.push(
        `${board.about}: ${taps} taps, ${letters} letters, ${scrolls} scrolls, ${seconds.toFixed(0)} s`,
      );
      const most = LONGER[board.about] ?? USUAL;
      expect.soft(seconds, board.about).toBeLessThanOrEqual(most.seconds);
      expect.soft(scrolls, board.about).toBeLessThanOrEqual(most.scrolls);
      const here = await ruledOn(page);
      await other.goto('about:blank');
      await other.goto(link);
      await expect.poll(() => ruledOn(other), board.about).toEqual(here);
      await again(page);
    });
  test.info().annotations.push({ type: 'own boards', description: told.join('\n') });
});

/** As a link, which stands there as it was copied. */
async function handOn(finger: Finger): Promise<string> {
  const { page } = finger;
  await finger.press(words.handOn);
  await finger.tap(page.locator('.hand-on [data-as=link]'));
  const code = page.locator('.copied code').first();
  await expect(code).toContainText('#b1:');
  const link = (await code.textContent()) ?? '';
  await page.keyboard.press('Escape');
  return link;
}

/** The board, what is declared on it, the verdict with its reasons, and what has come of it. */
const ruledOn = (page: Page): Promise<readonly string[]> =>
  page
    .locator(
      '.on-bench .board > .pl, .on-bench .q-stage .c, .asking .q-result, .asking .pencil, .outcome p',
    )
    .allInnerTexts();

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
    if (chosen !== label) await turnsTo(finger, list, label);
    const field = page.getByLabel(words.what);
    await finger.write(field, text);
    await finger.press(words.add);
    await expect(field).toHaveValue('');
  }
  await finger.press(words.toAttack);
  await laid(page);
}

/** A player is turned to by a touch on the board, their hand in the list. */
async function turnsTo(finger: Finger, list: Locator, label: string): Promise<void> {
  const line = finger.page.locator('.put .pl', {
    has: finger.page.getByText(label, { exact: true }),
  });
  if ((await line.count()) > 0) await finger.tap(line);
  else await finger.choose(list, { label });
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
  { touch, band = [], breaks }: Extract<Doing, { readonly kind: 'declare' }>,
): Promise<void> {
  const { page } = finger;
  await laid(page);
  for (const one of touch) await declaresOne(finger, one);
  for (const one of band)
    await finger.tap(page.locator('.q-besides label', { hasText: one }).first());
  if (breaks === undefined) return goesOn(finger);
  await expect(now(page).locator('.q-result .v')).toHaveText(verdicts.illegal);
  await expect(now(page).locator('.q-result')).toContainText(breaks);
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
  await goesOn(finger);
}

/** From a legal answer, to another board or what has come of it. */
async function goesOn(finger: Finger): Promise<void> {
  const { page } = finger;
  await expect(page.locator('.asking .q-result .v')).toHaveText(verdicts.legal);
  const said = page.locator('.asking .q-text, .order, .outcome h2').first();
  const before = (await said.textContent()) ?? '';
  await finger.press(words.goOn);
  await expect(said).not.toHaveText(before);
}

async function ends(finger: Finger, outcome: readonly string[]): Promise<void> {
  const { page } = finger;
  const over = page.locator('.outcome');
  const stage = page.locator('.stages [data-stage=over]');
  await expect(stage).toBeEnabled();
  if (!(await over.isVisible())) await finger.tap(stage);
  for (const text of outcome) await expect(over).toContainText(text);
}
