// An answer that is given while what marks it can't be loaded. The browser itself reports what it could not load.
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { wrongAnswers } from './support/answers.ts';
import { type Asked, oneOfEachWay } from './support/asked.ts';
import { now, open, send, words } from './support/asking.ts';
import { give } from './support/giving.ts';
import { handOn, touch } from './support/hands.ts';
import { logIn } from './support/memory.ts';
import { PHONE } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

const result = (page: Page) => now(page).locator('.q-result');
const uncaught = (page: Page): readonly Error[] => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  return errors;
};

/** One way of answering for each control of which the engine marks the answers. */
const RULED = (['attack', 'block', 'division'] as const).flatMap((kind) =>
  oneOfEachWay()
    .filter(([, { control }]) => control.kind === kind)
    .slice(0, 1),
);

for (const [way, asked] of RULED)
  test(`an answer by ${way} is kept where nothing can be loaded, and marked when that is over`, async ({
    page,
    context,
  }) => {
    const errors = uncaught(page);
    await sendInVain(page, `/scenarios/${asked.slug}/#q-${asked.id}`, asked);
    await isNotMarked(page);
    expect(await isTooWide(page)).toBe(false);
    await canLoadAgain(context);
    await expect(result(page).locator('.v')).toHaveClass(/no/);
    expect(errors).toEqual([]);
  });

for (const [way, asked] of RULED)
  test(`before a hand is heard on the board, nothing is sent in by ${way}`, async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/touch\./, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(`/scenarios/${asked.slug}/#q-${asked.id}`);
    await expect(page.locator('r509-question:defined').first()).toBeAttached();
    const check = now(page).locator('.go');
    const box = await check.boundingBox();
    if (box === null) throw new Error('nothing can be sent in');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    held.resolve();
    await expect(now(page).locator('form[data-laid]')).toHaveCount(1);
    await expect(result(page)).toBeEmpty();
    await check.tap();
    await expect(result(page)).not.toBeEmpty();
  });

for (const [way, asked] of RULED)
  test(`an answer by ${way} that could not be marked is sent again when its page is opened again`, async ({
    page,
    context,
  }) => {
    const at = `/scenarios/${asked.slug}/#q-${asked.id}`;
    await sendInVain(page, at, asked);
    await page.close();
    await canLoadAgain(context);
    const again = await context.newPage();
    await open(again, at);
    await expect(result(again).locator('.v')).toHaveClass(/no/);
    const kept = async () => (await logIn(again)).map(({ item, right }) => [item, right]);
    await expect.poll(kept).toEqual([[at, false]]);
    await again.close();
    const later = await context.newPage();
    await open(later, at);
    await expect(later.locator('.q-result .v')).toHaveCount(0);
    expect(await sentIn(later)).toEqual([]);
  });

test('what was sent to a board that is another by now is filled in and not sent', async ({
  page,
  context,
}) => {
  const [[, asked] = []] = RULED;
  if (asked === undefined) throw new Error('nothing is ruled on');
  const at = `/scenarios/${asked.slug}/#q-${asked.id}`;
  await sendInVain(page, at, asked);
  await page.close();
  await canLoadAgain(context);
  const again = await context.newPage();
  await again.goto('/');
  const [key = ''] = await sentIn(again);
  await again.evaluate((name) => {
    const sent = JSON.parse(localStorage.getItem(name) ?? '');
    localStorage.setItem(name, JSON.stringify({ ...sent, print: 'of-yesterday' }));
  }, key);
  await open(again, at);
  await expect(now(again).locator('.pencil output')).not.toBeEmpty();
  await expect(result(again)).toBeEmpty();
});

/** What rules on answers comes by itself once a page is at rest, unless it can't be had. */
const RULING = /\/on(Attack|Block|Division)\.[^/]*\.js/;

/** Answers wrongly once nothing can be loaded any more, before what rules on it was. */
async function sendInVain(page: Page, at: string, asked: Asked): Promise<void> {
  await page.context().route(RULING, (route) => route.abort());
  await open(page, at);
  await page.context().setOffline(true);
  const hand = handOn(page, touch);
  const [{ given }] = wrongAnswers(asked);
  await give(hand, asked.control, given);
  await send(hand, given);
  await expect(result(page)).toHaveText(words.failed);
}

async function canLoadAgain(context: BrowserContext): Promise<void> {
  await context.unroute(RULING);
  await context.setOffline(false);
}

/** What waits for a mark. */
const sentIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sent ')));

for (const language of LANGUAGES)
  test(`an answer is kept and marked though no script came after the page (${language})`, async ({
    page,
  }) => {
    const { failed, wrong } = messagesIn(language).chrome.answering;
    const errors = uncaught(page);
    const later = new Set<string>();
    await page.route(/\/questions\/|\/_astro\/(?!\w+\.astro)[^/]*\.js(\?|$)/, (route) => {
      const { pathname } = new URL(route.request().url());
      if (NEEDED_AT_ONCE.test(pathname)) return route.continue();
      later.add(pathname);
      return route.abort();
    });
    await page.goto(addressIn(language, '/scenarios/menace-forced-block/#q-block'));
    await now(page).locator('.go').tap();
    await expect(result(page)).toHaveText(failed);
    await isNotMarked(page);
    expect(await isTooWide(page)).toBe(false);
    expect(later.size).toBeGreaterThan(1);
    await page.unrouteAll();
    await expect(result(page).locator('.v')).toHaveText(wrong);
    // The rest comes at the next touch.
    await now(page).locator('.q-text').tap();
    await expect(now(page).locator('form[data-laid]')).toHaveCount(1);
    expect(errors).toEqual([]);
  });

test('a row whose page does not come says so, and is tried again by key', async ({ page }) => {
  const errors = uncaught(page);
  const { rowFailed } = messagesIn('en').chrome.scenario;
  await page.goto('/scenarios/taunting-elves/');
  const row = page.locator('.row-fold[data-from]').first();
  const heading = row.locator('> summary');
  const failed = row.locator('.row-failed');
  // What brings it does not come either, at first.
  for (const late of ['**/bring.*.js*', '**/otherwise/']) {
    await page.unrouteAll();
    await page.route(late, (route) => route.abort());
    const asking = (await failed.isVisible()) ? failed.locator('button') : heading;
    // It says so already the second time: what does not come is awaited, not what is said.
    const lost = page.waitForEvent('requestfailed');
    await asking.press('Enter');
    await lost;
    await expect(failed).toBeVisible();
    await expect(failed).toContainText(rowFailed);
    await expect(row.locator('.fold a')).toBeVisible();
  }
  await page.unrouteAll();
  // Nothing is tried by coming to it with the key: what came would take its place under the next press.
  await failed.locator('button').focus();
  await expect(failed.locator('button')).toBeFocused();
  await expect(row.locator('.sheet')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('open');
  await expect(row.locator('.sheet')).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(failed).toHaveCount(0);
  expect(errors).toEqual([]);
});

/** What a page's own scripts are made of. */
const NEEDED_AT_ONCE = /\/(preload-helper|progress|loadedOnce)\./;

/** Neither as right nor as wrong, on the board or beside it. */
async function isNotMarked(page: Page): Promise<void> {
  await expect(page.locator('.q-group.now').locator('.v, .fault, .pencil.no')).toHaveCount(0);
  await expect(now(page).locator('form[data-refused]')).toHaveCount(0);
  await expect(now(page).locator('.q-help')).toBeEmpty();
  await expect(now(page).locator('.q-answer')).toBeHidden();
}

const isTooWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
