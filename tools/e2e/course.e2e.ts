import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import type { StopSketch } from '../../site/view/course/stopSketch.ts';
import { rightAnswer } from './support/answers.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { isAsked, now, send } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { give } from './support/giving.ts';
import { handOn, touch } from './support/hands.ts';
import { daysAgo, logIn, putIn, tellAnswered } from './support/memory.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

const { chrome } = messagesIn('en');
const { course, practice, memory } = chrome;
const STOP = 'dividing-damage';

const stops = async (page: Page): Promise<readonly StopSketch[]> =>
  (await page.request.get('/course/stops.json')).json();

async function stopCalled(page: Page, id: string): Promise<StopSketch> {
  const stop = (await stops(page)).find((one) => one.id === id);
  if (stop === undefined) throw new Error(`the course has no stop ${id}`);
  return stop;
}

const filled = (text: string, parts: Readonly<Record<string, string | number>>): string =>
  Object.entries(parts).reduce((said, [name, part]) => said.replace(`{${name}}`, `${part}`), text);

const button = (page: Page) => page.locator('r509-begin .begin');
const asking = (page: Page) => page.locator('r509-round .asking');
const state = (page: Page) => page.locator('.stop-ask .stop-state');
const isNoWider = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    PHONE.width,
  );

/** Answers some of a stop's boards, the first of them rightly, some days ago. */
const answered = (stop: StopSketch, right: number, wrong: number, days: number) =>
  stop.boards
    .slice(0, right + wrong)
    .map(({ at, print }, nth) => daysAgo(days, { item: at, print, right: nth < right }));

async function askedAt(page: Page): Promise<Asked> {
  const href = (await asking(page).getAttribute('data-at')) ?? '';
  const [, slug = '', question] = /([^/]+)\/#q-(.+)$/.exec(href) ?? [];
  const asked = askedOn(slug).find(({ id }) => id === question);
  if (asked === undefined) throw new Error(`${href} asks nothing`);
  return asked;
}

for (const language of LANGUAGES)
  test(`leads from home to the first board of the first stop: ${language}`, async ({ page }) => {
    const words = messagesIn(language).chrome.course;
    await page.goto(addressIn(language, '/'));
    await expect(button(page)).toHaveText(words.begin.start);
    await button(page).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    expect(await violations(page)).toEqual([]);
    await isNoWider(page);
    await page.locator('[data-stop] h3 a').first().tap();
    await expect(page.locator('.know li')).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await isNoWider(page);
    await page.getByRole('button', { name: words.ask }).tap();
    await isAsked(page);
    const { boards } = await stopCalled(page, 'turn');
    await expect(asking(page)).toHaveAttribute('data-at', addressIn(language, boards[0]?.at ?? ''));
    await isNoWider(page);
  });

test('asks a stop’s boards in place until it is done, and leads on to the next', async ({
  page,
}) => {
  test.slow();
  await page.goto(`/course/${STOP}/`);
  const { boards, number } = await stopCalled(page, STOP);
  await page.getByRole('button', { name: course.ask }).tap();
  const hand = handOn(page, touch);
  for (const [nth, { at }] of boards.entries()) {
    await expect(asking(page)).toHaveAttribute('data-at', at);
    await isAsked(page);
    const asked = await askedAt(page);
    const right = rightAnswer(asked);
    await give(hand, asked.control, right);
    await send(hand, right);
    const said =
      nth + 1 < 4
        ? filled(course.browser.some, { k: nth + 1, n: boards.length })
        : course.browser.done;
    await expect(state(page)).toHaveText(said);
    await touch.press(now(page).locator('.go'), page);
  }
  const next = (await stops(page))[number];
  await page
    .locator('.round-on')
    .getByRole('link', { name: course.next(number + 1, next?.title ?? '') })
    .tap();
  await expect(page).toHaveURL(new RegExp(`/course/${next?.id}/$`));
  // The list and the button know of it.
  await page.goto('/course/');
  await expect(page.locator(`[data-stop=${STOP}] .stop-state`)).toHaveText(course.browser.done);
  const [first] = await stops(page);
  await expect(button(page)).toHaveText(
    filled(course.begin.goOn, { k: 1, title: first?.title ?? '' }),
  );
});

