import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { CatalogueItem } from '../../site/view/catalogueItem.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { type Asked, askedOn } from './support/asked.ts';
import { isAsked, now, open, send, words } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { give } from './support/giving.ts';
import { handOn, mouse, touch } from './support/hands.ts';
import { logIn, makeBase, putIn, tellAnswered, waitingIn } from './support/memory.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

test.use({ viewport: DESK });

const PAGE = '/exercises/two-must-one-menace/';
const SCENARIO = '/scenarios/menace-forced-block/';
const troublesIn = (language: Language) => messagesIn(language).chrome.progress.troubles;
const { why, meanwhile } = troublesIn('en');

/** Where it is said that an answer is not remembered. */
const unkept = (page: Page) => now(page).locator('.q-panel > [role=status].q-hint');
const verdict = (page: Page) => now(page).locator('.q-result .v');

function askedAt(slug: string, question?: string): Asked {
  const asked = askedOn(slug).find(({ id }) => question === undefined || id === question);
  if (asked === undefined) throw new Error(`${slug} asks no ${question}`);
  return asked;
}

/** By hand: wrongly, taken back, and then rightly. */
async function answerBoth(page: Page, asked: Asked, gesture = mouse): Promise<void> {
  const hand = handOn(page, gesture);
  const [wrong] = wrongAnswers(asked);
  await give(hand, asked.control, wrong.given);
  await send(hand, wrong.given);
  await expect(verdict(page)).toHaveClass(/no/);
  if ((await now(page).locator('form[data-refused]').count()) > 0)
    await hand.press('button', words.takeBack);
  const right = rightAnswer(asked);
  await give(hand, asked.control, right);
  await send(hand, right);
  await expect(verdict(page)).toHaveClass(/ok/);
}

const slugIn = (address: string): string => /([^/]+)\/#/.exec(address)?.[1] ?? '';

test.describe('every answer is remembered, with its try and its board:', () => {
  const printOf = async (page: Page, at: string): Promise<string | undefined> => {
    const items: readonly CatalogueItem[] = await (
      await page.request.get('/practice/items.json')
    ).json();
    return items.find((one) => one.at === at)?.print;
  };

  async function isRemembered(page: Page, at: string): Promise<void> {
    await expect.poll(async () => (await logIn(page)).length).toBe(2);
    const print = await printOf(page, at);
    expect(print).toMatch(/./);
    const log = (await logIn(page)).toSorted((a, b) => a.try - b.try);
    expect(log).toMatchObject([
      { item: at, print, right: false, try: 1 },
      { item: at, print, right: true, try: 2, mistakes: [] },
    ]);
    expect(await waitingIn(page)).toBe(0);
  }

  test('on an exercise’s page', async ({ page }) => {
    const asked = askedAt('two-must-one-menace');
    await open(page, PAGE);
    await answerBoth(page, asked);
    // The wrong answer's mistakes become known some time after it.
    await isRemembered(page, `${PAGE}#q-${asked.id}`);
  });

  test('in another language as the same board', async ({ page }) => {
    await open(page, `/it${PAGE}`);
    await tellAnswered(page, false);
    await tellAnswered(page, true);
    await isRemembered(page, `${PAGE}#q-${askedAt('two-must-one-menace').id}`);
  });

  test('on a scenario’s page', async ({ page }) => {
    const asked = askedAt('menace-forced-block', 'block');
    await open(page, `${SCENARIO}#q-block`);
    await answerBoth(page, asked);
    await isRemembered(page, `${SCENARIO}#q-block`);
    // The list of scenarios knows of it, too.
    await page.goto('/scenarios/');
    await expect(page.locator('[data-slug=menace-forced-block] .done')).toContainText('1/');
  });

  test.describe('by touch', () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('in a round', async ({ page }) => {
      await page.goto('/practice/evasion/');
      const board = page.locator('r509-round .asking');
      await expect(board).toHaveAttribute('data-at', /./);
      await isAsked(page);
      const at = (await board.getAttribute('data-at')) ?? '';
      await answerBoth(page, askedAt(slugIn(at), at.split('#q-')[1]), touch);
      await isRemembered(page, at);
    });
  });

  test('in an exam, once it is marked; what is looked at again is no answer', async ({ page }) => {
    await page.goto('/exam/#s=7');
    await page.locator('.exam-begin').click();
    const board = page.locator('r509-exam > .asking');
    await expect(board).toHaveAttribute('data-at', /./);
    await isAsked(page);
    const at = (await board.getAttribute('data-at')) ?? '';
    const asked = askedAt(slugIn(at), at.split('#q-')[1]);
    const hand = handOn(page, mouse);
    await give(hand, asked.control, rightAnswer(asked));
    await now(page).locator('.go').click();
    await expect(board).not.toHaveAttribute('data-at', at);
    expect(await logIn(page)).toEqual([]);
    for (let k = 0; k < 2; k += 1) await page.locator('.exam-finish').click();
    await expect.poll(async () => (await logIn(page)).length).toBe(1);
    await page.locator('[data-review="0"]').click();
    await expect(verdict(page)).toHaveClass(/ok/);
    await page.goto('/progress/');
    await expect(page.locator('.pg-sum')).toHaveText(
      messagesIn('en').chrome.progress.sum(1, 'all'),
    );
    const print = await printOf(page, at);
    expect(await logIn(page)).toMatchObject([{ item: at, print, right: true, try: 1 }]);
  });

  test('with the mistake that it comes from', async ({ page }) => {
    await open(page, PAGE);
    const asked = askedAt('two-must-one-menace');
    const hand = handOn(page, mouse);
    // By this mistake the guard blocks alone, whatever menace says.
    const given = { kind: 'pairs', pairs: [['guard', 'brute']] } as const;
    await give(hand, asked.control, given);
    await send(hand, given);
    await expect
      .poll(async () => (await logIn(page)).map(({ right, mistakes }) => ({ right, mistakes })))
      .toEqual([{ right: false, mistakes: expect.arrayContaining(['must-beats-cant']) }]);
  });
});

