import type { Page } from '@playwright/test';
import { ASKING_PAGES, answerWatched } from '../../e2e/support/askingPages.ts';
import { JOURNEYS, longestOfEach } from '../../e2e/support/journeys.ts';
import { makeSlow, type Slowing } from '../../e2e/support/pace.ts';
import { type LongestTasks, longestTasks, MOST_AT_ONCE } from '../../e2e/support/tasks.ts';
import { BESIDE_PAGE } from '../../e2e/support/traces.ts';
import { quantile } from '../timing.ts';
import { onPhone, withBrowser, withFreshPage } from './browsed.ts';
import type { PageFigure } from './pageFigure.ts';

const TRIES = 3;

/** What somebody does on a page, and the longest task of each part of it. */
interface Done {
  readonly what: string;
  readonly slowing: Slowing;
  readonly longest: (page: Page) => Promise<LongestTasks>;
}

const DONE: readonly Done[] = [
  ...JOURNEYS.map(({ what, steps, slowing = 'multiplied' as const }) => ({
    what,
    slowing,
    longest: (page: Page) => longestOfEach(page, steps()),
  })),
  ...ASKING_PAGES.map((asking) => ({
    what: asking.what,
    slowing: 'multiplied' as const,
    longest: (page: Page) =>
      longestTasks(page, (name) => answerWatched(page, asking, name), BESIDE_PAGE),
  })),
];

/** The longest task from load through all that is done, on a phone that is four times slower. */
export const measureTasks = (baseURL: string): Promise<readonly PageFigure[]> =>
  withBrowser([], async (browser) => {
    const surroundings = onPhone(baseURL);
    const figures: PageFigure[] = [];
    for (const { what, longest, slowing } of DONE) {
      const tries: LongestTasks[] = [];
      while (tries.length < TRIES)
        tries.push(
          await withFreshPage(browser, surroundings, async (page) => {
            await makeSlow(page, slowing);
            return longest(page);
          }),
        );
      const [step, measured] = longestOf(tries);
      figures.push({ part: 'tasks', what, measured, unit: 'ms', goal: MOST_AT_ONCE, note: step });
    }
    return figures;
  });

/** The step whose task is the longest, as it is in the median of all tries. */
function longestOf(tries: readonly LongestTasks[]): readonly [step: string, longest: number] {
  const steps = [...(tries[0] ?? new Map<string, number>()).keys()].map((step) => {
    const some = tries.map((one) => one.get(step) ?? 0);
    return [step, quantile(some, 0.5)] as const;
  });
  return steps.toSorted((a, b) => b[1] - a[1])[0] ?? ['nothing', 0];
}
