import { type Browser, chromium, type Page } from '@playwright/test';
import config from '../../../playwright.config.ts';
import { PHONE } from '../../e2e/support/test.ts';

/** A browser as the page tests have it, with these switches besides, for as long as something is done with it. */
export async function withBrowser<T>(
  switches: readonly string[],
  act: (browser: Browser) => Promise<T>,
): Promise<T> {
  const { launchOptions = {} } = config.use ?? {};
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), ...switches],
  });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/** What a browser is told of whoever uses it. */
export type BrowserSurroundings = NonNullable<Parameters<Browser['newContext']>[0]>;

/** A phone that is used by touch, on which nothing glides. */
export const onPhone = (baseURL: string): BrowserSurroundings => ({
  baseURL,
  viewport: PHONE,
  hasTouch: true,
  reducedMotion: 'reduce',
});

/** A page of a browser that knows nothing yet, for as long as something is done with it. */
export async function withFreshPage<T>(
  browser: Browser,
  surroundings: BrowserSurroundings,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...surroundings });
  // What is waited for in the page itself would else be waited for without an end.
  const tooLong = setTimeout(() => context.close(), PATIENCE);
  try {
    return await act(await context.newPage());
  } finally {
    clearTimeout(tooLong);
    await context.close();
  }
}

/** In milliseconds: on a machine that does other things as well. */
const PATIENCE = 120_000;
