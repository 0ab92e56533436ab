// All changes of the rules, each with the board that shows it, and a round of what is answered otherwise since.
import { EDITION_CHANGES, EDITION_IDS } from '../../engine/words.ts';
import { messagesIn } from '../../site/i18n/index.ts';
import { LANGUAGES } from '../../site/i18n/languages.ts';
import { violations } from './support/axe.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

const pageIn = (language: string): string =>
  `${language === 'en' ? '' : `/${language}`}/editions/changes/`;

for (const language of LANGUAGES)
  for (const [screen, size] of Object.entries({ phone: PHONE, desk: DESK }))
    test(`every change fits on a ${screen}, with its board or why there is none (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(pageIn(language));
      const changes = page.locator('.changes > li');
      await expect(changes).toHaveCount(EDITION_CHANGES.length);
      await expect(page.locator('.changes > li:has(.small-board, .no-board)')).toHaveCount(
        EDITION_CHANGES.length,
      );
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
      expect(await violations(page)).toEqual([]);
    });

test('a board is played on by the rules of then', async ({ page }) => {
  await page.goto('/editions/changes/#deathtouch-is-lethal');
  const change = page.locator('#deathtouch-is-lethal');
  await expect(change).toBeInViewport();
  const { name } = messagesIn('en').terms.editions['2009-07-11'];
  await change
    .getByRole('link', { name: messagesIn('en').chrome.pages.changes.play(name) })
    .click();
  await expect(page).toHaveURL(/\/sandbox\/#/);
  await expect(page.locator('select[name=edition]')).toHaveValue('2009-07-11');
});

for (const edition of EDITION_IDS.slice(0, -1))
  test(`a round since the rules of ${edition} has a board, and its ruling both answers`, async ({
    page,
  }) => {
    await page.goto(`/practice/since-${edition}/`);
    const [first] = await page.locator('.rows ol a').all();
    await page.goto((await first?.getAttribute('href')) ?? '');
    await page.locator('#ruling > summary').click();
    await expect(page.locator('#ruling .by-other-rules')).toContainText(
      messagesIn('en').terms.editions[edition].name,
    );
  });

test('an exercise of older rules says so before it is answered', async ({ page }) => {
  await page.goto('/exercises/goblin-with-mana-to-spare/');
  const words = messagesIn('en');
  const { name } = words.terms.editions['2008-10-01'];
  await expect(page.locator('.q-text')).toContainText(words.chrome.pages.changes.asked(name));
});
