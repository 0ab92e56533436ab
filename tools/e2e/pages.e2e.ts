import type { Page } from '@playwright/test';
import { addressIn, type Language, ROOT_LANGUAGE } from '../../site/i18n/languages.ts';
import { violations, violationsOfColors, violationsOfWords } from './support/axe.ts';
import { languagesOf, pageKinds } from './support/pageKinds.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

test.use({ viewport: DESK });

for (const kind of pageKinds(process.cwd()))
  test(`${kind.address} (${kind.made}) is accessible and fits in each language, and shows where the keyboard is`, async ({
    page,
  }) => {
    test.slow();
    for (const language of languagesOf(kind)) {
      await page.goto(addressIn(language, kind.address));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/\S/);
      // What axe finds on a desk hangs on no words.
      for (const viewport of language === ROOT_LANGUAGE ? [DESK, PHONE] : [PHONE])
        await isAccessible(page, viewport, language);
      for (const width of [DESK.width, PHONE.width, 320]) {
        await page.setViewportSize({ width, height: PHONE.height });
        expect.soft(await overflow(page), `${language}: too wide for ${width}`).toEqual([]);
      }
      if (language === ROOT_LANGUAGE) await showsFocus(page);
    }
  });

async function isAccessible(page: Page, viewport: typeof PHONE, language: Language): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: 'light' });
  const seen = `${language}, ${viewport.width} wide`;
  const found = language === ROOT_LANGUAGE ? violations : violationsOfWords;
  expect.soft(await found(page), `light, ${seen}`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOfColors(page), `dark, ${seen}`).toEqual([]);
}

async function showsFocus(page: Page): Promise<void> {
  await page.setViewportSize(DESK);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const [colorScheme, key] of WAYS) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await unseenFocus(page, key), `the focus, ${colorScheme}`).toEqual([]);
  }
}

/** Through the first stops of a page, and back. */
const WAYS = [
  ['light', 'Tab'],
  ['dark', 'Shift+Tab'],
] as const;
const STOPS = 30;

/** Each key that was pressed is up again once what it did is done: then the page looks at what has the focus. */
async function unseenFocus(page: Page, key: string): Promise<readonly string[]> {
  const watching = await page.evaluateHandle(watchFocus);
  for (let press = 0; press < STOPS; press += 1) await page.keyboard.press(key);
  const { looked, unseen } = await watching.evaluate((watched) => watched.end());
  expect(looked).toBe(STOPS);
  return unseen;
}

/** In the page: what has the focus without showing it: no outline, outside of the window, or without a size. */
function watchFocus() {
  const unseen: string[] = [];
  let looked = 0;
  const look = ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return;
    looked += 1;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return;
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const { top, bottom, left, right, width, height } = focused.getBoundingClientRect();
    const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (outlined && inside && width > 0 && height > 0) return;
    unseen.push(
      `${outlineStyle} ${outlineWidth} at ${top}, ${left}: ${focused.outerHTML.slice(0, 100)}`,
    );
  };
  addEventListener('keyup', look, { capture: true });
  return {
    end: () => {
      removeEventListener('keyup', look, { capture: true });
      return { looked, unseen };
    },
  };
}

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
