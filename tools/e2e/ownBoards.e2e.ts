import type { Locator, Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { now } from './support/asking.ts';
import { type Counted, Finger, Keys } from './support/counted.ts';
import { type Doing, OWN_BOARDS, type OwnBoard } from './support/ownBoards.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const { chrome } = messagesIn('en');
const words = chrome.sandbox;
const { verdicts } = chrome.sheet;

/** As long as a board may take until it is handed on. */
const USUAL = { seconds: 30, scrolls: 1 };
/** What is divided by many taps takes longer than is aimed at. */
const LONGER: Readonly<Record<string, typeof USUAL>> = {
  'trample over a planeswalker': { seconds: 33, scrolls: 1 },
  'an attacking band': { seconds: 32, scrolls: 1 },
  'and with trample deals all its damage to the player': { seconds: 30, scrolls: 2 },
};

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('boards that people ask about are put in, ruled on and handed on with a finger', async ({
    page,
    browser,
  }) => {
    test.setTimeout(240_000);
    const elsewhere = await browser.newContext({ viewport: PHONE });
    const other = await elsewhere.newPage();
    await begin(page);
    for (const board of OWN_BOARDS)
      await test.step(board.about, async () => {
        const link = await carriedThrough(new Finger(page), board);
        const here = await ruledOn(page);
        await other.goto('about:blank');
        await other.goto(link);
        await expect.poll(() => ruledOn(other), board.about).toEqual(here);
        await again(page);
      });
  });
});

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('the same boards are put in, ruled on and handed on with the keys alone', async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await Keys.count(page);
    await begin(page);
    for (const board of OWN_BOARDS)
      await test.step(board.about, async () => {
        await page.getByLabel(words.what).focus();
        const keys = new Keys(page);
        await keys.begin();
        await carriedThrough(keys, board);
        await again(page);
      });
  });
});

async function begin(page: Page): Promise<void> {
  page.setDefaultTimeout(10_000);
  await page.goto('/sandbox/');
  await expect(page.locator('.bench')).toBeVisible();
}

/** The link by which it is handed on. */
async function carriedThrough(person: Counted, board: OwnBoard): Promise<string> {
  await putIn(person, board);
  for (const doing of board.play) await does(person, doing);
  const link = await handOn(person);
  const { did, seconds } = await person.taken();
  test.info().annotations.push({
    type: 'own board',
    description: `${board.about}: ${did}, ${seconds.toFixed(0)} s`,
  });
  const most = LONGER[board.about] ?? USUAL;
  expect.soft(seconds, board.about).toBeLessThanOrEqual(most.seconds);
  expect.soft(person.scrolls, board.about).toBeLessThanOrEqual(most.scrolls);
  return link;
}

const button = ({ page }: Counted, name: string): Locator =>
  page.locator('.bench').getByRole('button', { name, exact: true });

/** As a link, which stands there as it was copied. */
async function handOn(person: Counted): Promise<string> {
  const { page } = person;
  await person.press(button(person, words.handOn));
  await person.press(page.locator('.hand-on [data-as=link]'));
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
  if ((await folded.count()) > 0) await folded.click();
  await page.locator('.bench').getByRole('button', { name: words.clear }).click();
  await expect(page.locator('.on-bench .field .c')).toHaveCount(0);
}

async function putIn(person: Counted, { sides, players, edition }: OwnBoard): Promise<void> {
  const { page } = person;
  if (players === 3) await person.press(button(person, words.join));
  if (edition !== undefined) await inEdition(person, edition);
  for (const [side, text] of Object.entries(sides)) {
    if (text === '') continue;
    const list = page.getByLabel(words.side);
    const [player = '', isHand] = side.split(' ');
    const label = isHand === undefined ? player : words.zones.hand(player);
    const chosen = await list.evaluate(
      (one) => (one as HTMLSelectElement).selectedOptions[0]?.textContent,
    );
    if (chosen !== label) await turnsTo(person, list, label);
    const field = page.getByLabel(words.what);
    await person.write(field, text);
    await person.enter(button(person, words.add));
    await expect(field).toHaveValue('');
  }
  await person.goOn(button(person, words.toAttack));
  await laid(page);
}

