// Each fault at each step of an exam and of a round: what was answered is all there afterwards, is marked as it is, and
// nothing unanswered or unmarked counts as wrong.
import { type BrowserContext, test as base, type Page } from '@playwright/test';
import { examAddressIn } from '../../site/client/exam/address.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { isAsked } from './support/asking.ts';
import { give } from './support/giving.ts';
import { handOn, mouse } from './support/hands.ts';
import { logIn } from './support/memory.ts';
import { MISHAPS, under, type Walk } from './support/mishaps.ts';
import { pageKinds } from './support/pageKinds.ts';
import { DESK, expect } from './support/test.ts';

const { chrome } = messagesIn('en');
const exam = chrome.exam.browser;
const WAYS = ['right', 'wrong', 'right'] as const;
const SLUGS = ['two-must-one-menace', 'goaded-marauder', 'marked-okk'];

// What fails is told in the console.
const test = base.extend<{ walk: Walk }>({
  walk: async ({ context }, use) => {
    const page = await context.newPage();
    await use({ context, page });
  },
});
test.use({ viewport: DESK });

/** What is asked on this stage. */
async function askedAt(page: Page): Promise<Asked> {
  await isAsked(page);
  const at = await page.locator('.asking[data-at]').getAttribute('data-at');
  const [, slug = '', question] = /([^/]+)\/#q-(.+)$/.exec(at ?? '') ?? [];
  const asked = askedOn(slug).find(({ id }) => id === question);
  if (asked === undefined) throw new Error(`${at} asks nothing`);
  return asked;
}

async function fillIn(page: Page, way: 'right' | 'wrong'): Promise<void> {
  const asked = await askedAt(page);
  const given = way === 'right' ? rightAnswer(asked) : wrongAnswers(asked)[0].given;
  await give(handOn(page, mouse), asked.control, given);
}

const press = async (page: Page, part: string): Promise<void> => {
  const button = page.locator(part).filter({ visible: true }).first();
  // By then it may be gone, or in the way of nobody.
  if ((await button.count()) > 0) await button.click({ timeout: 1000 }).catch(() => {});
};

/** Until it is so, everything is pressed that offers to try again or to go on. */
const untilSo = (page: () => Page, parts: readonly string[], isSo: () => Promise<void>) =>
  expect(async () => {
    for (const part of parts) await press(page(), part);
    await isSo();
  }).toPass({ timeout: 60_000, intervals: [100] });

const place = (page: Page) => page.locator('.exam-bar p');
const done = (page: Page) => page.locator('.round-done');
const outcomes = (page: Page, name: string) => done(page).locator(`.exam-list .${name}`);

const isAskedAsNth = (walk: Walk, nth: number) =>
  untilSo(
    () => walk.page,
    ['.exam-retry', '.exam-go-on'],
    async () => {
      await expect(place(walk.page)).toHaveText(new RegExp(`\\b${nth} `), { timeout: 1000 });
      await expect(walk.page.locator('.q.now form[data-laid]')).toHaveCount(1, { timeout: 2000 });
    },
  );

/** Whoever has the address has the result, and leaves nothing of it. */
async function isReadBy(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await hasMarks(page);
  expect(await logIn(page)).toEqual([]);
  await page.close();
}

async function hasMarks(page: Page): Promise<void> {
  await expect(outcomes(page, 'right')).toHaveCount(2);
  await expect(outcomes(page, 'wrong')).toHaveCount(1);
  await expect(outcomes(page, 'unanswered')).toHaveCount(22);
  await expect(page.locator('.exam-score')).toContainText(
    exam.score.replace('{k}', '2').replace('{n}', '25').replace('{m}', '18'),
  );
}

