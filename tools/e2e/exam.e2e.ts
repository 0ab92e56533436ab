import { test as base, type Page } from '@playwright/test';
import { EXAM } from '../../site/client/deal/exam.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { isAsked } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { give } from './support/giving.ts';
import { type Hand, handOn, touch } from './support/hands.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const bar = (page: Page) => page.locator('.exam-bar p');
const done = (page: Page) => page.locator('.round-done');

/** What is asked now. */
async function askedNow(page: Page): Promise<Asked> {
  const at = await page.locator('r509-exam .asking').getAttribute('data-at');
  const [, slug = '', question] = /([^/]+)\/#q-(.+)$/.exec(at ?? '') ?? [];
  const asked = askedOn(slug).find(({ id }) => id === question);
  if (asked === undefined) throw new Error(`${at} asks nothing`);
  return asked;
}

/** Answers what is asked now, and goes on. */
async function answer(page: Page, hand: Hand, way: 'rightly' | 'wrongly'): Promise<void> {
  await isAsked(page);
  const asked = await askedNow(page);
  const given = way === 'rightly' ? rightAnswer(asked) : wrongAnswers(asked)[0]?.given;
  if (given === undefined) throw new Error(`nothing is wrong in ${asked.id}`);
  const before = await bar(page).textContent();
  await give(hand, asked.control, given);
  await touch.press(page.locator('.q.now .go'), page);
  await expect(bar(page)).not.toHaveText(before ?? '');
}

test.describe('a mock exam by touch at 360 pixels', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  // Hands find controls by their English names; `looked`: at which question, and how often it is marked as wrong.
  for (const { language, ways, looked, marked } of [
    { language: 'en', ways: ['rightly', 'rightly', 'wrongly', 'rightly'], looked: 2, marked: 1 },
    { language: 'it', ways: [], looked: 0, marked: 0 },
    { language: 'es', ways: [], looked: 24, marked: 0 },
  ] as const)
    test(`is sat, left, gone on with, marked and reviewed (${language})`, async ({ page }) => {
      test.slow();
      const words = messagesIn(language).chrome.exam;
      const home = language === 'en' ? '/exam/' : `/${language}/exam/`;
      await page.goto(`${home}#s=7`);
      await page.getByRole('button', { name: words.start }).tap();
      const hand = handOn(page, touch);
      for (const way of ways) await answer(page, hand, way);
      await expect(page.locator('.q-result')).toBeEmpty();
      await expect(page.locator('.asking a[href$="#ruling"]')).toBeHidden();
      await isAsked(page);
      expect(await violations(page)).toEqual([]);
      // Whoever leaves goes on where they were; and back to what they answered.
      await page.goto('about:blank');
      await page.goto(home);
      await page.getByRole('button', { name: words.goOn }).tap();
      await expect(bar(page)).toHaveText(
        words.browser.place
          .replace('{k}', `${ways.length + 1}`)
          .replace('{n}', `${EXAM.questions}`),
      );
      await expect(page).toHaveURL(/#s=7$/);
      // That questions are open is said before it is over.
      await page.locator('.exam-finish').tap();
      await expect(page.locator('.exam-finish')).toHaveText(
        words.browser.finishAnyway.replace('{n}', `${EXAM.questions - ways.length}`),
      );
      await page.locator('.exam-finish').tap();
      await expect(done(page).locator('h2')).toHaveText(words.browser.notPassed);
      const right = ways.filter((way) => way === 'rightly').length;
      await expect(done(page).locator('.exam-score')).toContainText(
        words.browser.score.replace('{k}', `${right}`).replace('{n}', '25').replace('{m}', '18'),
      );
      const questions = done(page).locator('.exam-list li');
      await expect(questions).toHaveCount(EXAM.questions);
      await expect(done(page).locator('.exam-list .right')).toHaveCount(right);
      await expect(done(page).locator('.exam-list .wrong')).toHaveCount(ways.length - right);
      expect(await violations(page)).toEqual([]);
      // One is looked at with what was answered, and its ruling.
      await questions.nth(looked).getByRole('button').tap();
      await expect(page.locator('.round-ruling r509-replay.framed')).toBeVisible();
      await expect(page.locator('.q.now .q-result .v.no')).toHaveCount(marked);
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: words.browser.backToResults }).tap();
      await expect(questions).toHaveCount(EXAM.questions);
    });
});

