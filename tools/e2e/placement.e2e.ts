import type { Page } from '@playwright/test';
import { PLAYED_GENERATOR } from '../../engine/generation/aim.ts';
import { kebab } from '../../site/engine.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { MOST_BOARDS } from '../../site/placement/parameters.ts';
import { isAsked } from './support/asking.ts';
import { violations } from './support/axe.ts';
import { answerPlacement } from './support/placing.ts';
import { expect, PHONE, quietly, test } from './support/test.ts';

const words = messagesIn('en').chrome.placement;

const bar = (page: Page) => page.locator('.placement-bar p');
const done = (page: Page) => page.locator('.placement-done');
const placeOf = (k: number): string =>
  words.browser.place.replace('{k}', `${k}`).replace('{n}', `${MOST_BOARDS}`);

const made = (aim: string, seed: number): string =>
  `/practice/boards/#q-${PLAYED_GENERATOR}-${aim}-s${seed}`;

const sittingWith = (some: object): string =>
  JSON.stringify({ id: '1', seed: '7', answers: [], stage: 'sat', ...some });

async function begin(page: Page): Promise<void> {
  await page.goto('/placement/');
  await page.getByRole('button', { name: words.start }).tap();
  await isAsked(page);
}

test.describe('the placement test by touch at 360 pixels', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('names the mistake that somebody holds, and what that rests on', async ({ page }) => {
    test.slow();
    const held = 'deathtouchAlwaysKills';
    await begin(page);
    expect(await violations(page)).toEqual([]);
    for (let k = 1; k <= MOST_BOARDS && !(await done(page).isVisible()); k += 1) {
      await answerPlacement(page, [held]);
      await expect(page.locator('.q-result .v')).toHaveCount(0);
      await expect(done(page).or(page.locator('.q.now'))).toBeVisible();
    }
    const sure = done(page).locator('.placement-sure a');
    await expect(sure).toHaveText([messagesIn('en').mistakes[held].title]);
    await expect(sure).toHaveAttribute('href', `/mistakes/${kebab(held)}/`);
    await expect(done(page).locator('.placement-practice a')).toHaveAttribute(
      'href',
      `/practice/${kebab(held)}/`,
    );
    const rests = done(page).locator('.placement-rests li');
    expect(await rests.count()).toBeLessThanOrEqual(MOST_BOARDS);
    await expect(rests.filter({ hasText: messagesIn('en').mistakes[held].title })).not.toHaveCount(
      0,
    );
    expect(await violations(page)).toEqual([]);
    const kept = await page.evaluate(() => localStorage.getItem('placement'));
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ version: 1, sure: [held] });
    // Each answer leads to its board with its ruling, and back.
    await rests.first().getByRole('button').tap();
    await expect(page.locator('.round-ruling r509-replay')).toBeVisible();
    await page.getByRole('button', { name: words.browser.found.back }).tap();
    await expect(sure).toHaveCount(1);
  });

  test('goes on where it was left, and shows its result again', async ({ page }) => {
    await begin(page);
    await answerPlacement(page, []);
    await isAsked(page);
    const second = await page.locator('.asking').getAttribute('data-at');
    await page.locator('.placement-unknown').tap();
    await expect(bar(page)).toHaveText(placeOf(3));
    // Where it stands is told before its board is here.
    await expect(page.locator('.asking')).not.toHaveAttribute('data-at', second ?? '');
    const at = await page.locator('.asking').getAttribute('data-at');
    await page.goto('about:blank');
    await page.goto('/placement/');
    await page.getByRole('button', { name: words.goOn }).tap();
    await expect(bar(page)).toHaveText(placeOf(3));
    await expect(page.locator('.asking')).toHaveAttribute('data-at', at ?? '');
    await page.locator('.placement-stop').tap();
    await expect(done(page).locator('.placement-rests li')).toHaveCount(2);
    await page.reload();
    await expect(done(page).locator('.placement-rests li')).toHaveCount(2);
  });

  test('says that what was kept can’t be read, and loses nothing of it', async ({ page }) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('placement sitting') === null)
        localStorage.setItem('placement sitting', '{"id":');
    });
    await page.goto('/placement/');
    await expect(page.locator('.exam-says')).toHaveText(words.browser.damaged);
    await page.getByRole('button', { name: words.start }).tap();
    await expect(bar(page)).toHaveText(placeOf(1));
    expect(await page.evaluate(() => localStorage.getItem('placement damaged'))).toBe('{"id":');
  });

  test('does not count an answer to a board that is gone, and says so', async ({ page }) => {
    const gone = { at: '/exercises/gone/#q-dead', written: 'pick=0', when: 1 };
    await page.addInitScript(
      (text) => localStorage.setItem('placement sitting', text),
      sittingWith({ answers: [gone], asked: gone.at }),
    );
    await page.goto('/placement/');
    await page.getByRole('button', { name: words.goOn }).tap();
    await isAsked(page);
    await page.locator('.placement-stop').tap();
    await expect(page.locator('.exam-says')).toHaveText(
      words.browser.uncounted.replace('{n}', '1'),
    );
    await expect(done(page).locator('h2')).toHaveText(words.browser.found.heads.unknown);
  });

  test('goes on with a board that was made for whoever sits it, and rests on that', async ({
    page,
  }) => {
    const asked = made('tap-removes', 5);
    await page.addInitScript(
      (text) => {
        if (localStorage.getItem('placement sitting') === null)
          localStorage.setItem('placement sitting', text);
      },
      sittingWith({ asked, answers: [{ at: made('walker-spill', 3), when: 1 }] }),
    );
    await page.goto('/placement/');
    await page.getByRole('button', { name: words.goOn }).tap();
    await expect(page.locator(`.asking[data-at$="${asked}"]`)).toBeAttached();
    await answerPlacement(page, ['tapRemoves']);
    await isAsked(page);
    await page.locator('.placement-stop').tap();
    const rest = done(page).locator('.placement-rests li').last();
    await expect(rest).toHaveClass(/wrong/);
    await expect(rest).toContainText(messagesIn('en').mistakes.tapRemoves.title);
    await page.reload();
    await expect(rest).toContainText(messagesIn('en').mistakes.tapRemoves.title);
    await rest.getByRole('button').tap();
    await expect(page.locator('.round-ruling')).toBeVisible();
  });

  test('is gone on with in another tab, and answers no board twice', async ({ page, context }) => {
    await begin(page);
    await answerPlacement(page, []);
    await isAsked(page);
    const other = await context.newPage();
    await other.goto('/placement/');
    await other.getByRole('button', { name: words.goOn }).tap();
    await answerPlacement(other, []);
    await isAsked(other);
    // The first tab has heard of it, and asks the same.
    await expect(bar(page)).toHaveText(placeOf(3));
    await expect(page.locator('.exam-says')).toHaveText(words.browser.elsewhere);
    const at = await other.locator('.asking').getAttribute('data-at');
    await expect(page.locator('.asking')).toHaveAttribute('data-at', at ?? '');
  });

  for (const language of LANGUAGES)
    test(`says what it is like, and can be ended at once (${language})`, async ({ page }) => {
      const { placement } = messagesIn(language).chrome;
      await page.goto(language === 'en' ? '/placement/' : `/${language}/placement/`);
      await expect(page.getByText(placement.rules.marks)).toBeVisible();
      await page.getByRole('button', { name: placement.start }).tap();
      await isAsked(page);
      await page.locator('.placement-unknown').tap();
      await isAsked(page);
      await page.getByRole('button', { name: placement.browser.stop }).tap();
      await expect(done(page).locator('h2')).toBeVisible();
      await expect(done(page).locator('.placement-rests li')).toContainText([
        placement.browser.rests.told.unknown,
      ]);
      expect(await violations(page)).toEqual([]);
    });
});

