import type { PreviewWords } from '../i18n/previewWords.ts';
import { addedDays } from './added.ts';

/** A feed, and where it lies in English. */
export interface Feed {
  readonly name: keyof PreviewWords['feeds'];
  readonly address: string;
}

const BOARDS: Feed = { name: 'boards', address: '/feeds/boards.xml' };
const RULINGS: Feed = { name: 'rulings', address: '/feeds/rulings.xml' };

/** The feeds that readers find from a page, by its address in English. */
export const feedsOn = (page: string): readonly Feed[] => ON_PAGES[page] ?? [];

const ON_PAGES: Readonly<Record<string, readonly Feed[]>> = {
  '/': [BOARDS, RULINGS],
  '/practice/': [BOARDS],
  '/scenarios/': [BOARDS],
  '/editions/': [RULINGS],
  '/editions/changes/': [RULINGS],
};

/** What a feed tells: a page of the site, and the day on which it came or from which it holds. */
export interface FeedEntry {
  readonly title: string;
  readonly description: string;
  /** In English. */
  readonly page: string;
  readonly day: string;
}

/** So many stand in a feed: who reads it asks more often than boards come. */
const MOST = 60;

/** The newest first, of one day by their addresses; what has no day is left out. */
export function newestBySlug<T extends { readonly slug: string }>(
  all: readonly T[],
  root: string,
): readonly (T & { readonly day: string })[] {
  const days = addedDays(root);
  return all
    .flatMap((one) => {
      const day = days.get(one.slug);
      return day === undefined ? [] : [{ ...one, day }];
    })
    .toSorted((a, b) => b.day.localeCompare(a.day) || a.slug.localeCompare(b.slug))
    .slice(0, MOST);
}