/** A player is turned to by a touch on the board, their hand in the list. */
async function turnsTo(person: Counted, list: Locator, label: string): Promise<void> {
  const { page } = person;
  const line = page.locator('.put .pl', { has: page.getByText(label, { exact: true }) });
  if (person instanceof Finger && (await line.count()) > 0) return person.press(line);
  const option = list.locator('option').filter({ hasText: new RegExp(`^${label}$`) });
  await person.choose(list, (await option.getAttribute('value')) ?? '');
}

async function inEdition(person: Counted, edition: string): Promise<void> {
  const { page } = person;
  const folded = page.locator('#line-of:not([open]) summary');
  if ((await folded.count()) > 0) await person.press(folded);
  await person.choose(page.locator('[name=edition]'), edition);
  await expect(page.locator('[name=line]')).toHaveValue(new RegExp(`rules ${edition}`));
}

const laid = (page: Page): Promise<void> =>
  expect(page.locator('.asking form[data-laid]')).toBeVisible();

async function does(person: Counted, doing: Doing): Promise<void> {
  switch (doing.kind) {
    case 'declare':
      return declares(person, doing);
    case 'deed':
      return deed(person, doing);
    case 'order':
      return person.goOn(button(person, words.goOn));
    case 'divide':
      return divides(person, doing.shares);
    case 'end':
      return ends(person, doing.outcome);
  }
}

async function declares(
  person: Counted,
  { touch, band = [], breaks }: Extract<Doing, { readonly kind: 'declare' }>,
): Promise<void> {
  const { page } = person;
  await laid(page);
  for (const one of touch) await person.declare(one);
  for (const one of band)
    await person.press(page.locator('.q-besides label', { hasText: one }).first());
  if (breaks === undefined) return goesOn(person);
  await expect(now(page).locator('.q-result .v')).toHaveText(verdicts.illegal);
  await expect(now(page).locator('.q-result')).toContainText(breaks);
}

async function deed(
  person: Counted,
  { thing, target, at }: Extract<Doing, { readonly kind: 'deed' }>,
): Promise<void> {
  const { page } = person;
  const fold = page.locator('#deeds:not([open]) > summary');
  if ((await fold.count()) > 0) await person.press(fold);
  const time = page.locator('#deeds h3', { hasText: at ?? '' }).first();
  const form = time.locator('xpath=following-sibling::ul[1]').locator('form', { hasText: thing });
  const list = form.locator('select');
  if (target !== undefined) {
    const option = list.locator('option', { hasText: target });
    const value = (await option.getAttribute('value')) ?? '';
    if ((await list.inputValue()) !== value) await person.choose(list, value);
  }
  await person.press(form.getByRole('button'));
  await expect(page.locator('[name=line]')).toHaveValue(/casts/);
}

async function divides(
  person: Counted,
  shares: readonly (readonly [string, number])[],
): Promise<void> {
  const { page } = person;
  await laid(page);
  for (const [to, amount] of shares) {
    const field = page.getByRole('spinbutton', { name: to, exact: true });
    await person.share(field, amount);
  }
  await goesOn(person);
}

/** From a legal answer, to another board or what has come of it. */
async function goesOn(person: Counted): Promise<void> {
  const { page } = person;
  await expect(page.locator('.asking .q-result .v')).toHaveText(verdicts.legal);
  const said = page.locator('.asking .q-text, .order, .outcome h2').first();
  const before = (await said.textContent()) ?? '';
  await person.goOn(button(person, words.goOn));
  await expect(said).not.toHaveText(before);
}

async function ends(person: Counted, outcome: readonly string[]): Promise<void> {
  const { page } = person;
  const over = page.locator('.outcome');
  const stage = page.locator('.stages [data-stage=over]');
  await expect(stage).toBeEnabled();
  if (!(await over.isVisible())) await person.press(stage);
  for (const text of outcome) await expect(over).toContainText(text);
}