test.describe('a mock exam at a desk', () => {
  test.use({ viewport: DESK });
  const words = messagesIn('en').chrome.exam;

  test('is sat by keys alone, and is the same again by its seed', async ({ page }) => {
    await page.goto('/exam/#s=tuesday');
    const start = page.getByRole('button', { name: words.start });
    await start.focus();
    await page.keyboard.press('Enter');
    await isAsked(page);
    const first = await page.locator('r509-exam .asking').getAttribute('data-at');
    const later = page.getByRole('button', { name: words.browser.skip });
    await later.focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toContainText('2');
    const finish = page.locator('.exam-finish');
    await finish.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(done(page).locator('h2')).toBeFocused();
    const again = page.getByRole('button', { name: words.browser.again });
    await again.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('r509-exam .asking')).toHaveAttribute('data-at', first ?? '');
    // The next result says how the one before went.
    await isAsked(page);
    // Whoever presses twice by habit has been asked, and has finished nothing.
    await finish.dblclick();
    await expect(finish).toHaveText(words.browser.finishAnyway.replace('{n}', `${EXAM.questions}`));
    await isAsked(page);
    await page.keyboard.press('Enter');
    await expect(done(page).locator('.exam-score')).toContainText(
      words.browser.before.replace('{shares}', `0/${EXAM.questions}`),
    );
  });

  test('wants the rule of what is illegal, and shows again what was answered', async ({ page }) => {
    await page.goto('/exam/#s=7');
    await page.getByRole('button', { name: words.start }).click();
    await isAsked(page);
    const illegal = page.locator('.q.now [name=truth][value=false]');
    const rule = page.locator('.q.now [name=rule]').first();
    const later = page.getByRole('button', { name: words.browser.skip });
    // Which question that is changes with what there is to ask.
    let place = 1;
    for (; (await rule.count()) === 0; place += 1) {
      const before = await page.locator('r509-exam .asking').getAttribute('data-at');
      await later.click();
      await expect(page.locator('r509-exam .asking')).not.toHaveAttribute('data-at', before ?? '');
      await isAsked(page);
    }
    await illegal.check();
    await page.locator('.q.now .go').click();
    await expect(page.locator('.exam-says')).toHaveText(words.browser.chooseFirst);
    await rule.check();
    await page.locator('.q.now .go').click();
    await expect(bar(page)).toContainText(`${place + 1}`);
    await page.getByRole('button', { name: words.browser.back }).click();
    await expect(illegal).toBeChecked();
    await expect(rule).toBeChecked();
    await expect(page.locator('.q-result')).toBeEmpty();
  });

  test('ends when the clock does, whatever the machine’s own clock says', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-25T10:00:00Z') });
    await page.goto('/exam/#s=7');
    await page.getByRole('button', { name: words.start }).click();
    await expect(page.locator('.exam-time')).toContainText('50:00');
    await page.clock.setSystemTime(new Date('2020-01-01T00:00:00Z'));
    await page.clock.runFor(60_000);
    await expect(page.locator('.exam-time')).toContainText('49:00');
    await page.clock.runFor(EXAM.minutes * 60_000);
    await expect(done(page).locator('h2')).toHaveText(words.browser.notPassed);
  });

  test('begins anew where what was kept makes no sense', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('exam 1', '{"seed":7,"asked":'));
    await page.goto('/exam/');
    await expect(page.getByRole('button', { name: words.goOn })).toBeHidden();
    await page.getByRole('button', { name: words.start }).click();
    await expect(bar(page)).toContainText('25');
  });
});

// What can’t be loaded is told in the console too.
base('an exam that can’t be loaded says so, and begins when it can', async ({ page }) => {
  const words = messagesIn('en').chrome.exam;
  await page.route('**/items.json', (route) => route.abort());
  await page.goto('/exam/');
  const start = page.getByRole('button', { name: words.start });
  await start.click();
  await expect(page.locator('.exam-says')).toHaveText(words.browser.failed);
  await page.unroute('**/items.json');
  await start.click();
  await isAsked(page);
});

test('a paper is chosen, named in its address and in its result, and listed with how it went', async ({
  page,
}) => {
  const { browser, start } = messagesIn('en').chrome.exam;
  await page.goto('/exam/');
  await page.getByRole('radio', { name: browser.papers['level-2'] }).check();
  await page.getByRole('button', { name: start }).click();
  await isAsked(page);
  await expect(page).toHaveURL(/#s=level-2-\d+$/);
  await page.locator('.exam-finish').click();
  await page.locator('.exam-finish').click();
  await expect(done(page).locator('.exam-score')).toContainText(browser.papers['level-2']);
  await page.goto('about:blank');
  await page.goto('/exam/');
  const kept = page.locator('.exam-kept li');
  await expect(kept.getByRole('button')).toContainText(browser.papers['level-2']);
  await expect(kept.locator('meter')).toHaveJSProperty('value', 0);
});
