/** What works without a network, and how it is fetched ahead. */
export interface OfflineWords {
  /** Of the site as something that is installed. */
  readonly description: string;
  readonly keeping: KeepingWords & {
    readonly title: string;
    readonly lead: string;
    readonly parts: { readonly [P in KeptPart]: string };
  };
  /** The page that stands in for one that is not kept. */
  readonly page: {
    readonly title: string;
    readonly lead: string;
    readonly again: string;
    /** Leads to where it is asked for. */
    readonly more: string;
    /** Heads the pages that are kept. */
    readonly there: string;
    readonly none: string;
    /** Rooms of the site that its menu does not name. */
    readonly rooms: { readonly [R in 'exercises' | 'others']: string };
  };
  readonly newer: { readonly text: string; readonly reload: string };
}

/** What can be kept: all sets, one's own board, the rest, sets that were opened, a language. */
export type KeptPart = 'sets' | 'own' | 'rest' | 'used' | 'all';

/** What the browser fills in: {mb} megabytes, of which {k} are there, or {left} have room. */
export interface KeepingWords {
  readonly keep: string;
  readonly whole: string;
  readonly partly: string;
  readonly underWay: string;
  readonly stop: string;
  readonly remove: string;
  readonly interrupted: string;
  readonly full: string;
  readonly removed: string;
}
