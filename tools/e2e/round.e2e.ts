import type { Page } from '@playwright/test';
import type { Separating } from '../../site/client/suspects.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { isAsked, now, send } from './support/asking.ts';
import { give } from './support/giving.ts';
import { type Hand, handOn, mouse, touch } from './support/hands.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const { chrome, terms } = messagesIn('en');
const { round } = chrome.practice;
const SET = '/practice/evasion/';
const PAGES = ['**/scenarios/**', '**/exercises/**'];

/** By this mistake the guard blocks alone, whatever menace says. */
const WRONGLY_BLOCKED = {
  slug: 'two-must-one-menace',
  mistake: 'must-beats-cant',
  given: { kind: 'pairs', pairs: [['guard', 'brute']] },
} as const;

const next = (page: Page) => page.locator('.round-next');
const at = (page: Page) => page.locator('r509-round .asking');
const whereIs = ({ slug, id }: Asked) => new RegExp(`/${slug}/#q-${id}$`);
const hrefsOf = (links: readonly Element[]): readonly (string | null)[] =>
  links.map((link) => link.getAttribute('href'));
const results = (page: Page) => page.locator('.round-list li');

/** What a set asks, in its order. */
async function boardsOf(page: Page): Promise<readonly Asked[]> {
  const hrefs = await page.locator('r509-round').getAttribute('data-boards');
  return (JSON.parse(hrefs ?? '[]') as readonly string[]).map((href) => {
    const [, slug = '', question] = /([^/]+)\/#q-(.+)$/.exec(href) ?? [];
    const asked = askedOn(slug).find(({ id }) => id === question);
    if (asked === undefined) throw new Error(`${href} asks nothing`);
    return asked;
  });
}

/** So many are asked before it is said how they went. */
const TEN = 10;

/** What is asked now: which of a set come first depends on who asks. */
async function askedNow(page: Page): Promise<Asked> {
  const href = (await at(page).getAttribute('data-at')) ?? '';
  const asked = (await boardsOf(page)).find((one) => whereIs(one).test(href));
  if (asked === undefined) throw new Error(`${href} is not in the set`);
  return asked;
}

/** Gives a wrong answer, and takes it back where it stands on the board. */
async function answerWrongly(page: Page, hand: Hand, asked: Asked): Promise<void> {
  const [wrong] = wrongAnswers(asked);
  if (wrong === undefined) throw new Error(`nothing is wrong in ${asked.id}`);
  await give(hand, asked.control, wrong.given);
  await send(hand, wrong.given);
  await expect(now(page).locator('.q-result .v')).toHaveClass(/no/);
  if ((await now(page).locator('form[data-refused]').count()) > 0)
    await hand.press('button', chrome.answering.takeBack);
}

test.describe('a round by touch at 360 pixels', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('goes from board to board, and says in the end what was right at once', async ({ page }) => {
    test.slow();
    await page.goto(SET);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(terms.topics.evasion);
    const boards: Asked[] = [];
    const hand = handOn(page, touch);
    for (let index = 0; index < 4; index += 1) {
      await expect(page.locator('.round-bar p')).toHaveText(new RegExp(`^${index + 1} `));
      await isAsked(page);
      const asked = await askedNow(page);
      boards.push(asked);
      if (index === 3) await answerWrongly(page, hand, asked);
      const right = rightAnswer(asked);
      await give(hand, asked.control, right);
      await send(hand, right);
      await expect(now(page).locator('.go')).toHaveText(round.next);
      await touch.press(now(page).locator('.go'), page);
    }
    // Whoever leaves goes on where they were.
    await page.goto('/');
    await page.goto(SET);
    await expect(page.locator('.round-bar p')).toHaveText(new RegExp(`^${boards.length + 1} `));
    while (await next(page).isVisible()) await touch.press(next(page), page);
    await expect(results(page)).toHaveCount(TEN);
    await expect(results(page).nth(0)).toContainText(round.results.right);
    await expect(results(page).nth(2)).toContainText(round.results.right);
    await expect(results(page).nth(3)).toContainText(round.results.later);
    await expect(results(page).last()).toContainText(round.results.skipped);
    await page.getByRole('button', { name: round.wrongOnes }).tap();
    const [, , , wronglyAnswered] = boards;
    if (wronglyAnswered === undefined) throw new Error('the set is too small');
    await expect(at(page)).toHaveAttribute('data-at', whereIs(wronglyAnswered));
  });
});