test('two tabs at once, and whoever leaves at once, lose nothing', async ({ page, context }) => {
  const other = await context.newPage();
  for (const one of [page, other]) await open(one, PAGE);
  await Promise.all([tellAnswered(page, true, 60), tellAnswered(other, false, 60)]);
  await expect.poll(async () => (await logIn(page)).length).toBe(120);
  await other.close();
  // What remembers never comes, and the page is left.
  await page.goto('/');
  await page.route('**/record.*.js', () => {});
  await open(page, SCENARIO);
  await tellAnswered(page, true, 5);
  await page.goto('/progress/');
  await expect(page.locator('r509-progress[data-shown]')).toHaveCount(1);
  expect(await logIn(page)).toHaveLength(125);
  expect(await waitingIn(page)).toBe(0);
});

/** In the page: takes all the room that there is, with what can't be made smaller. */
async function takeAllRoom(): Promise<void> {
  const opening = indexedDB.open('filler', 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore('bytes');
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
  });
  const put = (bytes: number): Promise<boolean> =>
    new Promise((resolve) => {
      const writing = opening.result.transaction('bytes', 'readwrite');
      const parts = Array.from({ length: Math.ceil(bytes / 65_536) }, () =>
        crypto.getRandomValues(new Uint8Array(Math.min(bytes, 65_536))),
      );
      writing.objectStore('bytes').put(parts, Math.random());
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => resolve(false);
    });
  for (let bytes = 65_536; bytes > 64; bytes /= 8) while (await put(bytes));
}

test('a full store keeps what it has, and what comes waits for room, as is said once', async ({
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page);
  const origin = baseURL ?? '';
  // Before anything is kept: of a base that is open a browser believes for half a minute that there is room.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 600_000 });
  await open(page, PAGE);
  await tellAnswered(page, true);
  await expect.poll(async () => (await logIn(page)).length).toBe(1);
  await page.evaluate(takeAllRoom);
  await tellAnswered(page, false);
  await expect(unkept(page)).toHaveText(`${why.full} ${meanwhile.waits}`);
  expect(await violations(page)).toEqual([]);
  await tellAnswered(page, false);
  await expect.poll(() => waitingIn(page)).toBe(2);
  await expect(unkept(page)).toHaveCount(1);
  for (const language of ['it', 'es'] as const) {
    await open(page, `/${language}${PAGE}`);
    await tellAnswered(page, false);
    const said = troublesIn(language);
    await expect(unkept(page)).toHaveText(`${said.why.full} ${said.meanwhile.waits}`);
  }
  expect(await logIn(page)).toHaveLength(1);
  expect(await waitingIn(page)).toBe(4);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await tellAnswered(page, true);
  // A browser may take its time to notice that there is room again; the page of progress tries each time.
  await expect(async () => {
    await page.goto('/progress/');
    await expect(page.locator('r509-progress[data-shown]')).toHaveCount(1);
    expect(await logIn(page)).toHaveLength(6);
  }).toPass({ timeout: 60_000 });
  expect(await waitingIn(page)).toBe(0);
});

