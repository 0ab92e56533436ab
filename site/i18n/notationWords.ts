/** A piece of the notation: words, or one of the signs that are drawn. */
export type Sign = 'attacks' | 'blocks' | 'dies';
export type Piece = string | { readonly sign: Sign };
/** One move or several, each of which is broken over two lines only where it is long. */
export type Notation = readonly (readonly Piece[])[];

export interface NotationWords {
  readonly noAttack: string;
  readonly noBlock: string;
  /** “A1 A2 as a band” */
  readonly asBand: (tags: string) => string;
  /** “exerting A1 A2” */
  readonly exerting: (tags: string) => string;
  /** “A1 enlists A2” */
  readonly enlists: (by: string, creature: string) => string;
}

export interface SignWords {
  /** Of one creature, and of several. */
  readonly attacksSign: readonly [one: string, many: string];
  readonly blocksSign: readonly [one: string, many: string];
  readonly diesSign: string;
}