test('lets a stop be left out by its last board, which is made for this reader', async ({
  page,
}) => {
  await page.goto('/course/menace/');
  await page.getByRole('link', { name: course.leaveOut }).tap();
  await isAsked(page);
  await expect(asking(page)).toHaveAttribute('data-at', /\/practice\/boards\/#q-\d+-menace-s\d+$/);
  const first = await asking(page).getAttribute('data-at');
  await tellAnswered(page, false);
  await expect.poll(async () => (await logIn(page)).length).toBe(1);
  // Whoever comes again is asked another one.
  await page.goto('/course/menace/');
  await page.getByRole('button', { name: course.askLast }).tap();
  await isAsked(page);
  await expect(asking(page)).not.toHaveAttribute('data-at', first ?? '');
  await tellAnswered(page, true);
  await expect(state(page)).toHaveText(course.browser.leftOut);
  await page.goto('/course/');
  await expect(page.locator('[data-stop=menace] .stop-state')).toHaveText(course.browser.leftOut);
});

test('says on the next day where to go on, and what is due', async ({ page }) => {
  await page.goto('/practice/');
  const stop = await stopCalled(page, 'trample');
  await putIn(page, answered(stop, 2, 1, 9));
  await page.goto('/');
  await expect(button(page)).toHaveText(
    filled(course.begin.goOn, { k: stop.number, title: stop.title }),
  );
  await page.goto('/progress/');
  await page.getByRole('button', { name: memory.review.start }).tap();
  await expect(page.locator('.pg-stop')).toBeVisible();
  await page.goto('/');
  await expect(button(page)).toHaveText(/^Due today: [1-3] board/);
  const count = /\d/.exec((await button(page).textContent()) ?? '')?.[0];
  await button(page).tap();
  await isAsked(page);
  await expect(page.locator('.round-bar p')).toHaveText(new RegExp(` ${count}$`));
  // It asks for the same on other boards.
  const seen = stop.boards.slice(0, 3).map(({ at }) => at);
  const first = await asking(page).getAttribute('data-at');
  expect(seen).not.toContain(first);
});

test('does not count what was answered of boards that have changed, says so, and keeps it', async ({
  page,
}) => {
  await page.goto('/practice/');
  const stop = await stopCalled(page, 'trample');
  const old = answered(stop, 4, 0, 2).map((one) => ({ ...one, print: '000000' }));
  const gone = daysAgo(3, { item: '/exercises/of-another-time/#q-one' });
  await putIn(page, [...old, gone]);
  await page.goto('/course/');
  await expect(page.locator('.course-sum')).toContainText(filled(course.browser.changed, { n: 4 }));
  await expect(page.locator('[data-stop=trample] .stop-state')).not.toContainText(
    course.browser.done,
  );
  expect(await logIn(page)).toHaveLength(5);
});

test('puts first what a placement test found, and lets the easier stops be left out', async ({
  page,
}) => {
  await page.goto('/course/');
  await page.evaluate(() =>
    localStorage.setItem(
      'placement',
      JSON.stringify({
        version: 1,
        takenAt: '2026-11-28T10:00:00Z',
        sure: ['payIfAble'],
        likely: ['walkerSpill'],
        asked: ['payIfAble', 'walkerSpill'],
        level: 3,
      }),
    ),
  );
  await page.goto('/course/');
  const first = page.locator('.course-first [data-stop]');
  await expect(first).toHaveCount(2);
  await expect(first.first()).toHaveAttribute('data-stop', 'costs-to-attack');
  await expect(page.locator('[data-stop=mana] .stop-state')).toHaveText(course.browser.mayLeave);
  const stop = await stopCalled(page, 'costs-to-attack');
  await expect(button(page)).toHaveText(
    filled(course.begin.goOn, { k: stop.number, title: stop.title }),
  );
});

test('plays a stop’s board by itself, until somebody takes it in hand', async ({ page }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto('/course/trample/');
  const play = page.locator('.play-self');
  await expect(page.locator('r509-replay.framed')).toHaveCount(1);
  // From now on time stands still but where it is let go on.
  await page.clock.pauseAt(start + 3_600_000);
  await play.tap();
  await expect(play).toHaveText(chrome.sheet.pause);
  await page.clock.runFor(4_000);
  await expect(page).toHaveURL(/#step-2$/);
  await page.locator('r509-replay .stepper').dispatchEvent('pointerdown');
  await expect(play).toHaveText(chrome.sheet.play);
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL(/#step-2$/);
});

test('offers review where something went wrong, by one tap', async ({ page }) => {
  await page.goto(`/course/${STOP}/`);
  await page.getByRole('button', { name: course.ask }).tap();
  await isAsked(page);
  await tellAnswered(page, false);
  await expect.poll(async () => (await logIn(page)).length).toBe(1);
  const next = page.locator('.round-next');
  while (await next.isVisible()) await touch.press(next, page);
  await page.getByRole('button', { name: practice.round.review.start }).tap();
  await expect(page.locator('.round-review')).toHaveText(practice.round.review.started);
  expect(await page.evaluate(() => localStorage.getItem('review'))).toBe('on');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES)
    test(`everything of a stop can be read: ${language}`, async ({ page }) => {
      const words = messagesIn(language).chrome.course;
      await page.goto(addressIn(language, '/'));
      await expect(button(page)).toHaveText(words.begin.start);
      await button(page).tap();
      await page.locator('[data-stop=trample] h3 a').tap();
      await expect(page.locator('.know li')).toHaveCount(5);
      await expect(page.locator('.sheet > li').last()).toBeVisible();
      await expect(page.locator('.stop-boards a')).toHaveCount(5);
      await expect(page.getByRole('button', { name: words.ask })).toBeHidden();
      await isNoWider(page);
      await page.locator('.stop-next').tap();
      await expect(page.locator('.know li')).toHaveCount(5);
    });
});
