import type { Page } from '@playwright/test';
import { addressIn } from '../../site/i18n/languages.ts';
import { violations, violationsOfColors } from './support/axe.ts';
import { languagesOf, pageKinds } from './support/pageKinds.ts';
import { DESK, expect, PHONE, test } from './support/test.ts';

test.use({ viewport: DESK });

for (const kind of pageKinds(process.cwd())) {
  for (const language of languagesOf(kind)) {
    const address = addressIn(language, kind.address);

    test(`${address} (${kind.made}) is accessible and fits`, async ({ page }) => {
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
    });
  }
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
