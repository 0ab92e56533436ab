import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isStale } from '../../built/site.ts';
import { findChromium, howToGetChromium } from '../../project/chromium.ts';
import { isPagePart, PAGE_PARTS } from './pageFigure.ts';
import { pagesJson, pagesText } from './pagesText.ts';

const UNREADABLE = 2;
const AS_DATA = '--json';

/** Measures the pages of the project at `root`, or the parts of that which are asked for, and tells of it; gives how it ended. */
export async function benchPages(root: string, asked: readonly string[]): Promise<number> {
  const words = asked.filter((word) => word !== AS_DATA);
  const parts = words.filter(isPagePart);
  const unknown = words.filter((word) => !isPagePart(word));
  if (unknown.length > 0) {
    const known = [...PAGE_PARTS, AS_DATA].join(', ');
    console.error(`unknown: ${unknown.join(' ')}; expected ${known} or nothing behind pages`);
    return UNREADABLE;
  }
  const missing = whatIsMissing(root);
  if (missing !== undefined) {
    console.error(missing);
    return 1;
  }
  if (isStale(root)) console.error('note  dist/ was built from other sources than there are now');
  // It starts with the library, which nothing else of the bench needs.
  const { measurePages } = await import('./measurePages.ts');
  const figures = await measurePages(root, parts.length === 0 ? PAGE_PARTS : parts);
  console.log(asked.includes(AS_DATA) ? pagesJson(figures) : pagesText(figures));
  return 0;
}

function whatIsMissing(root: string): string | undefined {
  if (!existsSync(join(root, 'dist', 'index.html')))
    return 'there is no site in dist/: npm run build makes it';
  return findChromium() === undefined ? howToGetChromium : undefined;
}
