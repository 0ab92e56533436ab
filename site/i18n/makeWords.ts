/** Making a set of one's own. */
export interface MakeWords {
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly find: string;
  readonly findHint: string;
  readonly topic: string;
  readonly level: string;
  /** Heads the ways to answer. */
  readonly kind: string;
  readonly kinds: { readonly [K in SetKind]: string };
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
  readonly asExam: string;
  readonly chosen: string;
  /** Leads from what is found to where the set is named and handed on. */
  readonly goToSet: string;
  /** Boards of one's own among them. */
  readonly own: {
    readonly title: string;
    readonly lead: string;
    readonly sandbox: string;
    readonly label: string;
    readonly add: string;
  };
  readonly browser: MakeBrowserWords;
}

/** How questions are answered, as far as whoever makes a set cares. */
export const SET_KINDS = ['truth', 'number', 'pick', 'declare', 'divide', 'order'] as const;
export type SetKind = (typeof SET_KINDS)[number];

/** With {n}, {k} and {title} for the script to fill in, and where it is said {list} or {line}. */
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
  /** How long the set takes, and what it is about, with {n} and {list}. */
  readonly time: string;
  readonly topics: string;
  readonly rules: string;
  readonly mistakes: string;
  /** What is pasted is neither a link to a board of one's own nor its line. */
  readonly ownNone: string;
  /** Of a board of one's own by its {line}: nothing is asked on it. */
  readonly ownNothing: string;
  readonly ownFailed: string;
  readonly ownAdded: string;
  /** Where a board should stand small. */
  readonly small: string;
  /** By which words boards are found that are made from a seed; nobody reads them. */
  readonly madeWords: string;
}
