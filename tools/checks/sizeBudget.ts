import { type Page, pagesOf } from '../built/page.ts';
import { APARTS } from '../built/scripts.ts';
import { type BuiltSite, builtSite } from '../built/site.ts';
import { type Weight, weigh } from '../built/weight.ts';
import type { Check } from '../project/check.ts';

const KB = 1024;

/** The most that a page may weigh, as it is sent. */
export const budget: Weight = {
  html: 12.4 * KB,
  css: 10 * KB,
  script: 10 * KB,
  // The design says 50 for answering, and 60 where boards are made: here the engine also rules by what mistakes believe,
  // some of what makes boards comes along with it, names carry their grammar, another may rule in its place, and
  // sentences are read from files of words with what fills them in.
  onDemand: 61.5 * KB,
  // Nobody waits for it: it comes by itself after all else.
  offline: 6 * KB,
  // The store, the log, and what is said where there is none.
  memory: 6 * KB,
  exports: 14 * KB,
  round: 10 * KB,
  // Beside it: what makes boards, what counts their legal answers, draws and asks them, and the words of one language.
  boards: 36.5 * KB,
  exam: 12 * KB,
  codes: 10 * KB,
  // The design says 140 for the whole engine: it is more by the rules of seven dates, by all that can be done and happen
  // being told, and by what writes boards as files and pictures; Italian and Spanish have more sentences than English.
  sandbox: 255 * KB,
  visit: 80 * KB,
  framed: 40 * KB,
  requests: 10,
  elements: 2500,
};

/** The most elements that a scenario's page has in the median. */
const medianElements = 1200;

const names: { readonly [K in keyof Weight]: string } = {
  html: 'HTML',
  css: 'CSS',
  script: 'script before any interaction',
  onDemand: 'script on demand',
  offline: 'script for working offline',
  memory: 'script that remembers answers',
  exports: 'script for exports',
  round: 'script beside a round’s questions',
  boards: 'script for boards that are made',
  exam: 'script for an exam',
  codes: 'script that checks codes',
  sandbox: 'script that rules on a board of one’s own',
  visit: 'first visit',
  framed: 'page in a frame before any interaction',
  requests: 'requests of a first visit',
  elements: 'elements',
};

export interface Weighed {
  readonly page: Page;
  readonly weight: Weight;
}

/** Every page with its weight, the largest first. */
export const weighed = (site: BuiltSite): readonly Weighed[] =>
  pagesOf(site)
    .map((page) => ({ page, weight: weigh(page, site) }))
    .toSorted((a, b) => b.weight.html - a.weight.html);

/** What is over its budget, and by how much. */
export const overBudget = (pages: readonly Weighed[]): readonly string[] =>
  pages.flatMap(({ page, weight }) =>
    kinds
      .filter((kind) => weight[kind] > budget[kind])
      .map(
        (kind) =>
          `dist${page.file}: ${names[kind]} ${said(kind, weight[kind])}, at most ${said(kind, budget[kind])}`,
      ),
  );

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

const said = (kind: keyof Weight, amount: number): string =>
  kind === 'requests' || kind === 'elements' ? `${amount}` : `${(amount / KB).toFixed(1)} KB`;

/** Half of the scenarios' pages, in all their languages and editions, are no larger than this. */
export function overMedian(pages: readonly Weighed[]): readonly string[] {
  const sizes = pages
    .filter(({ page }) => /\/scenarios\/[^/]+\//.test(page.address))
    .map(({ weight }) => weight.elements)
    .toSorted((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return median > medianElements
    ? [`the pages of scenarios have ${median} elements in the median, at most ${medianElements}`]
    : [];
}

/** The largest pages, for whoever is about to add to them. */
function summary(pages: readonly Weighed[]): string {
  const largest = pages
    .slice(0, 3)
    .map(({ page, weight }) => `${page.address} ${said('html', weight.html)}`);
  const most = kinds.slice(1).map((kind) => {
    const amount = Math.max(0, ...pages.map(({ weight }) => weight[kind]));
    return `${names[kind]} ${said(kind, amount)}`;
  });
  return `largest pages: ${largest.join(', ')}; at most: ${most.join(', ')}`;
}

export const check: Check = {
  name: 'sizeBudget',
  run: async () => {
    const pages = weighed(await builtSite(process.cwd()));
    console.log(`note  ${summary(pages)}`);
    return [...overBudget(pages), ...overMedian(pages)];
  },
};
