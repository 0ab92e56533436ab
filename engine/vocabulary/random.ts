import { nth } from './entries.ts';

/** A small seeded generator of numbers (mulberry32): the same seed gives the same problems everywhere. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `lo` to `hi`, both included. */
  between(lo: number, hi: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Each item with the probability. */
  some<T>(items: readonly T[], probability: number): readonly T[];
}

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (lo: number, hi: number): number => lo + Math.floor(next() * (hi - lo + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (items) => nth(items, between(0, items.length - 1)),
    some: (items, probability) => items.filter(() => next() < probability),
  };
}