test.describe('a round at a desk', () => {
  test.use({ viewport: DESK });

  for (const language of LANGUAGES)
    test(`is gone through with one key: ${language}`, async ({ page }) => {
      await page.goto(addressIn(language, SET));
      const all = (await boardsOf(page)).length;
      const count = Math.min(TEN, all);
      for (let k = 0; k < count; k += 1) {
        await expect(page.locator('.round-bar p')).toHaveText(new RegExp(`^${k + 1} `));
        await isAsked(page);
        await page.keyboard.press('n');
      }
      await expect(results(page)).toHaveCount(count);
      // Whoever comes back finds how it went, and begins anew by asking for it, or by coming anew.
      await page.reload();
      await expect(results(page)).toHaveCount(count);
      await expect(page.locator('.round-bar')).toBeHidden();
      await page
        .getByRole('button', { name: messagesIn(language).chrome.practice.round.again })
        .click();
      await expect(page.locator('.round-bar p')).toHaveText(/^1 /);
      for (let k = 0; k < count; k += 1) {
        await expect(page.locator('.round-bar p')).toHaveText(new RegExp(`^${k + 1} `));
        await isAsked(page);
        await page.keyboard.press('n');
      }
      // Ten more are others.
      await expect(results(page)).toHaveCount(count);
      const before = await results(page).locator('a').evaluateAll(hrefsOf);
      await page
        .getByRole('button', { name: messagesIn(language).chrome.practice.round.more })
        .click();
      await expect(page.locator('.round-bar p')).toHaveText(
        new RegExp(`^1 .* ${Math.min(TEN, all - count)}$`),
      );
      await isAsked(page);
      expect(before).not.toContain(await at(page).getAttribute('data-at'));
    });

  test('asks three later for what the mistake shows on that a wrong answer comes from', async ({
    page,
  }) => {
    const set = '/practice/must-beats-cant/';
    await page.goto(set);
    const apart = await (await page.request.get('/practice/apart.json')).json();
    const boards = await boardsOf(page);
    const asked = boards.find(({ slug }) => slug === WRONGLY_BLOCKED.slug);
    if (asked === undefined) throw new Error('it is not in the set');
    const others = boards.filter(({ slug }) => slug !== asked.slug).slice(0, 5);
    const hrefs = [asked, ...others].map(({ slug, id }) => `/exercises/${slug}/#q-${id}`);
    // As if these had been dealt before.
    await page.evaluate(
      ([key, all]) =>
        localStorage.setItem(key, JSON.stringify({ results: {}, mistakes: {}, asked: all })),
      [`round ${set}`, hrefs] as const,
    );
    await page.goto(set);
    await expect(at(page)).toHaveAttribute('data-at', whereIs(asked));
    await isAsked(page);
    const hand = handOn(page, mouse);
    await give(hand, asked.control, WRONGLY_BLOCKED.given);
    const brought = page.waitForResponse('**/practice/apart.json');
    await send(hand, WRONGLY_BLOCKED.given);
    await (await brought).finished();
    await expect(now(page).locator('.q-help a[href*="/mistakes/"]').first()).toBeVisible();
    for (const k of [2, 3, 4]) {
      await page.keyboard.press('n');
      await expect(page.locator('.round-bar p')).toHaveText(
        new RegExp(`^${k} .* ${hrefs.length}$`),
      );
      await isAsked(page);
    }
    const after = await at(page).getAttribute('data-at');
    const board = (apart as readonly Separating[]).find((one) => one.at === after);
    expect(board?.alike.flat()).toContain(WRONGLY_BLOCKED.mistake);
  });

  test('says so where a board can not be had, and goes on to the next', async ({ page }) => {
    await page.goto('/practice/');
    const asksNothing = { contentType: 'text/html', body: '<p>' };
    for (const pages of PAGES) await page.route(pages, (route) => route.fulfill(asksNothing));
    await page.goto(SET);
    await expect(page.locator('r509-round .asking')).toHaveText(`${round.failed} ${round.retry}`);
    for (const pages of PAGES) await page.unroute(pages);
    await next(page).click();
    await isAsked(page);
  });

  test('loses nothing but its memory where the store holds something else', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('round /practice/evasion/', '{"results":3'),
    );
    await page.goto(SET);
    await isAsked(page);
    await expect(page.locator('.round-bar p')).toHaveText(/^1 /);
  });
});
