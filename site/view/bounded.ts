/** The beginning of a list, and how much more there is of it. */
export interface Beginning<T> {
  readonly shown: readonly T[];
  readonly more: number;
}

export const NOTHING: Beginning<never> = { shown: [], more: 0 };

/**
 * As much of several lists as a page has room for: all of them where that is not more than `room` items together, or
 * else the beginning of each, so many that what is shown never grows with the library.
 */
export function bounded<T>(
  lists: readonly (readonly T[])[],
  room: number,
): readonly Beginning<T>[] {
  const all = lists.reduce((sum, { length }) => sum + length, 0);
  const most = all <= room ? room : Math.max(1, Math.floor(room / lists.length));
  return lists.map((list) => ({
    shown: list.slice(0, most),
    more: Math.max(0, list.length - most),
  }));
}
