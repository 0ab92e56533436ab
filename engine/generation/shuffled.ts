import type { Random } from '../vocabulary/random.ts';

export const shuffled = <T>(random: Random, all: readonly T[]): readonly T[] =>
  all
    .map((one) => ({ one, lot: random.next() }))
    .toSorted((a, b) => a.lot - b.lot)
    .map(({ one }) => one);
