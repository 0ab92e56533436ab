// Where the boards of a round are asked, and how one came to it.

/** The address of a board in English and without the site's base. */
export const plainIn = (round: HTMLElement, href: string): string =>
  `/${href.slice(round.dataset.root?.length)}`;

/** Where that is, in the language of the round. */
export const underRoot = (round: HTMLElement, at: string): string =>
  `${round.dataset.root}${at.slice(1)}`;

/** Whether this page was loaded once more, or one has gone back to it. */
export function isComeBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

/** What a round is asked: what it was dealt before, as long as that is not over, or what comes after. */
export type DealWanted = 'what was dealt' | 'the next';
