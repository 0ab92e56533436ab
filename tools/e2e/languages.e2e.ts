import { type EditionId, NEWEST_EDITION } from '../../site/engine.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES, NAMES, ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import { entriesOf } from '../../site/view/entries.ts';
import { toldIn } from './support/telling.ts';
import { DESK, expect, test } from './support/test.ts';

test.use({ viewport: DESK });

const address = '/scenarios/menace-forced-block/';
const [, ...TRANSLATIONS] = LANGUAGES;

test('a switch of language stays on the page, on the step, and says where one is', async ({
  page,
}) => {
  await page.goto(`${address}#step-2`);
  await page.keyboard.press('ArrowRight');
  for (const language of [...TRANSLATIONS, ROOT_LANGUAGE]) {
    const { site } = messagesIn(language).chrome;
    await page.locator('.lang').getByRole('link', { name: NAMES[language] }).click();
    await expect(page).toHaveURL(`${addressIn(language, address)}#step-3`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('.sheet > li.now').first()).toHaveId('step-3');
    const current = page.getByRole('navigation', { name: site.language }).locator('[aria-current]');
    await expect(current).toHaveAttribute('hreflang', language);
  }
});

for (const language of LANGUAGES) {
  const { terms, chrome } = messagesIn(language);
  // Blockers were ordered then, and are not today.
  const { replay, telling } = toldIn('menace-forced-block', language, '2024-07-30');
  const ordered = replay.frames.findIndex(({ rules }) => rules.includes('blockers.orderBlockers'));
  const sentence = entriesOf(replay, telling)[ordered]?.sentence ?? '';

  test(`a switch of edition shows the same board as it was ruled then (${language})`, async ({
    page,
  }) => {
    await page.goto(addressIn(language, address));
    const editions = page.getByRole('list', { name: chrome.scenario.edition });
    const edition = (id: EditionId) =>
      editions.getByRole('link', { name: terms.editions[id].label, exact: true });
    const current = editions.locator('[aria-current]');
    const ordering = page.locator('.sheet').first().getByText(sentence);
    expect(sentence).not.toBe('');
    await expect(current).toHaveText(terms.editions[NEWEST_EDITION].label);
    await expect(ordering).toHaveCount(0);
    await edition('2024-07-30').click();
    await expect(page).toHaveURL(addressIn(language, `${address}2024-07-30/`));
    await expect(current).toHaveText(terms.editions['2024-07-30'].label);
    await expect(ordering.first()).toBeAttached();
    await edition(NEWEST_EDITION).click();
    await expect(page).toHaveURL(addressIn(language, address));
  });

  test(`a lost visitor is met in ${language}, and shown home`, async ({ page }) => {
    const { lost } = messagesIn(language).chrome.pages;
    await page.goto('/404.html');
    const words = page.locator('main').locator(`[lang=${language}]`);
    await expect(words.getByRole('heading')).toHaveText(lost.title);
    await words.getByRole('link', { name: lost.home }).click();
    await expect(page).toHaveURL(addressIn(language, '/'));
  });
}
