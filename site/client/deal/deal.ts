import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { shuffledBy } from './chance.ts';
import { isMade, isVersion, MADE, madeItem, nameAt, newestOf } from './made.ts';
import { OWN, ownAt, ownItem } from './own.ts';
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
  { items, order, own: lines = [] }: SetLink,
  catalogue: readonly CatalogueItem[],
  own: string,
): Dealt {
  const bySlug = bySlugIn([...catalogue, ...lines.flatMap((line) => ownItem(line) ?? [])]);
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
    : bySlug
        .get(slug)
        ?.find(({ at }) => question === undefined || at.endsWith(`${endOf(slug)}${question}`));

/** What stands before the name of a question in an address; a board of somebody's own is known by what its line ends with. */
const endOf = (slug: string): string => (slug === OWN ? '.' : '#q-');

/** What stands at an address; a board that is made is known by what it is made for. */
export function itemAt(
  at: string,
  byAt: ReadonlyMap<string, CatalogueItem>,
): CatalogueItem | undefined {
  const known = knownAt(at, byAt);
  const own = known === undefined ? ownAt(at) : undefined;
  return own === undefined ? known && { ...known, at } : ownItem(own.fragment);
}

/** The same as the catalogue has it, for whoever asks of thousands of boards. */
export function knownAt(
  at: string,
  byAt: ReadonlyMap<string, CatalogueItem>,
): CatalogueItem | undefined {
  const known = byAt.get(at);
  if (known !== undefined || !isMade({ at })) return known;
  const { aims, found } = madeOf(byAt);
  const name = found.has(at) ? undefined : nameAt(at);
  const made = name && aims.get(name.aim);
  if (name && made && isVersion(name.version, made.newest)) found.set(at, made.item);
  return found.get(at);
}

/** What a catalogue has of boards that are made. */
interface MadeOfCatalogue {
  readonly aims: ReadonlyMap<string, { readonly item: CatalogueItem; readonly newest: number }>;
  /** By the addresses that were asked for. */
  readonly found: Map<string, CatalogueItem>;
}

function madeOf(byAt: ReadonlyMap<string, CatalogueItem>): MadeOfCatalogue {
  const known = made.get(byAt) ?? { aims: aimsIn(byAt.values()), found: new Map() };
  made.set(byAt, known);
  return known;
}

const made = new WeakMap<object, MadeOfCatalogue>();

const aimsIn = (all: Iterable<CatalogueItem>): MadeOfCatalogue['aims'] =>
  new Map(
    [...all]
      .filter(isMade)
      .map((item) => [nameAt(item.at)?.aim ?? '', { item, newest: newestOf(item) }]),
  );

/** How an item stands in a link; without a print, whatever state it is in. */
export function linkedItem({
  at,
  print,
}: Pick<CatalogueItem, 'at'> & Partial<CatalogueItem>): LinkedItem {
  const { kind, slug, question } = partsOf(at);
  // A board of somebody's own never changes.
  const state = print === undefined || kind === OWN ? {} : { print };
  return kind === 'exercises' ? { slug, ...state } : { slug, question, ...state };
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
  const own = ownAt(at);
  if (own !== undefined) return { kind: OWN, slug: OWN, question: own.sum };
  const [, kind = '', slug = '', question = ''] = /^\/(\w+)\/([^/]+)\/.*#q-(.+)$/.exec(at) ?? [];
  return { kind, slug, question };
}

const uniqueBy = <T>(all: readonly T[], nameOf: (one: T) => string): readonly T[] =>
  [...Map.groupBy(all, nameOf).values()].flatMap(([first]) => first ?? []);
