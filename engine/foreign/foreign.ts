/** What another program wrote, by which program and what it is of. */
export type ForeignKind =
  | 'forgePuzzle'
  | 'forgeLog'
  | 'xmageLog'
  | 'cockatriceLog'
  | 'magicOnlineLog'
  | 'arenaLog'
  /** Objects of a game as Arena’s own log has them, in JSON. */
  | 'arenaState';

/** A text of another program as a board. */
export interface Foreign {
  readonly kind: ForeignKind;
  /** The board in the notation of lines; left out where nothing of the text is of one. */
  readonly line?: string;
  /** So many lines of the source say something at all. */
  readonly lines: number;
  /** What of it is not on the board, in the order of the source. */
  readonly unread: readonly UnreadPiece[];
}

/** A line of the source, or as much of it as was not read. */
export interface UnreadPiece {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly why: WhyUnread;
}

export const WHY_UNREAD = [
  /** It says nothing of what lies on the table: a name, a draw, what somebody said. */
  'notOfBoard',
  /** It is nothing that the program is known to write. */
  'notUnderstood',
  /** The program writes so, in a language that is not read. */
  'otherLanguage',
  /** It lies in a zone of which a line says nothing: a library, a sideboard. */
  'zone',
  /** How something stands, as a line can’t say it. */
  'standing',
  'counters',
  /** The game is in a phase in which no board begins. */
  'phase',
  /** A spell was cast; what came of it is not said. */
  'spell',
  /** It names something that is not there. */
  'missing',
  /** Several are called so, and they are not alike. */
  'severalMeant',
  /** A board has room for fewer players. */
  'players',
  /** Only the last of its kind counts, or only the last combat. */
  'earlier',
  /** It came after the last declaration. */
  'later',
  /** No card is called so, or several nearly are. */
  'unknownCard',
  /** It stands past the most that is read. */
  'tooLong',
] as const;
export type WhyUnread = (typeof WHY_UNREAD)[number];

/** A line of the source, without what is around it. */
export interface SourceLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

export const unreadIn = ({ line }: Pick<SourceLine, 'line'>, text: string, why: WhyUnread) =>
  ({ line, text, why }) satisfies UnreadPiece;
