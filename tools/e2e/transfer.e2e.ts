// What comes a week after a mistake was got over: its idea on another board, with the reason over it.
import type { Page } from '@playwright/test';
import { transfersOf } from '../../site/client/memory/transfer.ts';
import { kebab, MISTAKE_NAMES } from '../../site/engine.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import type { CatalogueItem } from '../../site/view/catalogueItem.ts';
import { isAsked } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { daysAgo, logIn, putIn, tellAnswered } from './support/memory.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

/** A mistake that was got over a week ago, and one that was made yesterday. */
const LEARNED = 'tap-removes';
const MADE_YESTERDAY = 'lifelink-waits';

async function catalogue(page: Page): Promise<ReadonlyMap<string, CatalogueItem>> {
  const all: readonly CatalogueItem[] = await (
    await page.request.get('/practice/items.json')
  ).json();
  return new Map(all.map((one) => [one.at, one]));
}

/** The first exercises on which a mistake shows. */
const shownIn = (
  items: ReadonlyMap<string, CatalogueItem>,
  mistake: string,
): readonly CatalogueItem[] =>
  [...items.values()].filter(
    ({ at, mistakes }) => at.startsWith('/exercises/') && mistakes.includes(mistake),
  );

/** Wrong by it on one board, and right on another since then. */
function learned(items: ReadonlyMap<string, CatalogueItem>, mistake: string, days = 7) {
  const [first, second] = shownIn(items, mistake);
  return [
    daysAgo(days + 2, {
      item: first?.at ?? '',
      print: first?.print ?? '',
      right: false,
      mistakes: [mistake],
    }),
    daysAgo(days, { item: second?.at ?? '', print: second?.print ?? '' }),
  ];
}

async function openProgress(page: Page, language: Language = 'en'): Promise<void> {
  await page.goto(addressIn(language, '/progress/'));
  await expect(page.locator('r509-progress[data-shown]')).toHaveCount(1);
}

/** What a mistake is called. */
function beliefIn(mistake: string, language: Language): string {
  const name = MISTAKE_NAMES.find((one) => kebab(one) === mistake);
  if (name === undefined) throw new Error(`no mistake is called ${mistake}`);
  return messagesIn(language).mistakes[name].title;
}

