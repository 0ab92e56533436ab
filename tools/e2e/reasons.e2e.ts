import type { Page } from '@playwright/test';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { rightAnswer, wrongAnswers } from './support/answers.ts';
import { oneOfEachWay } from './support/asked.ts';
import { now, open, send, words } from './support/asking.ts';
import { give } from './support/giving.ts';
import { handOn, tapInPage } from './support/hands.ts';
import { expect, PHONE, test } from './support/test.ts';

test.use({ viewport: PHONE, hasTouch: true });

const help = (page: Page) => now(page).locator('.q-help');

const ask = (page: Page, hint: string) =>
  help(page).getByText(hint, { exact: true }).first().click();

/** A rule’s number with a sentence beside it. */
const RULE_SAID = /\d{3}\.\d+[a-z]?\s+\S+\s+\S+/;

for (const [way, asked] of oneOfEachWay()) {
  const isRuled = ['attack', 'block', 'division'].includes(asked.control.kind);

  test(`${way}: a right answer is met with what it turns on`, async ({ page }) => {
    await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
    const given = rightAnswer(asked);
    await give(handOn(page, tapInPage), asked.control, given);
    await send(handOn(page, tapInPage), given);
    await expect(now(page).locator('.q-answer[open] .q-why > li').first()).toContainText(RULE_SAID);
  });

  if (!isRuled)
    test(`${way}: after a wrong answer which rule, why and what is right are asked for`, async ({
      page,
    }) => {
      await open(page, `/scenarios/${asked.slug}/#q-${asked.id}`);
      const [{ given }] = wrongAnswers(asked);
      await give(handOn(page, tapInPage), asked.control, given);
      await send(handOn(page, tapInPage), given);
      const [rule, , nearest] = words.hints;
      await ask(page, rule);
      await expect(help(page).locator('.r').first()).toBeVisible();
      for (const hint of words.hints.slice(1))
        if ((await help(page).getByText(hint, { exact: true }).count()) > 0) await ask(page, hint);
      await expect(help(page).getByText(nearest, { exact: true })).toBeVisible();
      await expect(help(page).locator('b').filter({ visible: true }).first()).toBeVisible();
    });
}

/** Of six creatures the elf dies; by the mistake the golem as well, which is indestructible. */
const GOLEM = '/exercises/fog-and-the-ping/';
const BY_MISTAKE = [3, 4];
const ONE_MORE = [...BY_MISTAKE, 5];

for (const language of LANGUAGES)
  test(`in ${language}, one creature more than a mistake picks is likely that mistake`, async ({
    page,
  }) => {
    const { likely, check } = messagesIn(language).chrome.answering;
    const mistake = help(page).locator('a[href$="/mistakes/deathtouch-always-kills/"]');
    const pick = async (places: readonly number[]): Promise<void> => {
      for (const [place, box] of (await page.locator('.now input[name=pick]').all()).entries())
        await box.setChecked(places.includes(place), { force: true });
      await now(page).getByRole('button', { name: check, exact: true }).click();
      await expect(mistake.first()).toBeVisible();
    };
    await open(page, addressIn(language, GOLEM));
    await pick(ONE_MORE);
    await expect(help(page)).toContainText(likely);
    await open(page, addressIn(language, GOLEM));
    await pick(BY_MISTAKE);
    await expect(help(page)).not.toContainText(likely);
  });

test('a block that is one creature short of what a mistake declares is likely that mistake', async ({
  page,
}) => {
  const { likely } = words;
  const mistake = help(page).locator('a[href$="/mistakes/lure-reaches-unable/"]');
  const block = async (...blockers: readonly string[]): Promise<void> => {
    await open(page, '/exercises/knight-with-a-lure/');
    for (const blocker of blockers)
      await page
        .locator(`.now input[name="${blocker}"][value="knight"]`)
        .evaluate((box: HTMLInputElement) => box.click());
    await now(page).getByRole('button', { name: words.check, exact: true }).click();
    await expect(mistake.first()).toBeVisible();
  };
  await block('bear', 'elf');
  await expect(help(page)).toContainText(likely);
  await block('bear', 'elf', 'rats');
  await expect(help(page)).not.toContainText(likely);
});
