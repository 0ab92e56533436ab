// Each fault at each step of an exam and of a round: what was answered is all there afterwards, is marked as it is, and
// nothing unanswered or unmarked counts as wrong.
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { readCode } from '../../site/client/codes/resultCode.ts';
import { examAddressIn } from '../../site/client/exam/address.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { logIn } from './support/memory.ts';
import { MISHAPS, type Mishap, under, type Walk } from './support/mishaps.ts';
import { pageKinds } from './support/pageKinds.ts';
import { DESK, expect } from './support/test.ts';
import { fillIn, press, walkTest as test, untilSo } from './support/walks.ts';

const { chrome } = messagesIn('en');
const exam = chrome.exam.browser;
const WAYS = ['right', 'wrong', 'right'] as const;
const SLUGS = ['two-must-one-menace', 'goaded-marauder', 'marked-okk'];

test.use({ viewport: DESK });

const place = (page: Page) => page.locator('.exam-bar p');
const done = (page: Page) => page.locator('.round-done');
const outcomes = (page: Page, name: string) => done(page).locator(`.exam-list .${name}`);

const isAskedAsNth = (walk: Walk, nth: number) =>
  untilSo(
    () => walk.page,
    ['.exam-retry', '.exam-go-on'],
    async () => {
      await expect(place(walk.page)).toHaveText(new RegExp(`\\b${nth} `), { timeout: 1000 });
      // What is asked, and not what was asked before it and stands there until it has come.
      const asked = walk.page.locator('.asking:not([inert]) .q.now form[data-laid]');
      await expect(asked).toHaveCount(1, { timeout: 2000 });
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
    await expect(walk.page.locator('.exam-begin')).toBeVisible();
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
    for (const [way, nth] of [
      ['.exam-skip', 5],
      ['.exam-back', 4],
      ['.exam-back', 3],
    ] as const) {
      await under(fault, walk, () => press(walk.page, way));
      await isAskedAsNth(walk, nth);
    }
    // What was answered stands on its board, to be changed.
    await expect(walk.page.locator('.q.now form :checked')).not.toHaveCount(0);
    await expect(walk.page.locator('.exam-bar .given')).toHaveCount(3);
    await press(walk.page, '.exam-skip');
    await isAskedAsNth(walk, 4);
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
    await isLookedAt(walk, fault);
    await walk.page.reload();
    await hasMarks(walk.page);
    if (isFull) {
      const other = await browser.newContext();
      await isReadBy(other, walk.page.url());
      await other.close();
    }
    if (!isFull) await hasLogged(walk.page);
  });

test('what came without a script that it imports is had once that can be had', async ({ walk }) => {
  const { page, site } = walk;
  const asked: string[] = [];
  site.fail((path) => {
    asked.push(path);
    return /\/_astro\/round\./.test(path) ? (response) => response.destroy() : undefined;
  });
  await page.goto('/exam/#s=7');
  await page.locator('.exam-begin').click();
  await expect(page.locator('.exam-says')).toHaveText(exam.failed);
  expect(asked.some((path) => /\/_astro\/exam\./.test(path))).toBe(true);
  site.goOn();
  await page.locator('.exam-begin').click();
  await isAskedAsNth(walk, 1);
});

test('what stands there until the next board has come takes no answer for it', async ({ walk }) => {
  const { page } = walk;
  let begun = 0;
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/(exercises|scenarios)\/[^/]+\/$/, async (route) => {
    begun += 1;
    if (begun > 1) await held;
    await route.continue();
  });
  await page.goto('/exam/#s=7');
  await page.locator('.exam-begin').click();
  await isAskedAsNth(walk, 1);
  await fillIn(page, 'right');
  await press(page, '.q.now .go');
  await expect(place(page)).toHaveText(/\b2 /);
  await page.locator('.q.now .go').dispatchEvent('click');
  letGo();
  await isAskedAsNth(walk, 2);
  await expect(page.locator('.exam-bar .given')).toHaveCount(1);
  await expect(page.locator('.q.now form :checked')).toHaveCount(0);
});

/** Its address has all answers, each with what its board was. */
const isAddress = (page: Page) =>
  expect
    .poll(async () => {
      const address = await examAddressIn(new URL(page.url()).hash);
      if (address.kind !== 'sitting') return [];
      const { answers, prints } = address.sitting;
      return [Object.keys(answers), Object.keys(prints)];
    })
    .toEqual([
      ['0', '1', '2'],
      ['0', '1', '2'],
    ]);

