import { broughtByItself, FIRST_VISITS } from '../../e2e/support/firstVisits.ts';
import { servedSite } from '../../e2e/support/servedSite.ts';
import { DESK } from '../../e2e/support/test.ts';
import { withBrowser, withFreshPage } from './browsed.ts';
import type { PageFigure } from './pageFigure.ts';

/** In kilobytes as they are sent, and in files. */
const MOST_BROUGHT = { KB: 300, files: 30 } as const;

/** What comes by itself as a browser visits the site in a folder for the first time, by where. */
export const measureVisits = (folder: string): Promise<readonly PageFigure[]> =>
  withBrowser([], async (browser) => {
    const figures: PageFigure[] = [];
    for (const path of FIRST_VISITS) {
      const site = await servedSite(folder);
      try {
        const surroundings = { viewport: DESK, serviceWorkers: 'allow' } as const;
        const files = await withFreshPage(browser, surroundings, (page) =>
          broughtByItself(page, site, path),
        );
        const bytes = files.reduce((sum, one) => sum + one.bytes, 0);
        const brought = { KB: bytes / 1000, files: files.length };
        for (const unit of ['KB', 'files'] as const)
          figures.push({
            part: 'visits',
            what: `${unit === 'KB' ? 'weight' : 'number'} of ${path}`,
            measured: brought[unit],
            unit,
            goal: MOST_BROUGHT[unit],
          });
      } finally {
        await site.close();
      }
    }
    return figures;
  });
