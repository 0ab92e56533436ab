import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { messagesIn } from '../../../site/i18n/index.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import type { KeptPart } from '../../../site/i18n/offlineWords.ts';
import { bundlesOf, type KeptShare, type OfflineList } from '../../../site/offline/offlineFiles.ts';

export const keepingWords = (language: Language) => messagesIn(language).chrome.offline;

/** Until all has come that comes by itself. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('r509-kept').length > 0);
}

/** The bundles of shares, by their paths. */
export function bundlePaths(
  language: Language,
  ...shares: readonly KeptShare[]
): readonly string[] {
  const list: OfflineList = JSON.parse(readFileSync(`dist/offline/${language}.json`, 'utf8'));
  return bundlesOf(list, shares).map(([name]) => `/offline/${language}/${name}.bin`);
}

/** The paths of all bundles that are kept. */
export const bundlesKept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('r509 kept /')).keys();
    return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.bin'));
  });

/** Until these are kept. */
export const areKept = (page: Page, paths: readonly string[]): Promise<void> =>
  expect.poll(() => bundlesKept(page)).toEqual(expect.arrayContaining([...paths]));

/** Until a page is kept by itself, or data. */
export const isHere = (page: Page, path: string): Promise<void> =>
  expect
    .poll(() => page.evaluate(async (at) => (await caches.match(at)) !== undefined, path))
    .toBe(true);

/** What is said of a part that can be kept, and what is pressed for it. */
export function partOf(page: Page, part: KeptPart, language?: Language) {
  const spoken = language === undefined ? '' : `[data-language=${language}]`;
  const row = page.locator(`[data-part=${part}]${spoken}`);
  return {
    row,
    size: row.locator('.kept-size'),
    keep: row.locator('[data-do=keep]'),
    remove: row.locator('[data-do=remove]'),
  };
}

/** A browser that says what connection it has. */
export const connected = (page: Page, as: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((stated) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => stated });
  }, as);
