import { BUDGETS, MEDIAN_OF_ELEMENTS, mostOf, said, withSlack } from '../built/budgets.ts';
import { completedPagesOf, type Page, pagesOf } from '../built/page.ts';
import { APARTS } from '../built/scripts.ts';
import { type BuiltSite, builtSite } from '../built/site.ts';
import { type Weight, weigh } from '../built/weight.ts';
import type { Check } from '../project/check.ts';

export interface Weighed {
  readonly page: Page;
  readonly weight: Weight;
}

/** Every page with its weight, the largest first. */
export function weighed(site: BuiltSite): readonly Weighed[] {
  const wholes = new Map(completedPagesOf(site).map((whole) => [whole.file, whole]));
  return pagesOf(site)
    .map((page) => ({ page, weight: weigh(page, site, wholes.get(page.file)) }))
    .toSorted((a, b) => b.weight.html - a.weight.html);
}

/** What is over its budget, and by how much. */
export const overBudget = (pages: readonly Weighed[]): readonly string[] =>
  pages.flatMap(({ page, weight }) =>
    kinds
      .filter((kind) => weight[kind] > mostOf(BUDGETS[kind]))
      .map((kind) => {
        const budget = BUDGETS[kind];
        const most = said(budget, mostOf(budget));
        return `dist${page.file}: ${budget.name} ${said(budget, weight[kind])}, at most ${most} (${budget.decided})`;
      }),
  );

/** The budgets that come down, since no page of the whole site comes near them. */
export const tooWide = (pages: readonly Weighed[]): readonly string[] => [
  ...kinds.flatMap((kind) => withSlack(BUDGETS[kind], largest(pages, kind))),
  ...withSlack(MEDIAN_OF_ELEMENTS, medianElements(pages)),
];

const largest = (pages: readonly Weighed[], kind: keyof Weight): number =>
  Math.max(0, ...pages.map(({ weight }) => weight[kind]));

const kinds = [
  'html',
  'css',
  'script',
  'onDemand',
  ...APARTS,
  'visit',
  'framed',
  'requests',
  'elements',
] as const;

/** Whether half of the scenarios' pages are larger than they may be. */
export function overMedian(pages: readonly Weighed[]): readonly string[] {
  const median = medianElements(pages);
  const most = mostOf(MEDIAN_OF_ELEMENTS);
  return median > most
    ? [`the pages of scenarios have ${median} elements in the median, at most ${most}`]
    : [];
}

function medianElements(pages: readonly Weighed[]): number {
  const sizes = pages
    .filter(({ page }) => /\/scenarios\/[^/]+\//.test(page.address))
    .map(({ weight }) => weight.elements)
    .toSorted((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** The largest pages, for whoever is about to add to them. */
function summary(pages: readonly Weighed[]): string {
  const first = pages
    .slice(0, 3)
    .map(({ page, weight }) => `${page.address} ${said(BUDGETS.html, weight.html)}`);
  const most = kinds.slice(1).map((kind) => {
    const budget = BUDGETS[kind];
    return `${budget.name} ${said(budget, largest(pages, kind))}`;
  });
  return `largest pages: ${first.join(', ')}; at most: ${most.join(', ')}`;
}

export const check: Check = {
  name: 'sizeBudget',
  run: async () => {
    const pages = weighed(await builtSite(process.cwd()));
    console.log(`note  ${summary(pages)}`);
    return [...overBudget(pages), ...overMedian(pages), ...tooWide(pages)];
  },
};
