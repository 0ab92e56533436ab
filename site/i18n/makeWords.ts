/** Making a set of one's own. */
export interface MakeWords {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly find: string;
  readonly findHint: string;
  readonly topic: string;
  readonly level: string;
  readonly any: string;
  readonly name: string;
  readonly order: string;
  readonly orders: { readonly [O in 'asListed' | 'seeded' | 'shuffled']: string };
  /** Of boards that are made from a seed: others for each student. */
  readonly each: string;
  readonly copy: string;
  readonly copied: string;
  readonly open: string;
  readonly check: string;
  readonly chosen: string;
  readonly browser: MakeBrowserWords;
}

/** With {n}, {k} and {title} for the script to fill in. */
export interface MakeBrowserWords {
  readonly found: string;
  readonly add: string;
  readonly addAll: string;
  readonly addSome: string;
  readonly more: string;
  readonly remove: string;
  readonly up: string;
  readonly down: string;
  readonly count: string;
  readonly nothing: string;
  readonly full: string;
  readonly failed: string;
  readonly level: string;
}
