// After a mistake comes another board of its kind.

/** So many boards stand between a mistake and the next board of its kind. */
const BETWEEN = 2;

/**
 * With a board that comes three later than the one at `at`: after a mistake not at once, when it would only be copied. One
 * that is new takes the place of the last, so that the round stays as long as it was.
 */
export function withLater(asked: readonly number[], at: number, place: number): readonly number[] {
  const done = asked.slice(0, at + 1);
  const coming = asked.slice(at + 1).filter((one) => one !== place);
  const isNew = !asked.includes(place);
  const kept = isNew && coming.length > BETWEEN ? coming.slice(0, -1) : coming;
  return [...done, ...kept.slice(0, BETWEEN), place, ...kept.slice(BETWEEN)];
}

/** What a board is by which another is of its kind. */
export interface BoardKind {
  readonly href: string;
  readonly topic: string;
  /** Those that answer it otherwise. */
  readonly mistakes: readonly string[];
}

/** The first of these that is of the same kind: by a mistake that both show, else by their topic. */
export const kinAmong = (board: BoardKind, others: readonly BoardKind[]): BoardKind | undefined =>
  others.find(({ mistakes }) => mistakes.some((one) => board.mistakes.includes(one))) ??
  others.find(({ topic }) => topic === board.topic);
