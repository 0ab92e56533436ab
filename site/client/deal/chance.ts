// Chance that is the same on every machine: from a seed, and from nothing else.
import { seedOf } from '../../engine.ts';

/** A seed that nobody has had. */
export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(1)).join();

/** A whole number below 2^32 for a text: the engine's, by which it makes boards as well. */
export const hashOf = seedOf;

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