/** A wrong answer is looked at again, with its mark and its ruling, and one comes back to the results. */
async function isLookedAt(walk: Walk, fault: Mishap): Promise<void> {
  const wrong = '.round-done .exam-list .wrong [data-review]';
  await under(fault, walk, () => press(walk.page, wrong));
  await untilSo(
    () => walk.page,
    ['.exam-retry', wrong],
    async () => {
      await expect(walk.page.locator('.q.now .q-result .v')).toHaveClass(/no/, { timeout: 5000 });
      await expect(walk.page.locator('.round-ruling')).toBeVisible({ timeout: 2000 });
    },
  );
  await expect(walk.page.locator('.exam-says')).toHaveText('');
  await press(walk.page, '.exam-results');
  await hasMarks(walk.page);
}

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
  const other: Walk = { ...walk, page: await context.newPage() };
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
  // Nor is it as one looks at it again.
  await page.locator('.round-done .changed [data-review]').click();
  await expect(page.locator('.exam-says')).toHaveText(exam.results.changed);
  await expect(page.locator('.round-ruling')).toBeVisible();
  await expect(page.locator('.asking .v')).toHaveCount(0);
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
  // So does “Another exam” after one, while another runs; until it is begun, the address is that of the result.
  for (let k = 0; k < 2; k += 1) await page.locator('.exam-finish').click();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/^#r=/);
  const { hash } = new URL(page.url());
  await page.locator('.exam-another').click();
  await expect(page.locator('.exam-another')).toHaveText(
    exam.beginAnyway.replace('{k}', '0').replace('{n}', '25'),
  );
  expect(new URL(page.url()).hash).toBe(hash);
  await page.locator('.exam-another').click();
  await expect(place(page)).toHaveText(/\b1 /);
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
const RETRIES = ['.round-failed button', '.dealt-notes button'];

/** A board of a round, whatever has to be tried again for it. */
const isAskedInRound = (walk: Walk, href: string) =>
  untilSo(
    () => walk.page,
    RETRIES,
    async () => {
      await expect(walk.page.locator('r509-round .asking')).toHaveAttribute('data-at', href, {
        timeout: 2000,
      });
      await expect(walk.page.locator('.q.now form[data-laid]')).toHaveCount(1, { timeout: 2000 });
    },
  );

async function boardsOf(page: Page): Promise<readonly string[]> {
  const boards = await page.locator('r509-round').getAttribute('data-boards');
  return JSON.parse(boards ?? '[]');
}

const isMarked = (walk: Walk, nth: number, as: string) =>
  untilSo(
    () => walk.page,
    RETRIES,
    () =>
      expect(walk.page.locator('.round-marks i').nth(nth)).toHaveClass(new RegExp(as), {
        timeout: 10_000,
      }),
  );

async function isAnswered(
  walk: Walk,
  fault: Mishap,
  [nth, way]: readonly [number, 'right' | 'wrong'],
): Promise<void> {
  await fillIn(walk.page, way);
  await under(fault, walk, () => press(walk.page, '.q.now .go'));
  await isMarked(walk, nth, way);
}

const ruling = (page: Page) => page.locator('.round-ruling #ruling');

/** The ruling comes under the board that was answered; a tab that was killed has gone on to the next. */
async function isRuled(walk: Walk, fault: Mishap): Promise<void> {
  if (fault.comes === 'after') return;
  const link = '.q.now a[href$="#ruling"]';
  await under(fault, walk, () => press(walk.page, link));
  await untilSo(
    () => walk.page,
    ['.round-ruling button', link],
    () => expect(ruling(walk.page)).toBeVisible({ timeout: 5000 }),
  );
}

/** A code is made of what was answered first, as it is, and of nothing else. */
async function isSent(walk: Walk, fault: Mishap, answered: readonly boolean[]): Promise<void> {
  const opened = '.round-send:not([open]) summary';
  const make = '.round-send button[type=submit]';
  await under(fault, walk, async () => {
    for (const part of [opened, make]) await press(walk.page, part);
  });
  const field = (): Locator => walk.page.locator('.round-send textarea');
  // A tab that was killed is at a board again.
  await untilSo(
    () => walk.page,
    ['.round-failed button', '.round-next'],
    () => expect(walk.page.locator('.round-send')).toBeVisible({ timeout: 200 }),
  );
  await untilSo(
    () => walk.page,
    [opened, make],
    () => expect(field()).toHaveValue(/^R509/, { timeout: 2000 }),
  );
  await expect(walk.page.locator('.round-send [role=status]')).toHaveText('');
  const read = await readCode(await field().inputValue());
  if (read.kind !== 'sent') throw new Error(read.kind);
  expect(read.sent.answers.map(({ written }) => written !== '')).toEqual(answered);
}

/** What becomes of a store, or of a tab, differs by what a round is called there; else each round stands for the other. */
const IN_EACH = ['the stores are full', 'the tab is killed', 'it is open in another tab, too'];

