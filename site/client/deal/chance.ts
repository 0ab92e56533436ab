// Chance that is the same on every machine: from a seed, and from nothing else.

/** A seed that nobody has had. */
export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(1)).join();

/** A whole number below 2^32 for a text (FNV-1a, then mixed so that texts that are nearly alike fall far apart). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * As a seed has them: each stands by a number of its own, so that one that is added or gone moves no other from before
 * or behind another.
 */
export const shuffledBy = <T>(
  seed: string,
  all: readonly T[],
  nameOf: (one: T) => string,
): readonly T[] =>
  all
    .map((one) => ({ one, rank: hashOf(`${seed} ${nameOf(one)}`) }))
    .toSorted((a, b) => a.rank - b.rank || (nameOf(a.one) < nameOf(b.one) ? -1 : 1))
    .map(({ one }) => one);
