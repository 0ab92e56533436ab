// Boards that are made from a seed, as they stand in links and addresses: `boards:1-menace-s7`, `/practice/boards/#q-1-menace-s7`.
import type { CatalogueItem } from '../../view/catalogueItem.ts';
import { hashOf } from './chance.ts';

/** Whose they are in a link, where an exercise or a scenario has its name. */
export const MADE = 'boards';

export interface MadeName {
  /** The version of the generator that makes them. */
  readonly version: string;
  /** What they are for: a mistake, a keyword or a rule. */
  readonly aim: string;
  readonly seed:
    | { readonly kind: 'seed'; readonly text: string }
    /** Another board for each reader: which of theirs. */
    | { readonly kind: 'each'; readonly nth: number }
    | { readonly kind: 'none' };
}

const NAME =
  /^(?<version>\d{1,3})-(?<aim>[a-z]+(?:-[a-z]+)*?)(?:-(?:s(?<seed>\d{1,12})|each(?<nth>\d{1,3})))?$/;

export function madeNameIn(text: string): MadeName | undefined {
  const { version, aim, seed, nth } = NAME.exec(text)?.groups ?? {};
  if (version === undefined || aim === undefined) return undefined;
  if (seed !== undefined) return { version, aim, seed: { kind: 'seed', text: seed } };
  if (nth !== undefined) return { version, aim, seed: { kind: 'each', nth: Number(nth) } };
  return { version, aim, seed: { kind: 'none' } };
}

export function madeName({ version, aim, seed }: MadeName): string {
  if (seed.kind === 'none') return `${version}-${aim}`;
  return `${version}-${aim}-${seed.kind === 'seed' ? `s${seed.text}` : `each${seed.nth}`}`;
}

/**
 * What a catalogue has of an aim, under the version of the generator that a name says: each that was ever published is
 * still read. Nothing where there is no such aim, or a version that is none yet.
 */
export function aimIn(
  { version, aim }: Pick<MadeName, 'version' | 'aim'>,
  all: readonly CatalogueItem[],
): CatalogueItem | undefined {
  const item = all.find(({ at }) => nameAt(at)?.aim === aim);
  return item === undefined || !isVersion(version, newestOf(item))
    ? undefined
    : { ...item, at: addressOfMade(`${Number(version)}-${aim}`) };
}

/** Where a board of this name is asked, in English and without the site's base. */
export const addressOfMade = (name: string): string => `/practice/${MADE}/#q-${name}`;

/** Whether a version of the generator is one that there is, or has been. */
export const isVersion = (version: string, newest: number): boolean =>
  Number(version) >= 1 && Number(version) <= newest;

/** Which version of the generator makes what a catalogue lists. */
export const newestOf = ({ at }: CatalogueItem): number => Number(nameAt(at)?.version);

export const isMade = ({ at }: Pick<CatalogueItem, 'at'>): boolean =>
  at.startsWith(`/practice/${MADE}/`);

/** How the board at an address is called: `1-menace-s7`; nothing where none is made there. */
export const textAt = (at: string): string | undefined =>
  isMade({ at }) ? at.slice(at.indexOf('#q-') + 3) : undefined;

export const nameAt = (at: string): MadeName | undefined => madeNameIn(textAt(at) ?? '');

/** One of the boards that a catalogue’s item stands for. */
export const withSeed = (item: CatalogueItem, seed: string): CatalogueItem => ({
  ...item,
  at: `${baseOf(item.at)}-s${seed}`,
});

/** Another of them for each who follows the link. */
export const forEach = (item: CatalogueItem, nth: number): CatalogueItem => ({
  ...item,
  at: `${baseOf(item.at)}-each${nth}`,
});

export const isForEach = (name: string): boolean => madeNameIn(name)?.seed.kind === 'each';

/** The address without its seed, by which the catalogue knows it. */
const baseOf = (at: string): string => at.replace(/-(?:s\d{1,12}|each\d{1,3})$/, '');

/** The next seed after one, in a row that is the same for everyone. */
export const seedAfter = (seed: string, nth: number): string => `${hashOf(`${seed} ${nth}`)}`;

/** So many boards make a round. */
const A_ROUND = 10;

/** The seeds of a round: the first is this one, the others follow from it. */
export const seedsFrom = (seed: string): readonly string[] =>
  Array.from({ length: A_ROUND }, (_, nth) => (nth === 0 ? seed : seedAfter(seed, nth)));

/** What a link means by `1-menace-s7`; `own`: the seed of whoever reads it. Nothing where there is no such aim any more. */
export function madeItem(
  question: string,
  all: readonly CatalogueItem[],
  own: string,
): CatalogueItem | undefined {
  const name = madeNameIn(question);
  if (name === undefined) return undefined;
  const item = aimIn(name, all);
  if (item === undefined) return undefined;
  switch (name.seed.kind) {
    case 'seed':
      return withSeed(item, name.seed.text);
    case 'each':
      return withSeed(item, seedAfter(`${own} ${name.aim}`, name.seed.nth));
    case 'none':
      return withSeed(item, seedAfter(`${own} ${name.aim}`, 0));
  }
}