const isNoWider = async (page: Page): Promise<void> => {
  const { scrollWidth, innerWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(innerWidth);
};

test('every mistake that was got over has a board for the week after, of another topic or another question where there is one', async ({
  page,
}) => {
  const items = await catalogue(page);
  const mistakes = new Set([...items.values()].flatMap((one) => one.mistakes));
  expect(mistakes.size).toBeGreaterThan(50);
  const questionOf = (at: string): string => at.split('#q-')[1] ?? '';
  for (const mistake of mistakes) {
    const log = learned(items, mistake);
    const [one, another] = transfersOf(log, Date.now(), items);
    expect(one?.mistake, mistake).toBe(mistake);
    expect(another).toBeUndefined();
    const seen = log.map(({ item }) => items.get(item));
    const isOther = (board: CatalogueItem | undefined): boolean =>
      seen.every((one) => one?.topics[0] !== board?.topics[0]) ||
      seen.every((one) => questionOf(one?.at ?? '') !== questionOf(board?.at ?? ''));
    expect(seen).not.toContain(items.get(one?.asks ?? ''));
    expect(isOther(items.get(one?.asks ?? '')), mistake).toBe(
      shownIn(items, mistake).some(isOther),
    );
  }
});

for (const language of LANGUAGES)
  for (const viewport of [PHONE, DESK])
    test(`a week later what was learned is asked on another board, and said to be so: ${language}, ${viewport.width}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(viewport);
      const { why, reasons } = messagesIn(language).chrome.progress.review;
      const [belief, other] = [beliefIn(LEARNED, language), beliefIn(MADE_YESTERDAY, language)];
      const items = await catalogue(page);
      const [unlike] = shownIn(items, MADE_YESTERDAY);
      const log = learned(items, LEARNED);
      await page.goto('/practice/');
      await putIn(page, [
        ...log,
        daysAgo(1, {
          item: unlike?.at ?? '',
          print: unlike?.print ?? '',
          right: false,
          mistakes: [MADE_YESTERDAY],
        }),
      ]);
      const [transfer] = transfersOf(log, Date.now(), items);
      await openProgress(page, language);
      await page.locator('.pg-start').click();
      const due = page.locator('.pg-due .pg-list');
      await expect(due).toContainText(why.transfer('week', belief));
      await expect(due).toContainText(other);
      expect(await violations(page)).toEqual([]);
      await isNoWider(page);

      await page.goto(addressIn(language, '/'));
      await expect(page.locator('r509-begin[data-shown=due]').first()).toBeVisible();
      await page.locator('r509-begin .begin').first().click();
      const stage = page.locator('r509-round .asking');
      const said = page.locator('.round-why');
      await isAsked(page);
      await expect(stage).toHaveAttribute('data-at', addressIn(language, transfer?.asks ?? ''));
      await expect(said).toHaveText(why.transfer('week', belief));
      expect(await violations(page)).toEqual([]);
      await isNoWider(page);
      await tellAnswered(page, true);
      await expect.poll(async () => (await logIn(page)).length).toBe(4);
      await page.locator('.round-next').click();
      await expect(stage).not.toHaveAttribute('data-at', addressIn(language, transfer?.asks ?? ''));
      await expect(said).not.toHaveText(why.transfer('week', belief));
      await expect(said).toHaveText(/./);
      // It is said again to whoever comes back, though the log has gone on.
      const saidBefore = await said.textContent();
      await page.reload();
      await isAsked(page);
      await expect(said).toHaveText(saidBefore ?? '');

      await openProgress(page, language);
      await expect(due).not.toContainText(why.transfer('week', belief));
      const today = new Date().toLocaleDateString(language === 'en' ? 'en-GB' : language, {
        day: 'numeric',
        month: 'long',
      });
      await expect(page.locator('.pg-held .pg-list li')).toHaveCount(1);
      await expect(page.locator('.pg-held')).toContainText(reasons.held(today, belief));
    });

test('nothing is asked of it the day before, nor after it was wrong again', async ({ page }) => {
  const items = await catalogue(page);
  const belief = beliefIn(LEARNED, 'en');
  const log = learned(items, LEARNED, 6);
  await page.goto('/practice/');
  await putIn(page, log);
  await openProgress(page);
  await page.locator('.pg-start').click();
  const due = page.locator('.pg-due');
  const { why } = messagesIn('en').chrome.progress.review;
  await expect(page.locator('.pg-standings dt').first()).toBeVisible();
  await expect(due).not.toContainText(why.transfer('week', belief));
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  await expect(due).toContainText(why.transfer('week', belief));
  const [first] = log;
  await putIn(page, [{ ...first, id: 'again', when: Date.now() }]);
  await page.reload();
  await expect(page.locator('.pg-standings dt').first()).toBeVisible();
  await expect(due).not.toContainText(why.transfer('week', belief));
});

/** In the page, before any of its scripts. */
function blockBase(): void {
  Object.defineProperty(window, 'indexedDB', {
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

test('what can not be read beside it changes nothing of a reason; where nothing can be read, the round asks without one', async ({
  page,
}) => {
  const items = await catalogue(page);
  const belief = beliefIn(LEARNED, 'en');
  const { why } = messagesIn('en').chrome.progress.review;
  await page.goto('/practice/');
  await putIn(page, [{ id: 'junk', when: 'yesterday' }, ...learned(items, LEARNED)]);
  await openProgress(page);
  await page.locator('.pg-start').click();
  const review = page.locator('.pg-review .pg-round a');
  const href = (await review.getAttribute('href')) ?? '';
  await review.click();
  await isAsked(page);
  const said = page.locator('.round-why');
  await expect(said).toHaveText(why.transfer('week', belief));
  await page.addInitScript(blockBase);
  await page.goto('about:blank');
  await page.goto(href);
  await isAsked(page);
  await expect(said).toHaveText('');
});
