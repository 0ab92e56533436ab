// The way of somebody who comes for the first time, by touch on a phone: from home to what a placement test has found, to
// the first stop of the course, and on the next day to what is due. On each page the next step is one tap away.
import type { Locator, Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, type Language } from '../../site/i18n/languages.ts';
import { MOST_BOARDS } from '../../site/placement/parameters.ts';
import { isAsked, now } from './support/asking.ts';
import { logIn, tellAnswered } from './support/memory.ts';
import { answerPlacement } from './support/placing.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

const HELD = 'deathtouchAlwaysKills';
const MOST_TAPS = 60;
const DAY = 86_400_000;

for (const language of LANGUAGES)
  test(`from home to a result, a stop and the next day’s review: ${language}`, async ({ page }) => {
    test.slow();
    const { chrome, mistakes } = messagesIn(language);
    const { course, placement, practice } = chrome;
    const begin = page.locator('r509-begin .begin');
    let taps = 0;
    const tap = async (place: Locator): Promise<void> => {
      await place.tap();
      taps += 1;
    };

    await page.goto(addressIn(language, '/'));
    await expect(begin).toHaveText(course.begin.start);
    await tap(begin);
    await tap(page.getByRole('link', { name: course.placement }));
    await tap(page.getByRole('button', { name: placement.start }));
    taps += await answerAll(page);
    const result = page.locator('.placement-done');
    await expect(result.locator('.placement-sure a')).toHaveText([mistakes[HELD].title]);
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);

    await tap(result.locator(`a[href="${addressIn(language, '/course/')}"]`));
    const first = page.locator('.course-first [data-stop]').first();
    await expect(first).toBeVisible();
    await tap(begin);
    await expect(page.locator('.know li')).toHaveCount(5);
    await tap(page.getByRole('button', { name: course.ask }));
    await isAsked(page);
    await tellAnswered(page, false);
    await expect.poll(async () => (await logIn(page)).length).toBeGreaterThan(0);
    const next = page.locator('.round-next');
    while (await next.isVisible()) await tap(next);
    await tap(page.getByRole('button', { name: practice.round.review.start }));
    await expect(page.locator('.round-review')).toHaveText(practice.round.review.started);

    await page.clock.setSystemTime(Date.now() + DAY);
    await page.goto(addressIn(language, '/'));
    await expect(begin).toHaveText(dueIn(language));
    await tap(begin);
    await isAsked(page);
  });

/** As somebody answers who holds one mistake, until there is a result: with how many taps. */
async function answerAll(page: Page): Promise<number> {
  const result = page.locator('.placement-done');
  let taps = 0;
  for (let k = 0; k < MOST_BOARDS && !(await result.isVisible()); k += 1) {
    taps += await answerPlacement(page, [HELD]);
    await expect(result.or(now(page))).toBeVisible();
  }
  return taps;
}

const dueIn = (language: Language): RegExp => {
  const { due, dueOne } = messagesIn(language).chrome.course.begin;
  return new RegExp(`^(${dueOne}|${due.replace('{n}', '\\d+')})$`);
};