for (const fault of MISHAPS)
  test(`an exam loses nothing: ${fault.name}`, async ({ walk, browser }) => {
    test.slow();
    const isFull = fault.name === 'the stores are full';
    await walk.page.goto('/exam/#s=7');
    await under(fault, walk, () => press(walk.page, '.exam-begin'));
    const begin = '.exam-start:has(.exam-go-on[hidden]) .exam-begin';
    await untilSo(
      () => walk.page,
      ['.exam-go-on', begin],
      async () => {
        await expect(place(walk.page)).toContainText('25', { timeout: 1000 });
      },
    );
    for (const [nth, way] of WAYS.entries()) {
      await isAskedAsNth(walk, nth + 1);
      await fillIn(walk.page, way);
      await under(fault, walk, () => press(walk.page, '.q.now .go'));
      await isAskedAsNth(walk, nth + 2);
      await expect(walk.page.locator('.exam-bar .given')).toHaveCount(nth + 1);
    }
    // Reloaded, nothing is gone: what no store takes stands in the address.
    if (isFull) await expect(walk.page.locator('.exam-unkept')).toHaveText(exam.unkept);
    if (isFull) await isAddress(walk.page);
    await walk.page.reload();
    await isAskedAsNth(walk, isFull ? 1 : 4);
    await expect(walk.page.locator('.exam-bar .given')).toHaveCount(3);
    await under(fault, walk, async () => {
      await press(walk.page, '.exam-finish');
      await press(walk.page, '.exam-finish');
      if (fault.marking === 'goes on') return;
      // A host that never answers is given so long.
      await expect(outcomes(walk.page, 'waiting')).toHaveCount(3, { timeout: 60_000 });
      await expect(outcomes(walk.page, 'wrong')).toHaveCount(0);
      await expect(walk.page.locator('.exam-score')).toContainText(
        exam.waiting.replace('{n}', '3'),
      );
    });
    await untilSo(
      () => walk.page,
      ['.exam-retry', '.exam-go-on', '[data-kept]'],
      () => expect(outcomes(walk.page, 'right')).toHaveCount(2, { timeout: 5000 }),
    );
    await hasMarks(walk.page);
    // It is read again by its address, here and by others.
    await isAddress(walk.page);
    await walk.page.reload();
    await hasMarks(walk.page);
    const other = await browser.newContext();
    await isReadBy(other, walk.page.url());
    await other.close();
    if (!isFull) await hasLogged(walk.page);
  });

/** Its address has all answers. */
const isAddress = (page: Page) =>
  expect.poll(async () => (await examAddressIn(new URL(page.url()).hash)).kind).toBe('sitting');

/** Each answer is in the log, once, marked as it is; what could not be brought there at once is by the page that reads it. */
async function hasLogged(page: Page): Promise<void> {
  await page.goto('/progress/');
  const marks = async () =>
    (await logIn(page))
      .filter((one) => one.try === 1)
      .toSorted((a, b) => a.when - b.when)
      .map(({ right }) => right);
  await expect.poll(marks, { timeout: 60_000 }).toEqual(WAYS.map((way) => way === 'right'));
}

test('an exam in two tabs is one, and one that has changed meanwhile is not marked', async ({
  walk,
}) => {
  const { page, context } = walk;
  await page.goto('/exam/#s=7');
  await page.locator('.exam-begin').click();
  await isAskedAsNth(walk, 1);
  const other: Walk = { context, page: await context.newPage() };
  await other.page.goto('/exam/');
  await isAskedAsNth(other, 1);
  await fillIn(other.page, 'right');
  await other.page.locator('.q.now .go').click();
  await isAskedAsNth(other, 2);
  await fillIn(other.page, 'wrong');
  await other.page.locator('.q.now .go').click();
  // The first tab goes on with the third.
  await expect(page.locator('.exam-bar .given')).toHaveCount(2);
  for (let k = 0; k < 2; k += 1) await page.locator('.exam-skip').click();
  await isAskedAsNth(walk, 3);
  await fillIn(page, 'right');
  await page.locator('.q.now .go').click();
  await expect(other.page.locator('.exam-bar .given')).toHaveCount(3);
  // An update brings another board in the place of the second.
  const second = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('exam ')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? '{}').asked[1].replace(/#.*/, '');
  });
  await context.route(`**${second}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/data-print="\w+"/, 'data-print="ffffff"');
    await route.fulfill({ response, body });
  });
  await other.page.close();
  await page.reload();
  await isAskedAsNth(walk, 4);
  for (let k = 0; k < 2; k += 1) await page.locator('.exam-finish').click();
  await expect(outcomes(page, 'right')).toHaveCount(2);
  await expect(outcomes(page, 'changed')).toHaveCount(1);
  await expect(outcomes(page, 'wrong')).toHaveCount(0);
  await expect(page.locator('.exam-score')).toContainText(exam.unmarked.replace('{n}', '1'));
});

test('“Begin” beside an exam that is running asks first, and leaves it where it is', async ({
  walk,
}) => {
  const { page } = walk;
  await page.goto('/exam/#s=7');
  await page.locator('.exam-begin').click();
  await isAskedAsNth(walk, 1);
  await fillIn(page, 'right');
  await page.locator('.q.now .go').click();
  await isAskedAsNth(walk, 2);
  await page.goto('about:blank');
  await page.goto('/exam/');
  await expect(page.locator('.exam-go-on')).toBeVisible();
  await page.locator('.exam-begin').click();
  await expect(page.locator('.exam-begin')).toHaveText(
    exam.beginAnyway.replace('{k}', '1').replace('{n}', '25'),
  );
  await expect(page.locator('.exam-bar')).toBeHidden();
  await page.locator('.exam-begin').click();
  await expect(place(page)).toHaveText(/\b1 /);
  await expect(page.locator('.exam-bar .given')).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto('/exam/');
  await page.locator('.exam-kept button').click();
  await isAskedAsNth(walk, 2);
  await expect(page.locator('.exam-bar .given')).toHaveCount(1);
});

test('an address that can’t be read says so, and throws nothing on any kind of page', async ({
  walk,
}) => {
  const { page } = walk;
  const troubles: string[] = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  const long = `${'a'.repeat(59)}\u{1F600}`;
  for (const [hash, said] of [
    ['#s=%ED%A0%BD', exam.mangled],
    ['#r=R509-1-0000000-abc.', exam.mangled],
    ['#%', exam.mangled],
    [`#s=${encodeURIComponent(long)}`, ''],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`/exam/${hash}`);
    await page.locator('.exam-begin').hover();
    await expect(page.locator('.exam-says')).toHaveText(said);
  }
  await page.locator('.exam-begin').click();
  await isAskedAsNth(walk, 1);
  for (const { address } of pageKinds(process.cwd())) {
    await page.goto(`${address}?rule=%ED%A0%BD&sort=%F0%9F#v=1&b=%ED%A0%BD&t=%F0%9F`);
    expect(troubles, address).toEqual([]);
  }
});

