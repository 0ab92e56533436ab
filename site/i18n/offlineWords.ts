/** What works without a network, and how it is fetched ahead. */
export interface OfflineWords {
  /** Of the site as something that is installed. */
  readonly description: string;
  readonly keeping: KeepingWords & { readonly title: string; readonly lead: string };
  /** The page that stands in for one that is not kept. */
  readonly page: {
    readonly title: string;
    readonly lead: string;
    readonly again: string;
    /** Heads the pages that are kept. */
    readonly there: string;
    readonly none: string;
    /** Rooms of the site that its menu does not name. */
    readonly rooms: { readonly [R in 'exercises' | 'others']: string };
  };
  readonly newer: { readonly text: string; readonly reload: string };
}

/** What the browser fills in: {k} files of {n}, {mb} megabytes. */
export interface KeepingWords {
  readonly setsKept: string;
  /** Of the sets, some are still to come. */
  readonly setsPartly: string;
  readonly allKept: string;
  readonly keep: string;
  readonly underWay: string;
  readonly stop: string;
  readonly remove: string;
  readonly interrupted: string;
  readonly full: string;
  readonly removed: string;
}
