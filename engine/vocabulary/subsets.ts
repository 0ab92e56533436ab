/**
 * Every choice of at least and at most so many of the items, which keep their order in it: whatever has the first item
 * comes before whatever has not. With no numbers, every subset there is.
 */
export function* subsetsOf<T>(
  items: readonly T[],
  most: number = items.length,
  least = 0,
): Generator<readonly T[]> {
  if (most > 0 && items.length >= least)
    for (const [index, item] of items.entries())
      for (const more of subsetsOf(items.slice(index + 1), most - 1, least - 1))
        yield [item, ...more];
  if (least <= 0 && most >= 0) yield [];
}

/** How many choices there are of at most so many of so many things. */
export function numberOfSubsets(things: number, most: number): bigint {
  let ofSize = 1n;
  let all = 1n;
  for (let size = 1; size <= Math.min(things, most); size++) {
    ofSize = (ofSize * BigInt(things - size + 1)) / BigInt(size);
    all += ofSize;
  }
  return all;
}