const results = (page: Page, name: string) => page.locator(`.round-list .${name}`);

/** The nth board of a round, whatever has to be tried again for it. */
const isAskedInRound = (walk: Walk, slug: string) =>
  untilSo(
    () => walk.page,
    ['.round-failed button', '.dealt-notes button'],
    async () => {
      await expect(walk.page.locator('r509-round .asking')).toHaveAttribute(
        'data-at',
        new RegExp(`/${slug}/`),
        { timeout: 2000 },
      );
      await expect(walk.page.locator('.q.now form[data-laid]')).toHaveCount(1, { timeout: 2000 });
    },
  );

for (const fault of MISHAPS)
  test(`a round loses nothing: ${fault.name}`, async ({ walk }) => {
    test.slow();
    await walk.page.goto(`/practice/own/#v=1&t=Lost&b=${SLUGS}`);
    const retries = ['.round-failed button', '.dealt-notes button'];
    const mark = (nth: number) => walk.page.locator('.round-marks i').nth(nth);
    for (const [nth, way] of WAYS.entries()) {
      const slug = SLUGS[nth] ?? '';
      await isAskedInRound(walk, slug);
      await fillIn(walk.page, way);
      await under(fault, walk, () => press(walk.page, '.q.now .go'));
      await untilSo(
        () => walk.page,
        retries,
        () => expect(mark(nth)).toHaveClass(new RegExp(way), { timeout: 10_000 }),
      );
      // A tab that was killed after its mark comes back to the next board.
      const at = await walk.page.locator('r509-round .asking').getAttribute('data-at');
      if (at?.includes(`/${slug}/`))
        await under(fault, walk, () => press(walk.page, '.round-next'));
    }
    await untilSo(
      () => walk.page,
      ['.round-failed button', '.round-next'],
      () => expect(results(walk.page, 'right')).toHaveCount(2, { timeout: 2000 }),
    );
    await expect(results(walk.page, 'wrong')).toHaveCount(1);
    await expect(results(walk.page, 'skipped')).toHaveCount(0);
    if (fault.name !== 'the stores are full') await hasLogged(walk.page);
  });

test('what can’t be marked in a round waits while one goes on, through the end and a killed tab', async ({
  walk,
}) => {
  test.slow();
  const [cut] = MISHAPS;
  const kill = MISHAPS.find(({ comes }) => comes === 'after');
  if (cut === undefined || kill === undefined) throw new Error('there is no such fault');
  await walk.page.goto(`/practice/own/#v=1&t=Waits&b=${SLUGS.slice(0, 2)}`);
  await isAskedInRound(walk, SLUGS[0] ?? '');
  // What marks it is asked for at the first touch, and can't come.
  await walk.context.route('**/*.js', (route) => route.abort());
  await fillIn(walk.page, 'wrong');
  await press(walk.page, '.q.now .go');
  await expect(walk.page.locator('.q-result')).toContainText(chrome.answering.failed);
  await press(walk.page, '.round-next');
  await isAskedInRound(walk, SLUGS[1] ?? '');
  await press(walk.page, '.round-next');
  await expect(results(walk.page, 'waiting')).toHaveCount(1);
  await expect(results(walk.page, 'wrong')).toHaveCount(0);
  await walk.context.unroute('**/*.js');
  await kill.strike(walk);
  await untilSo(
    () => walk.page,
    [],
    async () => {
      await expect(walk.page.locator('.round-marks i').first()).toHaveClass(/wrong/);
    },
  );
  await expect
    .poll(async () => (await logIn(walk.page)).map(({ right }) => right))
    .toEqual([false]);
});
