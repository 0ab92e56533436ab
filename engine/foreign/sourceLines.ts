import { type SourceLine, type UnreadPiece, unreadIn } from './foreign.ts';

/** So many signs of a text are read: a log of a game is shorter, and so is a state of Arena’s. */
const LONGEST_TEXT = 250_000;

export interface SourceText {
  readonly text: string;
  /** Those that say something. */
  readonly lines: readonly SourceLine[];
  /** The first line past what is read, if there is one. */
  readonly past: readonly UnreadPiece[];
}

/** The lines of a text that say something, up to the most that is read; a line that is cut there is not read. */
export function sourceIn(text: string): SourceText {
  const isLong = text.length > LONGEST_TEXT;
  const end = isLong ? Math.max(text.lastIndexOf('\n', LONGEST_TEXT), 0) : text.length;
  const kept = text.slice(0, end);
  const lines = linesIn(kept);
  const [first] = isLong ? linesIn(text.slice(end, end + LONGEST_TEXT)) : [];
  const before = kept === '' ? 0 : kept.split(BREAK).length - 1;
  return {
    text: kept,
    lines,
    past:
      first === undefined
        ? []
        : [unreadIn({ line: before + first.line }, first.text.slice(0, LONGEST_SHOWN), 'tooLong')],
  };
}

const BREAK = /\r\n|[\n\r\u2028\u2029]/;

/** As much as is shown of a line. */
export const LONGEST_SHOWN = 200;

const linesIn = (text: string): readonly SourceLine[] =>
  text
    .split(BREAK)
    .map((one, at) => ({ line: at + 1, text: one.replaceAll(/^[\s\ufeff]+|\s+$/g, '') }))
    .filter((one) => one.text !== '');