quietly.describe('the placement test where something can’t be had', () => {
  quietly.use({ viewport: PHONE, hasTouch: true });

  quietly(
    'says that a board can’t be had, keeps the answer, and goes on',
    async ({ page, context }) => {
      await begin(page);
      await context.setOffline(true);
      await page.locator('.placement-unknown').tap();
      await expect(page.locator('.exam-says')).toHaveText(words.browser.failed);
      await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
      await context.setOffline(false);
      await expect(bar(page)).toHaveText(placeOf(2));
      await isAsked(page);
      await expect(page.locator('.exam-says')).toBeEmpty();
    },
  );

  quietly(
    'keeps the answer to a made board that can’t be made now, and says so',
    async ({ page }) => {
      const at = made('tap-removes', 5);
      await page.route('**/practice/boards/pieces.json', (route) => route.abort());
      await page.addInitScript(
        (text) => localStorage.setItem('placement sitting', text),
        sittingWith({ answers: [{ at, written: 'number=1', when: 1 }] }),
      );
      await page.goto('/placement/');
      await page.getByRole('button', { name: words.goOn }).tap();
      await expect(page.locator('.exam-says')).toHaveText(words.browser.failed);
      await page.unroute('**/practice/boards/pieces.json');
      await page.getByRole('button', { name: words.retry }).tap();
      await expect(bar(page)).toHaveText(placeOf(2));
    },
  );
});