/** In the page, before any of its scripts. */
const BLOCKED = {
  base: () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  },
  all: () => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  },
} as const;

for (const [what, block] of Object.entries(BLOCKED))
  test(`where the browser blocks it (${what}), an answer is marked, and it is said once that it is not remembered`, async ({
    page,
  }) => {
    await page.addInitScript(block);
    await open(page, PAGE);
    await answerBoth(page, askedAt('two-must-one-menace'));
    const then = what === 'all' ? meanwhile.lost : meanwhile.waits;
    await expect(unkept(page)).toHaveText([`${why.blocked} ${then}`]);
    await page.goto('/progress/');
    await expect(page.locator('.pg-notes')).toContainText(why.blocked);
    await expect(page.locator('.pg-sum')).toHaveText(
      what === 'all'
        ? messagesIn('en').chrome.progress.nothing
        : messagesIn('en').chrome.progress.sum(1, 0),
    );
  });

test('where the plain store alone is blocked, answers are remembered all the same', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await open(page, PAGE);
  await tellAnswered(page, false);
  await tellAnswered(page, true);
  await expect.poll(async () => (await logIn(page)).length).toBe(2);
  await expect(unkept(page)).toHaveCount(0);
});

test('an update in another tab does not wait for this one; what is answered here waits for the new one', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  await tellAnswered(page, true);
  await expect.poll(async () => (await logIn(page)).length).toBe(1);
  const newer = await context.newPage();
  await newer.goto('/');
  await makeBase(newer, 2, 'more');
  await tellAnswered(page, false);
  await expect(unkept(page)).toHaveText(`${why.newer} ${meanwhile.waits}`);
  expect(await logIn(newer)).toHaveLength(1);
  expect(await waitingIn(newer)).toBe(1);
  await page.goto('/progress/');
  await expect(page.locator('.pg-notes')).toContainText(why.newer);
});

test('a base that holds something else is said to be so, and can be begun anew', async ({
  page,
}) => {
  await page.goto('/');
  await makeBase(page, 1, 'else');
  await open(page, PAGE);
  await tellAnswered(page, false);
  await expect(unkept(page)).toHaveText(`${why.broken} ${meanwhile.waits}`);
  await page.goto('/progress/');
  const { file: words } = messagesIn('en').chrome.memory;
  const { file, sum } = messagesIn('en').chrome.progress;
  await expect(page.locator('.pg-notes')).toContainText(why.broken);
  await expect(page.locator('.pg-sum')).toHaveText(sum(1, 0));
  await page.getByRole('button', { name: words.erase }).click();
  await page.getByRole('button', { name: words.eraseYes }).click();
  await expect(page.locator('.pg-said')).toHaveText(file.erased);
  await open(page, PAGE);
  await tellAnswered(page, true);
  await expect.poll(async () => (await logIn(page)).length).toBe(1);
});

test('what can not be read in the base is counted and left where it is', async ({ page }) => {
  await page.goto('/');
  await putIn(page, [{ id: 'a', when: 'yesterday' }, { id: 'b' }]);
  await open(page, PAGE);
  await tellAnswered(page, true);
  await page.goto('/progress/');
  const { notes, sum } = messagesIn('en').chrome.progress;
  await expect(page.locator('.pg-notes')).toContainText(notes.unreadable(2));
  await expect(page.locator('.pg-sum')).toHaveText(sum(1, 'all'));
  expect(await logIn(page)).toHaveLength(3);
});
