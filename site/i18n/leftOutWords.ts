/** Said where a link leads from a board to one of one’s own that has only a part of it. */
export interface LeftOutWords {
  /** What such a link is called. */
  readonly changeInPart: string;
  /** What of the board is left out, by itself. */
  readonly kinds: { readonly [K in Exclude<LeftOutKind, 'permanents'>]: string };
  readonly permanents: (tags: string) => string;
  readonly sentence: (what: string) => string;
}

export type LeftOutKind =
  /** Spells, abilities and lands that were played before. */
  | 'spells'
  | 'choices'
  /** What happened before attackers are declared. */
  | 'earlier'
  /** That another turn has begun. */
  | 'turn'
  /** What a line has no words for, of permanents, of players, or of what was declared. */
  | 'permanents'
  | 'players'
  | 'declared';
