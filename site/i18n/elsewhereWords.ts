import type { ForeignKind, WhyUnread } from '#engine/foreign';

/** What was read of a text that another program wrote, and what was not. */
export interface ElsewhereWords {
  readonly sources: { readonly [S in BroughtKind]: string };
  readonly read: (source: string, read: number, lines: number) => string;
  /** Nothing of it is of a board, which stays as it was. */
  readonly nothing: (source: string) => string;
  readonly otherLanguage: (source: string) => string;
  readonly unread: (n: number) => string;
  readonly piece: (line: number, text: string, why: string) => string;
  readonly more: (n: number) => string;
  readonly whys: { readonly [W in WhyUnread]: string };
}

/** As what a text is read: another program’s, a list of cards, or what was taken off a picture. */
export type BroughtKind = ForeignKind | 'deck' | 'picture';
