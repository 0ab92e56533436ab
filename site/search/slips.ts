/** The likeliest of these words to be meant by one that is none: as few letters otherwise as can be, and at most so many. */
export function nearestOf(word: string, among: Iterable<string>, most: number): string | undefined {
  let nearest: string | undefined;
  let least = most + 1;
  for (const one of among) {
    const slips = slipsBetween(word, one);
    if (slips >= least) continue;
    nearest = one;
    least = slips;
  }
  return nearest;
}

/** How many letters have to be put in, left out, changed, or changed with the next one. */
export function slipsBetween(a: string, b: string): number {
  let beforeThat: readonly number[] = [];
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const isSwapped = a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      now.push(
        Math.min(
          (before[at] ?? 0) + 1,
          (now[at - 1] ?? 0) + 1,
          (before[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (beforeThat[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeThat = before;
    before = now;
  }
  return before[b.length] ?? 0;
}