/** One is skipped, one answered wrongly, one rightly; those after them are skipped. */
const ROUNDS = {
  'a round': `/practice/own/#v=1&t=Lost&b=${SLUGS}`,
  'the five of the day': '/practice/daily/',
} as const;

for (const [which, [name, address]] of Object.entries(ROUNDS).entries())
  for (const fault of MISHAPS.filter((one, nth) => nth % 2 === which || IN_EACH.includes(one.name)))
    test(`of ${name} nothing is lost: ${fault.name}`, async ({ walk }) => {
      test.slow();
      await walk.context.clock.setFixedTime(new Date('2026-11-25T12:00:00'));
      await walk.page.goto(address);
      const [skipped = '', wrong = '', right = '', ...others] = await boardsOf(walk.page);
      await isAskedInRound(walk, skipped);
      await under(fault, walk, () => press(walk.page, '.round-next'));
      await isMarked(walk, 0, 'skipped');
      for (const [nth, way, href] of [
        [1, 'wrong', wrong],
        [2, 'right', right],
      ] as const) {
        await isAskedInRound(walk, href);
        await isAnswered(walk, fault, [nth, way]);
        if (way === 'right') await isRuled(walk, fault);
        // A tab that was killed after its mark comes back to the next board.
        const at = await walk.page.locator('r509-round .asking').getAttribute('data-at');
        if (at === href) await under(fault, walk, () => press(walk.page, '.round-next'));
      }
      await untilSo(
        () => walk.page,
        ['.round-failed button', '.round-next'],
        () => expect(results(walk.page, 'right')).toHaveCount(1, { timeout: 500 }),
      );
      await expect(results(walk.page, 'wrong')).toHaveCount(1);
      await expect(results(walk.page, 'skipped')).toHaveCount(1 + others.length);
      await isSent(walk, fault, [false, true, true, ...others.map(() => false)]);
      // What went wrong is asked again, and first of all what was skipped.
      await under(fault, walk, () => press(walk.page, '.round-wrong'));
      await isAskedInRound(walk, skipped);
      await isAnswered(walk, fault, [0, 'right']);
      if (fault.name === 'the stores are full') return;
      await walk.page.goto('/progress/');
      await expect
        .poll(async () =>
          (await logIn(walk.page)).map(({ item, right: is }) => `${item} ${is}`).toSorted(),
        )
        .toEqual([`${right} true`, `${skipped} true`, `${wrong} false`].toSorted());
    });

test('what waits in a round to which nobody comes back is marked from the next one', async ({
  walk: { page },
}) => {
  const [slug = ''] = SLUGS;
  const href = `/exercises/${slug}/#q-block`;
  const key = 'round /practice/daily/ 2026-01-01';
  await page.goto('/practice/');
  await page.evaluate(
    ([name, at]) => {
      const kept = {
        results: {},
        mistakes: {},
        answers: {},
        prints: {},
        waiting: { [at]: 'nothing' },
      };
      localStorage.setItem(name, JSON.stringify(kept));
    },
    [key, href] as const,
  );
  await page.goto('/practice/own/#v=1&t=Next&b=marked-okk');
  await expect
    .poll(async () => (await logIn(page)).map(({ item, right }) => [item, right]))
    .toEqual([[href, false]]);
  const left = () => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key);
  await expect.poll(left).toMatchObject({ results: { [href]: 'wrong' }, waiting: {} });
  // The round that is asked knows nothing of it.
  await expect(page.locator('.round-marks i')).toHaveCount(1);
  await expect(page.locator('.round-marks .wrong')).toHaveCount(0);
});

test('what can’t be marked in a round waits while one goes on, through the end and a killed tab', async ({
  walk,
}) => {
  test.slow();
  const [cut] = MISHAPS;
  const kill = MISHAPS.find(({ comes }) => comes === 'after');
  if (cut === undefined || kill === undefined) throw new Error('there is no such fault');
  // What marks it comes at rest, or with the first touch.
  const marking = /\/_astro\/(ofKind|onBlock)\.[\w-]+\.js/;
  await walk.context.route(marking, (route) => route.abort());
  await walk.page.goto(`/practice/own/#v=1&t=Waits&b=${SLUGS.slice(0, 2)}`);
  const [first = '', second = ''] = await boardsOf(walk.page);
  await isAskedInRound(walk, first);
  await fillIn(walk.page, 'wrong');
  await press(walk.page, '.q.now .go');
  await expect(walk.page.locator('.q-result')).toContainText(chrome.answering.failed);
  await press(walk.page, '.round-next');
  await isAskedInRound(walk, second);
  await press(walk.page, '.round-next');
  await expect(results(walk.page, 'waiting')).toHaveCount(1);
  await expect(results(walk.page, 'wrong')).toHaveCount(0);
  await walk.context.unroute(marking);
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
