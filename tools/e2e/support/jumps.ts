// What moves in a page by itself, and a network on which everything comes after it has been seen.
import type { Frame, Page } from '@playwright/test';

/** As a browser reports it: how much of the window moved how far, and which elements. */
interface Shift {
  readonly value: number;
  readonly at: number;
  readonly moved: readonly string[];
}

/** Of all that moves on a page: as browsers call it good up to 0.1. */
export const MOST_SHIFTED = 0.05;

/** Letters are set as most devices set them, and not on whole pixels, on which no two of them are alike. */
export const LETTERS_AS_SET: readonly string[] = [
  '--font-render-hinting=none',
  '--enable-font-subpixel-positioning',
];

export const NETWORKS = ['fast', 'late'] as const;
export type Network = (typeof NETWORKS)[number];

/** Opens a page to which everything comes so, and does what is to be done on it: all that moved. */
export async function shiftsOpening(
  page: Page,
  at: string,
  network: Network,
  act?: (page: Page) => Promise<void>,
): Promise<Shifted> {
  await watchShifts(page);
  if (network === 'late') await comeLate(page);
  await page.goto(at);
  await untilSettled(page);
  if (act) {
    await act(page);
    await untilSettled(page);
  }
  return shiftsIn(page);
}

/** All that moved since something could be seen: summed up, and what it was. */
export interface Shifted {
  readonly sum: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    /** All that moved so far without anybody's doing. */
    shifts?: Shift[];
  }
}

/** To be asked for before the page is. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

// Runs in the page: nothing from outside of it is known there.
function watch(): void {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  const isFound = (entry: PerformanceEntry): entry is LayoutShift => 'hadRecentInput' in entry;
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element?.id ? `#${element.id}` : `${element?.localName}.${element?.className}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!isFound(entry) || entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}`,
      );
      shifts.push({ value: entry.value, at: entry.startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Not in every browser, and so not among the types of all. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

export async function shiftsIn(page: Page): Promise<Shifted> {
  const seen = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return (window.shifts ?? []).filter(({ at }) => paint !== undefined && at > paint.startTime);
  });
  const sum = seen.reduce((all, { value }) => all + value, 0);
  const moved = seen.map((shift) => `${shift.value.toFixed(3)}: ${shift.moved.join('; ')}`);
  return { sum, moved };
}

/** Letters, scripts and what they ask for come each after the page has been seen without them. */
async function comeLate(page: Page): Promise<void> {
  await page.route(/\.(js|json|woff2)(\?|$)/, async (route) => {
    // By then the page may be another, or gone.
    await seen(route.request().frame()).catch(() => {});
    await route.continue().catch(() => {});
  });
}

const seen = (frame: Frame): Promise<void> =>
  frame.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Until all that a page brings by itself is there, and nothing more changes. */
async function untilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(settle);
}

// Runs in the page.
async function settle(): Promise<void> {
  const coming = [
    // What is asked, and what answers it on the board.
    'r509-ask:not(:defined)',
    '.q.now form:not([data-laid])',
    'r509-round[data-boards] .asking:empty',
    'r509-dealt:not(:defined)',
    'r509-replay:not(:defined)',
    'r509-filters:not(:defined)',
    'r509-sandbox > [hidden]:first-of-type',
    'r509-sandbox .on-bench:empty',
    'r509-maker > [hidden]',
    'r509-progress:not([data-shown])',
    '.exam-start:not([data-ready])',
    '[data-from][open]:not([data-brought])',
  ].join();
  let still = 0;
  const changes = new MutationObserver(() => {
    still = 0;
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true });
  while (still < 15) {
    await new Promise(requestAnimationFrame);
    const isComing = document.fonts.status === 'loading' || document.querySelector(coming) !== null;
    still = isComing ? 0 : still + 1;
  }
  changes.disconnect();
}
