// What comes on demand and never comes: after a while the page says so, and once it can be had, trying again is enough.
// Until then time goes thirty times as fast.
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { toFragment } from '../../engine/sandbox/link.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { hurry, TIMES_FASTER } from './support/hurry.ts';
import { daysAgo, putIn } from './support/memory.ts';
import { DESK } from './support/test.ts';

const { chrome } = messagesIn('en');
const BOARD = `#${toFragment('Ada: 2/2; Nil: 1/1')}`;
interface OnDemand {
  readonly what: string;
  readonly page: string;
  /** What is asked for and never comes. */
  readonly late: RegExp;
  /** What has to be written first. */
  readonly fill?: string;
  /** By which it is asked for, where the page does not do so by itself. */
  readonly press?: string;
  readonly says: string;
  readonly at: string;
  /** Tries again. */
  readonly again: string;
  readonly shows: string;
}

const SANDBOX = {
  page: `/sandbox/${BOARD}`,
  says: chrome.sandbox.failed,
  at: '.wait',
  again: '.again',
  shows: '.bench .c',
} as const;
const FRAME = {
  page: `/embed/board/${BOARD}`,
  says: chrome.sandbox.failed,
  at: '.wait',
  again: '.again button',
  shows: '[data-does=show]',
} as const;
const MADE = {
  page: '/practice/boards/#q-2-menace-s3',
  says: chrome.deal.notes.failed,
  at: '.dealt-notes',
  again: '.dealt-notes button',
  shows: '.q.now form',
} as const;
const PROGRESS = {
  page: '/progress/',
  says: chrome.memory.failed,
  at: '.pg-sum',
  again: '.pg-again',
} as const;

const ALL: readonly OnDemand[] = [
  { ...SANDBOX, what: 'the script of one’s own board', late: /\/sandbox\.[^/]*\.js/ },
  { ...SANDBOX, what: 'the engine’s worker', late: /\/worker\.[^/]*\.js/ },
  { ...SANDBOX, what: 'the list of cards', late: /\/sandbox\/cards\.json/ },
  {
    ...PROGRESS,
    what: 'the script of what was answered',
    late: /\/progressPage\.[^/]*\.js/,
    shows: 'r509-progress[data-shown]',
  },
  {
    ...PROGRESS,
    what: 'what shows a review',
    late: /\/showReview\.[^/]*\.js/,
    press: '.pg-start',
    shows: '.pg-standings dt',
  },
  {
    what: 'an exam',
    page: '/exam/',
    late: /\/exam\.[^/]*\.js/,
    press: '.exam-begin',
    says: chrome.exam.browser.failed,
    at: '.exam-says',
    again: '.exam-begin',
    shows: '.exam-bar .exam-finish',
  },
  {
    what: 'a round by link',
    page: '/practice/own/#v=1&t=Late&b=marked-okk',
    late: /\/roundStart\.[^/]*\.js/,
    says: chrome.deal.notes.failed,
    at: '.dealt-notes',
    again: '.dealt-notes button',
    shows: '.q.now form',
  },
  {
    what: 'the five of the day',
    page: '/practice/daily/',
    late: /\/items\.json/,
    says: chrome.deal.notes.failed,
    at: '.dealt-notes',
    again: '.dealt-notes button',
    shows: '.q.now form',
  },
  { ...MADE, what: 'the script of boards that are made', late: /\/madePage\.[^/]*\.js/ },
  { ...MADE, what: 'the worker that makes boards', late: /\/boardWorker\.[^/]*\.js/ },
  { ...MADE, what: 'what boards are made of', late: /\/pieces\.json/ },
  { ...FRAME, what: 'the script of a board in a frame', late: /\/ownBoard\.[^/]*\.js/ },
  {
    ...FRAME,
    what: 'the engine of a board in a frame',
    late: /\/worker\.[^/]*\.js/,
    press: '[data-does=show]',
    shows: '.on-bench .c',
  },
  {
    what: 'what checks codes',
    page: '/practice/codes/',
    late: /\/checkCodes\.[^/]*\.js/,
    fill: 'no code',
    press: 'r509-codes .due',
    says: chrome.deal.notes.failed,
    at: 'r509-codes [role=status]',
    again: 'r509-codes .due',
    shows: 'r509-codes [role=status]',
  },
];

