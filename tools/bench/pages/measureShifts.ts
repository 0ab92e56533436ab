import { LETTERS_AS_SET, MOST_SHIFTED, NETWORKS, shiftsOpening } from '../../e2e/support/jumps.ts';
import { pageKinds } from '../../e2e/support/pageKinds.ts';
import { DESK, PHONE } from '../../e2e/support/test.ts';
import { withBrowser, withFreshPage } from './browsed.ts';
import type { PageFigure } from './pageFigure.ts';

/** How much moves by itself on each kind of page of the site that is served there, on a phone and on a desk. */
export const measureShifts = (root: string, baseURL: string): Promise<readonly PageFigure[]> =>
  withBrowser(LETTERS_AS_SET, async (browser) => {
    const figures: PageFigure[] = [];
    for (const { made, address } of pageKinds(root))
      for (const viewport of [PHONE, DESK]) {
        const sums: number[] = [];
        for (const network of NETWORKS) {
          const surroundings = { baseURL, viewport, reducedMotion: 'no-preference' } as const;
          const { sum } = await withFreshPage(browser, surroundings, (page) =>
            shiftsOpening(page, address, network),
          );
          sums.push(sum);
        }
        figures.push({
          part: 'shifts',
          what: `${made.replace('[...lang]/', '')} at ${viewport.width}`,
          measured: Math.max(...sums),
          unit: 'shift',
          goal: MOST_SHIFTED,
        });
      }
    return figures;
  });
