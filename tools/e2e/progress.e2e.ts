import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { GENERATOR } from '../../engine/generation/generate.ts';
import type { Answer } from '../../site/client/memory/answer.ts';
import { fileOf } from '../../site/client/memory/file.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import type { CatalogueItem } from '../../site/view/catalogueItem.ts';
import { isAsked, open } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { daysAgo, logIn, putIn, tellAnswered } from './support/memory.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

test.use({ viewport: DESK });

const { memory, progress } = messagesIn('en').chrome;
const { file, review } = memory;
const { notes } = progress;
const SCENARIO = '/scenarios/menace-forced-block/#q-block';
const EXERCISE = '/exercises/two-must-one-menace/#q-block';
/** Of another topic and another mistake than the scenario, so that it never stands for it. */
const UNLIKE = '/exercises/boar-and-the-lost-blocker/#q-lost';

const said = (page: Page) => page.locator('.pg-said');
const shown = (page: Page, part: string) => page.locator(`${part} .pg-list li`);

async function openProgress(page: Page, at = '/progress/'): Promise<void> {
  await page.goto(at);
  await expect(page.locator('r509-progress[data-shown]')).toHaveCount(1);
}

/** What is asked anywhere. */
async function catalogue(page: Page): Promise<readonly CatalogueItem[]> {
  return (await page.request.get('/practice/items.json')).json();
}

/** Some weeks of somebody who answered every seventh board. */
async function someWeeks(page: Page): Promise<readonly Answer[]> {
  const items = (await catalogue(page)).filter((_, place) => place % 7 === 0);
  return items.flatMap(({ at, print, mistakes }, place) =>
    [40, 12, 1].slice(place % 3).map((days, k) => {
      const right = (place + k) % 4 !== 0;
      return daysAgo(days + (place % 9), {
        item: at,
        print,
        right,
        mistakes: right ? [] : mistakes.slice(0, 1),
      });
    }),
  );
}

async function withAnswers(page: Page, answers: readonly unknown[]): Promise<void> {
  await page.goto('/practice/');
  await putIn(page, answers);
  await openProgress(page);
}

for (const language of LANGUAGES)
  test(`at 360 pixels axe finds nothing, and nothing is too wide: ${language}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.goto('/practice/');
    await putIn(page, await someWeeks(page));
    const words = messagesIn(language).chrome.memory;
    await openProgress(page, addressIn(language, '/progress/'));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: words.review.start }).click();
    await expect(shown(page, '.pg-due').first()).toBeVisible();
    await page.getByRole('button', { name: words.file.erase }).click();
    for (const more of await page.locator('.pg-more > summary').all()) await more.click();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      expect(await violations(page), scheme).toEqual([]);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    // No word of another language, and nothing that could not be said.
    await expect(page.locator('main')).not.toContainText(/undefined|NaN|Invalid/);
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is for', async ({ page }) => {
    await page.goto('/progress/');
    await expect(page.locator('noscript p')).toHaveText(memory.noScript);
    await expect(page.locator('r509-progress')).toBeHidden();
  });
});

test('before anything is answered the page leads to practice, and takes a file', async ({
  page,
}) => {
  await page.goto('/practice/');
  await page.getByRole('link', { name: memory.link }).click();
  await expect(page.locator('.pg-sum')).toHaveText(progress.nothing);
  await expect(page.locator('.pg-begin a')).toHaveAttribute('href', '/practice/');
  await expect(page.locator('.pg-part').first()).toBeHidden();
  await expect(page.getByText(file.load)).toBeVisible();
});

test('what went wrong stands there until it is right at the first try, also as another tab tells it', async ({
  page,
  context,
}) => {
  await withAnswers(page, [
    daysAgo(2, { right: false, item: SCENARIO, mistakes: ['must-beats-cant'] }),
    daysAgo(3, { right: true, item: EXERCISE }),
  ]);
  await expect(page.locator('.pg-sum')).toHaveText(progress.sum(2, 1));
  await expect(shown(page, '.pg-wrong')).toHaveCount(1);
  await expect(shown(page, '.pg-wrong').getByRole('link').first()).toHaveAttribute(
    'href',
    SCENARIO,
  );
  const mistake = page.locator('.pg-by-mistake a[href="/mistakes/must-beats-cant/"]');
  await expect(mistake).toHaveText(messagesIn('en').mistakes.mustBeatsCant.title);
  const item = (await catalogue(page)).find(({ at }) => at === SCENARIO);
  await expect(page.getByRole('link', { name: progress.wrong.practise(1) })).toHaveAttribute(
    'href',
    new RegExp(`^/practice/own/#v=1&t=What.*&b=menace-forced-block:block~${item?.print}$`),
  );
  const tab = await context.newPage();
  await open(tab, SCENARIO);
  await tellAnswered(tab, false);
  await tellAnswered(tab, true);
  await expect(page.locator('.pg-all .pg-list')).toContainText(progress.tries(0, 2));
  await expect(shown(page, '.pg-wrong')).toHaveCount(1);
  await tab.reload();
  await tellAnswered(tab, true);
  await expect(shown(page, '.pg-wrong')).toHaveCount(0);
  await expect(page.getByText(memory.wrong.none)).toBeVisible();
});