test.use({ viewport: DESK });

/** Whatever has this address is asked for in vain, until that is over; what waits for it then is cut off. */
async function silenced(context: BrowserContext, late: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  const keep = async (route: Route): Promise<void> => {
    waiting.push(route);
  };
  await context.route(late, keep);
  return async () => {
    // A browser lets go on what waits once nothing more is kept.
    await Promise.all(waiting.map((route) => route.abort().catch(() => {})));
    await context.unroute(late, keep);
  };
}

const press = (page: Page, part: string) => page.locator(part).first().click();

for (const one of ALL)
  test(`${one.what}: said, and tried again`, async ({ page, context }) => {
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    if (one.page === PROGRESS.page) {
      await page.goto('/practice/');
      await putIn(page, [daysAgo(2)]);
    }
    await page.addInitScript(hurry, TIMES_FASTER);
    const answer = await silenced(context, one.late);
    await page.goto(one.page);
    if (one.fill !== undefined) await page.locator('textarea').fill(one.fill);
    if (one.press !== undefined) await press(page, one.press);
    await expect(page.locator(one.at).first()).toContainText(one.says);
    await page.evaluate('calm()');
    await answer();
    // What tries again by itself may have done so before.
    await expect(async () => {
      const again = page.locator(one.again).filter({ visible: true }).first();
      if ((await again.count()) > 0) await again.click({ timeout: 1000 }).catch(() => {});
      await expect(page.locator(one.shows).first()).toBeVisible({ timeout: 5000 });
    }).toPass();
    await expect(page.locator(one.at).first()).not.toContainText(one.says);
    expect(troubles).toEqual([]);
  });

const notThere = (route: Route) => route.fulfill({ status: 404, body: 'not here' });
async function withoutWorkers(route: Route): Promise<void> {
  const response = await route.fetch();
  const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" };
  await route.fulfill({ response, headers });
}

/** How a host keeps the worker from beginning: what it sends in place of which file. */
const REFUSALS = [
  {
    how: 'is not there',
    file: /\/worker\.[^/]*\.js/,
    refuse: notThere,
    again: (page: Page) => press(page, '.again'),
  },
  {
    how: 'the host does not allow',
    file: /\/sandbox\/$/,
    refuse: withoutWorkers,
    again: (page: Page) => page.reload(),
  },
] as const;

for (const { how, file, refuse, again } of REFUSALS)
  test(`a worker that ${how}: said, and the board of the link is kept`, async ({
    page,
    context,
  }) => {
    await context.route(file, refuse);
    await page.goto(SANDBOX.page);
    await expect(page.locator('.wait')).toHaveText(chrome.sandbox.failed);
    await context.unroute(file, refuse);
    await again(page);
    await expect(page.locator('.bench .c')).toHaveCount(2);
    expect(new URL(page.url()).hash).toBe(BOARD);
  });

for (const [how, file, refuse] of [
  ['is not there', /\/boardWorker\.[^/]*\.js/, notThere],
  ['the host does not allow', /\/practice\/boards\/$/, withoutWorkers],
] as const)
  test(`a worker for boards that ${how}: said, and tried again`, async ({ page, context }) => {
    await context.route(file, refuse);
    await page.goto(MADE.page);
    await expect(page.locator(MADE.at)).toContainText(MADE.says);
    await context.unroute(file, refuse);
    if (refuse === notThere) await press(page, MADE.again);
    else await page.reload();
    await expect(page.locator(MADE.shows)).toBeVisible();
    await expect(page.locator(MADE.at)).not.toContainText(MADE.says);
  });

test('a worker for boards that dies under a board: the answer is kept, and marked by another', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Whole = window.Worker;
    const begun: Worker[] = [];
    Object.assign(window, { begun });
    window.Worker = class extends Whole {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        begun.push(this);
      }
    };
  });
  await page.goto(MADE.page);
  await expect(page.locator('.q.now form[data-laid]')).toHaveCount(1);
  await page.evaluate(`for (const worker of begun) {
    worker.terminate();
    worker.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
  }`);
  await page.locator('.q.now .go').click();
  await expect(page.locator('.q.now .q-result .v')).toHaveCount(1);
  expect(await page.evaluate('begun.length')).toBe(2);
});
