import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixed } from './mixed.ts';

interface Item {
  readonly kind: string;
  readonly nth: number;
}
const items = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 24 })
  .map((kinds) => kinds.map((kind, nth): Item => ({ kind, nth })));
const kindOf = ({ kind }: Item): string => kind;

/** The most of one kind in a row. */
const longestRun = (all: readonly Item[]): number =>
  all.reduce(
    ({ longest, run, last }, { kind }) => {
      const now = kind === last ? run + 1 : 1;
      return { longest: Math.max(longest, now), run: now, last: kind };
    },
    { longest: 0, run: 0, last: '' },
  ).longest;

test('what is mixed is all there, each kind in the order that it had', () => {
  fc.assert(
    fc.property(items, (all) => {
      const after = mixed(all, kindOf);
      expect(after.toSorted((a, b) => a.nth - b.nth)).toEqual(all);
      for (const own of Map.groupBy(after, kindOf).values())
        expect(own).toEqual(own.toSorted((a, b) => a.nth - b.nth));
    }),
  );
});

test('never more than two neighbours are of one kind, wherever that can be had', () => {
  fc.assert(
    fc.property(items, (all) => {
      const most = Math.max(
        0,
        ...[...Map.groupBy(all, kindOf).values()].map(({ length }) => length),
      );
      const canBeHad = most <= 2 * (all.length - most + 1);
      if (canBeHad) expect(longestRun(mixed(all, kindOf))).toBeLessThanOrEqual(2);
    }),
  );
});

test('what is mixed already stays as it is', () => {
  fc.assert(
    fc.property(items, (all) => {
      const once = mixed(all, kindOf);
      if (longestRun(once) <= 2) expect(mixed(once, kindOf)).toEqual(once);
    }),
  );
});
