import { readFileSync } from 'node:fs';
import { messagesIn } from '../../site/i18n/index.ts';
import { addressIn, LANGUAGES } from '../../site/i18n/languages.ts';
import { readProseFile } from '../../site/library/proseFile.ts';
import { library, proseFile } from './support/telling.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

test.use({ viewport: DESK });

const scenario = '/scenarios/menace-forced-block/';

for (const language of LANGUAGES) {
  test(`a table in a scenario's prose is a table on its page (${language})`, async ({ page }) => {
    const withTables = library.scenarios
      .map(({ slug }) => ({ slug, tables: tablesOf(slug, language) }))
      .filter(({ tables }) => tables.length > 0);
    expect(withTables.length).toBeGreaterThan(0);
    for (const { slug, tables } of withTables.slice(0, 3)) {
      await page.goto(addressIn(language, `/scenarios/${slug}/`));
      await page.locator('.row-fold:not(#ruling) > summary').evaluateAll((all) => {
        for (const summary of all) (summary as HTMLElement).click();
      });
      const shapes = await page.locator('.prose table').evaluateAll((all) =>
        all.map((table) => {
          const rows = [...table.querySelectorAll('tr')];
          return `${rows.length}×${rows[0]?.querySelectorAll('th, td').length}`;
        }),
      );
      expect(shapes).toEqual(tables);
    }
  });
}

const tablesOf = (slug: string, language: (typeof LANGUAGES)[number]): readonly string[] =>
  readProseFile(readFileSync(proseFile(slug, language), 'utf8')).sections.flatMap(
    ({ tables }) => tables,
  );

test('the first stop of the keyboard leads past the head of the page', async ({ page }) => {
  await page.goto(scenario);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messagesIn('en').chrome.site.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${scenario}#main`);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a theme that was chosen is kept on the next page', async ({ page }) => {
  const { theme } = messagesIn('en').chrome.site;
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground();
  const button = page.getByRole('button', { name: theme.label });
  await button.click();
  await expect(button).toHaveAccessibleName(`${theme.label}: ${theme.light}`);
  expect(await ground()).toBe(light);
  await button.click();
  await expect(button).toHaveAccessibleName(`${theme.label}: ${theme.dark}`);
  expect(await ground()).not.toBe(light);
  await page.goto(scenario);
  expect(await ground()).not.toBe(light);
  await button.click();
  await expect(button).toHaveAccessibleName(`${theme.label}: ${theme.auto}`);
  expect(await ground()).toBe(light);
});

test('on paper every step is there, with boards at the decisions, and nothing that has to be pressed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(scenario);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('.top nav:visible, .strip:visible, button:visible')).toHaveCount(0);
  const steps = page.locator('#ruling .sheet > li');
  const hidden = await steps.evaluateAll((all) =>
    all.flatMap((step) => {
      const parts = [step, ...step.querySelectorAll('.body > p')];
      return parts.some((part) => !part.checkVisibility({ visibilityProperty: true }))
        ? [step.id]
        : [];
    }),
  );
  expect(hidden).toEqual([]);
  // The page hears of the paper with its next frame.
  const boards = page.locator('#ruling .sheet .board:visible');
  await expect.poll(() => boards.count()).toBeGreaterThan(1);
  expect(await boards.count()).toBeLessThan(await steps.count());
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(lightness(ink)).toBeLessThan(0.3);
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(20_000);
});

const lightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (red + green + blue) / (3 * 255);
};

for (const viewport of [DESK, PHONE]) {
  test(`nothing moves for whoever asks for less motion, ${viewport.width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(scenario);
    await page.keyboard.press('End');
    const moving = await page.evaluate(() => ({
      animations: document.getAnimations().length,
      scroll: getComputedStyle(document.documentElement).scrollBehavior,
      timed: [...document.querySelectorAll('*')]
        .filter((one) => {
          const { animationName, transitionDuration } = getComputedStyle(one);
          return animationName !== 'none' || /[1-9]/.test(transitionDuration);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    }));
    expect(moving).toEqual({ animations: 0, scroll: 'auto', timed: [] });
  });
}
