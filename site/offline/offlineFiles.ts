// What the site keeps in a browser for when there is no network: in which caches, and what the build lists for them.

/** Scripts and styles that are needed together: `shell` on every page and for answering, with `.it` what of it speaks Italian. */
export const KITS = ['shell', 'rounds', 'own'] as const;
export type KitRoom = (typeof KITS)[number];

/** A kit as a bundle: where it lies below the site's root, how many bytes are sent, and what belongs to it. */
export interface Kit {
  readonly at: string;
  readonly bytes: number;
  readonly paths: readonly string[];
}
export type Kits = Readonly<Record<string, Kit>>;

/**
 * What is kept together, in a language: what all rounds need, the practice sets with their boards (or one of them,
 * `sets/trample`), one's own board, and all else.
 */
export const SHARES = ['rounds', 'sets', 'own', 'rest'] as const;
export type KeptShare = (typeof SHARES)[number] | `sets/${string}`;

/** A bundle by its name, which changes with what is in it, and how many bytes are sent. */
export type ListedBundle = readonly [name: string, bytes: number];

export const isShare = (text: string): text is KeptShare =>
  text.startsWith('sets/') || SHARES.some((share) => share === text);

/** What there is to keep in a language, as the build writes it to `offline/<language>.json`. */
export interface OfflineList {
  /** Names the scripts and styles that the pages ask for. */
  readonly version: string;
  readonly kits: Kits;
  readonly bundles: readonly ListedBundle[];
  /** Of which bundles each consists, by their places in the list. */
  readonly shares: { readonly [S in KeptShare]?: readonly number[] };
  /** How many bytes all of each other language is. */
  readonly others: Readonly<Record<string, number>>;
}

/** The caches of the site that lies below a path; other sites of the same host have others. */
export const cachesBelow = (root: string) => ({
  /** Scripts and styles of this version and of some before. */
  assets: `r509 assets ${root}`,
  /** Pages that were visited, and what they asked for. */
  visited: `r509 visited ${root}`,
  /** Bundles, and what is wanted of them. */
  kept: `r509 kept ${root}`,
  /** What versions before bundles have kept, file by file. */
  former: [`r509 sets ${root}`, `r509 rest ${root}`],
});

/** The list of a language, below the site's root. */
export const listOf = (language: string): string => `offline/${language}.json`;

/** A bundle of a language, below the site's root. */
export const bundleOf = (language: string, name: string): string =>
  `offline/${language}/${name}.bin`;

/** A kit lies among what is in it, since a host says the same of both. */
export const kitOf = (name: string): string => `_astro/kit.${name}.bin`;

/** What a kit is called in a language: of each room what all languages have, and what speaks this one. */
export const kitNames = (rooms: readonly KitRoom[], language: string): readonly string[] =>
  rooms.flatMap((room) => [room, `${room}.${language}`]);

/** The bundles of shares, each once. */
export const bundlesOf = (
  { bundles, shares }: Pick<OfflineList, 'bundles' | 'shares'>,
  wanted: readonly KeptShare[],
): readonly ListedBundle[] => {
  const places = new Set(wanted.flatMap((share) => shares[share] ?? []));
  return [...places].flatMap((place) => (bundles[place] === undefined ? [] : [bundles[place]]));
};

/** Which scripts and styles the pages of a share ask for. */
export function roomsFor(share: KeptShare): readonly KitRoom[] {
  switch (share) {
    case 'own':
      return ['shell', 'own'];
    default:
      return ['shell', 'rounds'];
  }
}
