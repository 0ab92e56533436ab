/** Where reading stops, with how many lines stop there and one of the cards that have such a line. */
export interface StopOfReading {
  readonly words: string;
  readonly lines: number;
  readonly card: string;
}

/** A line that is not read: the words from those on with which nothing goes on, and whose it is. */
export interface UnreadLine {
  readonly stoppedAt: string;
  readonly card: string;
}

/** So many words tell one place from another. */
const WORDS = 4;

/** The places where most lines stop, at most so many. */
export function stopsOf(unread: readonly UnreadLine[], most: number): readonly StopOfReading[] {
  const byWords = Map.groupBy(unread, ({ stoppedAt }) =>
    stoppedAt.split(' ').slice(0, WORDS).join(' '),
  );
  return [...byWords]
    .map(([words, lines]) => ({ words, lines: lines.length, card: lines[0]?.card ?? '' }))
    .toSorted((a, b) => b.lines - a.lines || (a.words < b.words ? -1 : 1))
    .slice(0, most);
}
