/** So many neighbours may be of one kind. */
const MOST = 2;

/**
 * The same in an order in which never more than two neighbours are of one kind, where that can be had: as near to the order
 * that was given as that allows, and of one kind in just that.
 */
export function mixed<T>(all: readonly T[], kindOf: (one: T) => string): readonly T[] {
  const rest = [...all];
  const left = new Map<string, number>();
  for (const one of rest) left.set(kindOf(one), (left.get(kindOf(one)) ?? 0) + 1);
  const placed: T[] = [];
  while (rest.length > 0) {
    const next = placeOfNext(rest.map(kindOf), left, placed.slice(-MOST).map(kindOf));
    const [one] = rest.splice(next, 1);
    if (one === undefined) break;
    placed.push(one);
    left.set(kindOf(one), (left.get(kindOf(one)) ?? 1) - 1);
  }
  return placed;
}

/** Which of the kinds that are left comes next. */
function placeOfNext(
  kinds: readonly string[],
  left: ReadonlyMap<string, number>,
  before: readonly string[],
): number {
  const isTooMany = (kind: string): boolean =>
    before.length === MOST && before.every((one) => one === kind);
  // Of a kind of which there are so many, the others are only just enough to stand between.
  const pressing = kinds.findIndex((kind) => {
    const own = left.get(kind) ?? 0;
    return own > MOST * (kinds.length - own) && !isTooMany(kind);
  });
  if (pressing >= 0) return pressing;
  return Math.max(
    0,
    kinds.findIndex((kind) => !isTooMany(kind)),
  );
}
