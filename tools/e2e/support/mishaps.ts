import type { BrowserContext, Page } from '@playwright/test';
import type { Failing, FailingSite } from './failingSite.ts';
import { hurry, TIMES_FASTER } from './hurry.ts';

/** Somebody in a browser that keeps what it keeps, whatever becomes of its pages. */
export interface Walk {
  readonly context: BrowserContext;
  readonly site: FailingSite;
  page: Page;
}

/** What goes wrong, and that it is over. */
export interface Mishap {
  readonly name: string;
  /** Whether it comes before what is done, and is there meanwhile; or right after it. */
  readonly comes: 'before' | 'after';
  /** Whether what is answered meanwhile is marked only once it is over. */
  readonly marking: 'waits' | 'goes on';
  readonly strike: (walk: Walk) => Promise<void>;
  readonly lift: (walk: Walk) => Promise<void>;
}

const ERROR_PAGE = '<!doctype html><title>Back soon</title><h1>We will be back soon</h1>';

/** The host fails so. */
const failing = (
  name: string,
  { how, marking = 'waits' }: { readonly how: Failing; readonly marking?: Mishap['marking'] },
): Mishap => ({
  name,
  comes: 'before',
  marking,
  strike: async ({ site }) => site.fail(how),
  lift: async ({ site }) => site.goOn(),
});

/** What a host of many answers with, whatever was asked for. */
const answers =
  (status: number): Failing =>
  () =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(ERROR_PAGE);
  };

/** Nothing is ever answered, and time goes fast; once it is over, what still waits is cut off. */
const silence = (): Mishap => {
  const never = failing('the host never answers', { how: () => () => {} });
  return {
    ...never,
    strike: async (walk) => {
      await walk.page.evaluate(hurry, TIMES_FASTER);
      await never.strike(walk);
    },
    lift: async (walk) => {
      await walk.page.evaluate('calm()');
      await never.lift(walk);
    },
  };
};

/** The same is open in another tab, which looks at the stores as it loads and is closed again. */
function otherTab(): Mishap {
  const opened: Page[] = [];
  return {
    name: 'it is open in another tab, too',
    comes: 'before',
    marking: 'goes on',
    strike: async ({ context, page }) => {
      const other = await context.newPage();
      opened.push(other);
      await other.goto(page.url());
      await other
        .locator('.q.now form[data-laid], .exam-begin, .exam-finish, r509-codes form')
        .first()
        .waitFor({ state: 'attached' });
    },
    lift: async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()));
    },
  };
}

/** In the page, now and after each load: neither store takes anything. */
function fill(): void {
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Storage.prototype.setItem = full;
  IDBObjectStore.prototype.put = full;
}

/** The page is gone with its process, and has no time to write anything down; then it is opened again where it was. */
async function kill(walk: Walk): Promise<void> {
  const { page, context } = walk;
  const at = page.url();
  const session = await context.newCDPSession(page);
  const gone = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => {});
  await gone;
  await page.close();
  walk.page = await context.newPage();
  await walk.page.goto(at);
}

export const MISHAPS: readonly Mishap[] = [
  failing('the network is cut', { how: () => (response) => response.destroy() }),
  failing('the host answers 503', { how: answers(503) }),
  failing('the host answers with a page of its own', { how: answers(200) }),
  silence(),
  // Whoever asks for a script that has not been loaded yet is told that there is none: a new version has others.
  failing('an update takes the scripts away', {
    how: (path) => (path.startsWith('/_astro/') ? answers(404)(path) : undefined),
    marking: 'goes on',
  }),
  otherTab(),
  {
    name: 'the stores are full',
    comes: 'before',
    marking: 'goes on',
    strike: async ({ page, context }) => {
      await context.addInitScript(fill);
      await page.evaluate(fill);
    },
    lift: async () => {},
  },
  {
    name: 'the tab is killed',
    comes: 'after',
    marking: 'goes on',
    strike: kill,
    lift: async () => {},
  },
];

/** Does something under a fault, and after it. */
export async function under(fault: Mishap, walk: Walk, act: () => Promise<void>): Promise<void> {
  if (fault.comes === 'before') await fault.strike(walk);
  await act();
  if (fault.comes === 'after') await fault.strike(walk);
  await fault.lift(walk);
}
