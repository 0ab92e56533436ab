/** A board as a picture shows it and as files carry it: every word in the language of whoever reads it. */
export interface PicturedBoard {
  /** The first stands above, and to it belong the creatures that are near. */
  readonly players: readonly PicturedPlayer[];
  readonly stack?: PicturedStack | undefined;
  readonly near: PicturedRow;
  readonly away: PicturedRow;
  readonly lines: readonly PicturedLine[];
}

export interface PicturedPlayer {
  readonly name: string;
  /** The part that the player has in this combat. */
  readonly role: string;
  /** Cards, counters and mana; the last is the life total. */
  readonly counts: readonly string[];
  /** What is told of the cards in exile. */
  readonly exile?: string | undefined;
  /** Permanents that are no creatures. */
  readonly others: readonly PicturedPermanent[];
}

export interface PicturedPermanent {
  readonly tag: string;
  readonly name: string;
  /** Abilities and what else is so of it, a line each. */
  readonly words: readonly string[];
}

export interface PicturedRow {
  /** Whose creatures they are; of an empty row also that there are none. */
  readonly label: string;
  readonly creatures: readonly PicturedCreature[];
}

export interface PicturedCreature extends PicturedPermanent {
  readonly size: string;
  readonly role: 'attacking' | 'blocking' | 'idle';
  readonly stands: 'untapped' | 'tapped' | 'gone';
  /** The damage marked on it. */
  readonly damage?: string | undefined;
  /** Tapped, what it attacks or blocks. */
  readonly state?: string | undefined;
}

/** The line of a block, or of an attack that nothing blocks; creatures by their short names. */
export type PicturedLine = (
  | { readonly kind: 'attack'; readonly attacker: string; readonly target?: string | undefined }
  | { readonly kind: 'block'; readonly attacker: string; readonly blocker: string }
) & {
  /** Of a declaration that does not stand: what was only tried, and what is at fault in it. */
  readonly refused?: 'tried' | 'atFault' | undefined;
};

export interface PicturedStack {
  readonly title: string;
  readonly items: readonly string[];
}

/** What was ruled on a board, as it stands below it. */
export interface PicturedRuling {
  /** Nothing, where nothing was tried. */
  readonly verdict: 'legal' | 'illegal' | 'unproved' | undefined;
  /** The verdict in words; empty where there is none. */
  readonly says: string;
  /** Why, a paragraph each, with its rule. */
  readonly why: readonly string[];
  /** Who ruled, and by the rules of which date. */
  readonly source: string;
  /** Leads to this board. */
  readonly link: string;
  /** The same as a code of squares, where it is short enough. */
  readonly code?: PicturedCode | undefined;
}

/** A code of squares: how many stand in a row, its quiet zone counted in, and the dark ones of each row side by side. */
export interface PicturedCode {
  readonly size: number;
  readonly runs: readonly { readonly x: number; readonly y: number; readonly width: number }[];
}
