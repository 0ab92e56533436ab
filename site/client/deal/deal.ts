import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { shuffledBy } from './chance.ts';
import { aimIn, isMade, MADE, madeItem, nameAt } from './made.ts';
import type { LinkedItem, SetLink } from './setLink.ts';

/** What is asked of whom follows a link, and what of it could not be kept. */
export interface Dealt {
  readonly items: readonly CatalogueItem[];
  /** Of those that are asked, what has changed since the link was made. */
  readonly changed: readonly CatalogueItem[];
  /** What there is no more. */
  readonly gone: readonly LinkedItem[];
}

/** `own`: the seed of whoever follows the link, where each has another order. */
export function dealt(
  { items, order }: SetLink,
  catalogue: readonly CatalogueItem[],
  own: string,
): Dealt {
  const bySlug = bySlugIn(catalogue);
  const found = items.map((item) => ({ item, known: itemFor(item, bySlug, own) }));
  const known = uniqueBy(
    found.flatMap(({ item, known: one }) => (one === undefined ? [] : [{ item, one }])),
    ({ one }) => one.at,
  );
  const listed = known.map(({ one }) => one);
  return {
    items: order.kind === 'asListed' ? listed : shuffledBy(seedOf(order, own), listed, atOf),
    changed: known
      .filter(({ item, one }) => item.print !== undefined && item.print !== one.print)
      .map(({ one }) => one),
    gone: found.flatMap(({ item, known: one }) => (one === undefined ? [item] : [])),
  };
}

const seedOf = (order: Exclude<SetLink['order'], { kind: 'asListed' }>, own: string): string =>
  order.kind === 'seeded' ? order.seed : own;

/**
 * An exercise asks one thing only; of a scenario, the first is meant where nothing is said. `own`: the seed of whoever
 * follows the link, where each has other boards.
 */
export const itemFor = (
  { slug, question }: LinkedItem,
  bySlug: ReadonlyMap<string, readonly CatalogueItem[]>,
  own = '',
): CatalogueItem | undefined =>
  slug === MADE
    ? madeItem(question ?? '', bySlug.get(MADE) ?? [], own)
    : bySlug.get(slug)?.find(({ at }) => question === undefined || at.endsWith(`#q-${question}`));

/** What stands at an address; a board that is made is known by what it is made for. */
export function itemAt(
  at: string,
  byAt: ReadonlyMap<string, CatalogueItem>,
): CatalogueItem | undefined {
  const known = byAt.get(at);
  if (known !== undefined || !isMade({ at })) return known;
  const name = nameAt(at);
  const base = name && aimIn(name, [...byAt.values()]);
  return base && { ...base, at };
}

/** How an item stands in a link. */
export function linkedItem({ at, print }: CatalogueItem): LinkedItem {
  const { kind, slug, question } = partsOf(at);
  return kind === 'exercises' ? { slug, print } : { slug, question, print };
}

/** What is asked, by whose it is. */
export const bySlugIn = (
  catalogue: readonly CatalogueItem[],
): ReadonlyMap<string, readonly CatalogueItem[]> => Map.groupBy(catalogue, slugOf);

const slugOf = ({ at }: CatalogueItem): string => partsOf(at).slug;

const atOf = ({ at }: CatalogueItem): string => at;

/** `/exercises/one/#q-block`; a scenario's address may have an edition in it. */
function partsOf(at: string): {
  readonly kind: string;
  readonly slug: string;
  readonly question: string;
} {
  const [, kind = '', slug = '', question = ''] = /^\/(\w+)\/([^/]+)\/.*#q-(.+)$/.exec(at) ?? [];
  return { kind, slug, question };
}

const uniqueBy = <T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] =>
  all.filter((one, at) => all.findIndex((other) => nameOf(other) === nameOf(one)) === at);