test('rules lead to their pages, those first where most went wrong', async ({ page }) => {
  await page.goto('/practice/');
  await withAnswers(page, await someWeeks(page));
  const rules = page.locator('.pg-by-rule .r');
  const [first, ...others] = await rules.evaluateAll((all) => all.map((one) => one.textContent));
  expect(others.length).toBeGreaterThan(5);
  await expect(page.locator('.pg-rules li').first()).toHaveClass(/pg-missed/);
  await rules.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${first}`);
});

test('review is off until it is asked for, says why each date, and is known again', async ({
  page,
}) => {
  await withAnswers(page, [
    daysAgo(20, { item: SCENARIO }),
    daysAgo(10, { item: SCENARIO }),
    daysAgo(1, { item: UNLIKE, right: false }),
  ]);
  await expect(page.locator('.pg-on')).toBeHidden();
  await page.getByRole('button', { name: review.start }).click();
  await expect(page.getByRole('button', { name: review.stop })).toBeFocused();
  await expect(page.locator('.pg-standings')).toContainText(progress.review.meanings.solid);
  await expect(shown(page, '.pg-due')).toContainText([/Wrong on .+, so it comes back soon: /]);
  await expect(shown(page, '.pg-coming')).toContainText([
    /Right twice in a row, last on .+; 90% likely to be remembered until \d/,
  ]);
  await expect(page.getByRole('link', { name: progress.review.practise(1) })).toHaveAttribute(
    'href',
    /^\/practice\/own\/#v=1&t=Due.*&b=(?!boar-and-the-lost-blocker~)[\w-]+~\w+$/,
  );
  await page.reload();
  await expect(page.getByRole('button', { name: review.stop })).toBeVisible();
  await page.getByRole('button', { name: review.stop }).click();
  await expect(page.locator('.pg-on')).toBeHidden();
});

test('a round of what went wrong asks just that, and takes it out of the queue', async ({
  page,
}) => {
  await withAnswers(page, [
    daysAgo(2, { right: false, item: SCENARIO }),
    daysAgo(3, { right: true, item: EXERCISE }),
  ]);
  await page.getByRole('link', { name: progress.wrong.practise(1) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(memory.wrong.title);
  await expect(page.locator('r509-round .asking')).toHaveAttribute('data-at', SCENARIO);
  await expect(page.locator('.round-bar p')).toHaveText(/ 1$/);
  await tellAnswered(page, true);
  await openProgress(page);
  await expect(page.locator('.pg-sum')).toHaveText(progress.sum(2, 'all'));
});

test('answers about boards that have changed or are gone are kept, and not counted', async ({
  page,
}) => {
  await withAnswers(page, [
    daysAgo(1, { item: SCENARIO, print: 'ffffff' }),
    daysAgo(2, { item: '/exercises/no-such-board/#q-dead' }),
    daysAgo(3, { item: EXERCISE }),
  ]);
  await expect(page.locator('.pg-notes')).toHaveText(notes.changed(2));
  await expect(page.locator('.pg-sum')).toHaveText(progress.sum(1, 'all'));
});

test('where titles can not be had, what was answered is there all the same', async ({ page }) => {
  await page.route('**/items.json', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await withAnswers(page, [daysAgo(3, { item: EXERCISE, right: false })]);
  await expect(page.locator('.pg-notes')).toHaveText(notes.noTitles);
  await expect(shown(page, '.pg-wrong')).toContainText('two must one menace');
});

test('a clock that was set back is named, and loses nothing', async ({ page }) => {
  const answers = [daysAgo(0, { item: SCENARIO }), daysAgo(5, { item: EXERCISE, right: false })];
  await page.clock.setFixedTime(new Date('2020-03-02T12:00:00'));
  await withAnswers(page, answers);
  await page.getByRole('button', { name: review.start }).click();
  await expect(page.locator('.pg-notes')).toContainText('2 March 2020');
  await expect(shown(page, '.pg-due')).toHaveCount(2);
  await open(page, EXERCISE);
  await tellAnswered(page, true);
  await openProgress(page);
  expect(await logIn(page)).toHaveLength(3);
  await expect(page.locator('.pg-sum')).toHaveText(progress.sum(2, 'all'));
});

test.describe('a file', () => {
  const load = (page: Page, text: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'progress.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });

  const sorted = (log: readonly Answer[]) => log.toSorted((a, b) => (a.id < b.id ? -1 : 1));

  test('takes all of it out; erased here and added again, all is as it was', async ({ page }) => {
    await page.goto('/practice/');
    await withAnswers(page, await someWeeks(page));
    await page.getByRole('button', { name: review.start }).click();
    const before = sorted(await logIn(page));
    const sum = await page.locator('.pg-sum').textContent();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: file.save }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(/^rule-509-\d{4}-\d\d-\d\d\.json$/);
    const text = await readFile(await saved.path(), 'utf8');
    await page.getByRole('button', { name: file.erase }).click();
    await expect(page.getByText(file.eraseSure)).toBeVisible();
    await page.getByRole('button', { name: file.eraseNo }).click();
    expect(await logIn(page)).toHaveLength(before.length);
    await page.getByRole('button', { name: file.erase }).click();
    await page.getByRole('button', { name: file.eraseYes }).click();
    await expect(said(page)).toHaveText(progress.file.erased);
    await expect(page.locator('.pg-sum')).toHaveText(progress.nothing);
    await page.reload();
    await expect(page.locator('.pg-sum')).toHaveText(progress.nothing);
    await load(page, text);
    await expect(said(page)).toHaveText(progress.file.loaded(before.length, 0));
    await expect(page.locator('.pg-sum')).toHaveText(sum ?? '');
    expect(sorted(await logIn(page))).toEqual(before);
    // Review is on again, as it was.
    await expect(page.getByRole('button', { name: review.stop })).toBeVisible();
    await load(page, text);
    await expect(said(page)).toHaveText(progress.file.loaded(0, before.length));
  });

  const ROUNDS = [
    '/practice/own/#v=1&t=Kept&b=marked-okk,goaded-marauder',
    '/practice/daily/',
    `/practice/boards/#q-${GENERATOR}-menace-s3`,
  ];

  /** All that can be seen of what was answered, wherever that is. */
  async function seen(page: Page): Promise<readonly string[]> {
    const all: string[] = [];
    for (const at of ['/progress/', '/scenarios/', '/exam/', ...ROUNDS]) {
      await page.goto('about:blank');
      await page.goto(at);
      await page.waitForLoadState('networkidle');
      if (ROUNDS.includes(at)) await isAsked(page);
      all.push(
        await page.locator('main').innerText(),
        await page
          .locator('.round-marks')
          .evaluateAll((marks) => marks.map(({ innerHTML }) => innerHTML).join()),
      );
    }
    return all;
  }

  test('gives back all that is seen of answers, rounds and exams, on every page', async ({
    page,
  }) => {
    await page.goto('/exam/#s=7');
    await page.locator('.exam-begin').click();
    await expect(page.locator('.exam-bar .exam-finish')).toBeVisible();
    for (const at of [SCENARIO, ...ROUNDS]) {
      await open(page, at);
      await tellAnswered(page, true);
    }
    const before = await seen(page);
    await openProgress(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: file.save }).click();
    const text = await readFile(await (await saving).path(), 'utf8');
    await page.getByRole('button', { name: file.erase }).click();
    await page.getByRole('button', { name: file.eraseYes }).click();
    await expect(said(page)).toHaveText(progress.file.erased);
    const erased = await seen(page);
    for (const [place, one] of before.entries())
      if (one !== '') expect(erased[place]).not.toBe(one);
    await openProgress(page);
    await load(page, text);
    await expect(said(page)).toHaveText(progress.file.loaded(4, 0));
    expect(await seen(page)).toEqual(before);
  });

  const ANSWERS = [1, 2, 3].map((days) => daysAgo(days, { id: `in-file-${days}` }));
  const FILE = fileOf({ answers: ANSWERS, review: false });

  for (const language of LANGUAGES) {
    const words = messagesIn(language).chrome.progress.file;

    test(`that is none, or of another version, changes nothing: ${language}`, async ({ page }) => {
      await page.goto('/practice/');
      await putIn(page, [daysAgo(4)]);
      await openProgress(page, addressIn(language, '/progress/'));
      for (const [text, problem] of [
        ['<html>', 'foreign'],
        ['{"version":1,"answers":{}}', 'foreign'],
        [FILE.replace('"version":1', '"version":2'), 'newer'],
        [FILE.replace('"version":1', '"version":0'), 'older'],
        [fileOf({ answers: [], review: false }), 'empty'],
      ] as const) {
        await load(page, text);
        await expect(said(page)).toHaveText(words.problems[problem]);
      }
      expect(await logIn(page)).toHaveLength(1);
    });

    test(`that is damaged gives what can be read of it: ${language}`, async ({ page }) => {
      await page.goto('/practice/');
      await putIn(page, [daysAgo(4)]);
      await openProgress(page, addressIn(language, '/progress/'));
      await load(page, FILE.replace(/"try":1/, '"try":-1'));
      const alone = words.answersAlone;
      await expect(said(page)).toHaveText(`${words.loaded(2, 0)} ${words.damaged(1)} ${alone}`);
      await load(page, FILE.slice(0, FILE.lastIndexOf('"item"')));
      await expect(said(page)).toHaveText(`${words.loaded(1, 1)} ${words.cut}`);
      expect(await logIn(page)).toHaveLength(4);
    });
  }
});
