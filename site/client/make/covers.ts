import type { MakeBrowserWords } from '../../i18n/makeWords.ts';
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import type { MakeDetails } from '../../view/makeDetails.ts';

/** What is known of the boards of a set, and what topics and mistakes are called, by how they stand in addresses. */
export interface CoverKnown {
  readonly details: MakeDetails;
  readonly topics: ReadonlyMap<string, string>;
  readonly mistakes: { readonly [slug: string]: string };
}

/** How long a set takes, and what it is about: topics, rules that decide, mistakes that show, the most frequent first. */
export function covers(
  items: readonly CatalogueItem[],
  { details, topics, mistakes }: CoverKnown,
  words: MakeBrowserWords,
): readonly string[] {
  if (items.length === 0) return [];
  const about = (said: string, all: readonly string[]): readonly string[] => {
    const list = mostFirst(all);
    return list.length === 0 ? [] : [said.replace('{list}', list.join(', '))];
  };
  return [
    words.time.replace('{n}', `${minutesFor(items, details)}`),
    ...about(
      words.topics,
      items.flatMap((item) => item.topics.slice(0, 1).map((slug) => topics.get(slug) ?? slug)),
    ),
    ...about(
      words.rules,
      items.flatMap(({ rules }) => rules.slice(0, 1)),
    ),
    ...about(
      words.mistakes,
      items.flatMap((item) => item.mistakes.map((slug) => mistakes[slug] ?? slug)),
    ),
  ];
}

/** Of a board of which nothing is known, made or somebody's own. */
const SECONDS = 60;

/** Whole minutes, at least one. */
export const minutesFor = (items: readonly CatalogueItem[], details: MakeDetails): number => {
  const seconds = items.map(({ at }) => details[at]?.[1] ?? SECONDS);
  return Math.max(1, Math.round(seconds.reduce((sum, one) => sum + one, 0) / 60));
};

/** Each once, with how often it comes where that is more than once. */
function mostFirst(all: readonly string[]): readonly string[] {
  return [...Map.groupBy(all, (one) => one)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([one, { length }]) => (length === 1 ? one : `${one} (${length})`));
}

/** What topics are called, as a field to choose from has them. */
export const topicsIn = (field: Element): ReadonlyMap<string, string> =>
  new Map([...field.querySelectorAll('option')].map(({ value, text }) => [value, text] as const));
