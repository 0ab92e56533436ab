/** How an index differs from the one before it, by the lines of its cards. */
export interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  /** Those that the files do not have: they stay as they were. */
  readonly kept: readonly string[];
  /** How many lines of texts were read before and are not any more, of cards that were there. */
  readonly newlyUnread: number;
  /** How many are read now that were not. */
  readonly newlyRead: number;
}

/** By id the line of each card, before and after. */
type Lines = ReadonlyMap<string, string>;

export function differenceOf(before: Lines, after: Lines): Difference {
  const changed = [...after].filter(([id, line]) => before.has(id) && before.get(id) !== line);
  const unread = changed.map(([id, line]) => unreadIn(line) - unreadIn(before.get(id) ?? ''));
  return {
    added: [...after.keys()].filter((id) => !before.has(id)),
    changed: changed.map(([id]) => id),
    kept: [...before.keys()].filter((id) => !after.has(id)),
    newlyUnread: sum(unread.filter((n) => n > 0)),
    newlyRead: sum(unread.filter((n) => n < 0).map((n) => -n)),
  };
}

/** So many lines of both its faces are not read. */
const unreadIn = (line: string): number =>
  sum([...line.matchAll(/"unread":(\d+)/g)].map(([, n]) => Number(n)));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** In a line: `412 new, 3 changed, 5 lines newly not read`. */
export function toldDifference(difference: Difference): string {
  const { added, changed, kept, newlyUnread, newlyRead } = difference;
  const parts = [
    `${added.length} new`,
    `${changed.length} changed`,
    `${newlyUnread} lines newly not read`,
    `${newlyRead} lines newly read`,
    ...(kept.length === 0 ? [] : [`${kept.length} that these files do not have stay as they were`]),
  ];
  return parts.join(', ');
}
