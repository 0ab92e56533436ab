import type { Page } from '@playwright/test';
import { addressIn, ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import { violations, violationsOfColors } from './support/axe.ts';
import { languagesOf, pageKinds } from './support/pageKinds.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

test.use({ viewport: DESK });

for (const kind of pageKinds(process.cwd())) {
  for (const language of languagesOf(kind)) {
    const address = addressIn(language, kind.address);

    test(`${address} (${kind.made}) is accessible and fits, and shows where the keyboard is`, async ({
      page,
    }) => {
      test.slow();
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme: 'light' });
        expect.soft(await violations(page), `light, ${viewport.width} wide`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await violationsOfColors(page);
        expect.soft(dark, `dark, ${viewport.width} wide`).toEqual([]);
      }
      for (const width of [DESK.width, PHONE.width, 320]) {
        await page.setViewportSize({ width, height: PHONE.height });
        expect.soft(await overflow(page), `too wide for ${width}`).toEqual([]);
      }
      if (language !== ROOT_LANGUAGE) return;
      await page.setViewportSize(DESK);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const [colorScheme, key] of WAYS) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await unseenFocus(page, key), `the focus, ${colorScheme}`).toEqual([]);
      }
    });
  }
}

/** Through the first stops of a page, and back. */
const WAYS = [
  ['light', 'Tab'],
  ['dark', 'Shift+Tab'],
] as const;
const STOPS = 30;

async function unseenFocus(page: Page, key: string): Promise<readonly string[]> {
  const unseen: string[] = [];
  for (let press = 0; press < STOPS; press += 1) {
    await page.keyboard.press(key);
    const trouble = await focusTrouble(page);
    if (trouble !== undefined) unseen.push(trouble);
  }
  return unseen;
}

/** What has the focus without showing it: no outline, outside of the window, or without a size. */
const focusTrouble = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (outlined && inside && width > 0 && height > 0) return undefined;
    return `${outlineStyle} ${outlineWidth} at ${top}, ${left}: ${focused.outerHTML.slice(0, 100)}`;
  });

/** The elements that make the page scroll sideways, if it does. */
const overflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3);
  });
