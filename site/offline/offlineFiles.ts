// What the site keeps in a browser for when there is no network: in which caches, and what the build lists for them.

/** Which files: those that rounds need, which come by themselves, and all the others, which are fetched when asked for. */
export const PARTS = ['sets', 'rest'] as const;
export type OfflineShare = (typeof PARTS)[number];

/** A file by its path below the site's root, `it/rules/509.1c/`, a digest of what it holds, and its bytes as sent. */
export type ListedFile = readonly [path: string, digest: string, bytes: number];

/** What there is to keep in a language, as the build writes it to `offline/<language>.json`. */
export type OfflineList = { readonly [P in OfflineShare]: readonly ListedFile[] };

/** What is kept of a part: each file's digest, and its title where it is a page. */
export type OfflineRecord = Readonly<Record<string, readonly [digest: string, title: string]>>;

/** The caches of the site that lies below a path; other sites of the same host have others. */
export const cachesBelow = (root: string) => ({
  /** Scripts and styles of this version and of some before. */
  assets: `r509 assets ${root}`,
  /** Pages that were visited, and what they asked for. */
  visited: `r509 visited ${root}`,
  sets: `r509 sets ${root}`,
  rest: `r509 rest ${root}`,
});

/** Where a part's record lies in its cache, below the site's root. */
export const RECORD = 'offline/record';

/** The list of a language, below the site's root. */
export const listOf = (language: string): string => `offline/${language}.json`;
