import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../vocabulary/random.ts';
import { seedsAgainst } from '../testing/seedsAgainst.ts';
import { IndexSets, innermost, nestOf } from './indexSets.ts';

test('a set is kept once, with the smallest of its limits', () => {
  const sets = new IndexSets();
  expect(sets.add([2, 10, 1], 3)).toBe(0);
  expect(sets.add([1], Infinity)).toBe(1);
  expect(sets.add([10, 1, 2], 2)).toBe(0);
  expect(sets.add([1, 2, 10], 7)).toBe(0);
  expect(sets.sets).toEqual([
    { members: [1, 2, 10], atMost: 2 },
    { members: [1], atMost: Infinity },
  ]);
});

describe('a nest', () => {
  const nest = (...members: readonly (readonly number[])[]) =>
    nestOf(
      members.map((some) => ({ members: some, atMost: 1 })),
      () => true,
    );

  test('holds the larger before the smaller, each in the next larger one', () => {
    const { inner } = nest([1], [1, 2], [5, 6], [1, 2, 3, 4, 5, 6], [3, 4]);
    expect(inner.map(({ set, within }) => [set, within])).toEqual([
      [3, -1],
      [1, 0],
      [2, 0],
      [4, 0],
      [0, 1],
    ]);
  });

  test('leaves out what crosses a set that is in it; limited ones go in first', () => {
    const crossing = [
      { members: [1, 2, 3, 4], atMost: Infinity },
      { members: [4, 5], atMost: 1 },
    ];
    expect(nestOf(crossing, () => true).inner.map(({ set }) => set)).toEqual([1]);
    expect(nestOf(crossing, ({ atMost }) => atMost > 1).inner.map(({ set }) => set)).toEqual([0]);
  });

  test('of equal sets holds both, the one in the other', () => {
    expect(nest([1, 2], [1, 2]).inner.map(({ within }) => within)).toEqual([-1, 0]);
  });

  test('is a nest, and tells the innermost of each member', () => {
    const against = seedsAgainst(500, (seed) => {
      const random = randomFrom(seed);
      const all = [0, 1, 2, 3, 4, 5];
      const sets = Array.from({ length: random.between(0, 6) }, () => ({
        members: random.some(all, 0.5),
        atMost: random.pick([1, 2, Infinity]),
      }));
      const made = nestOf(sets, () => true);
      const holds = (outer: ReadonlySet<number>, within: ReadonlySet<number>) =>
        within.isSubsetOf(outer);
      const isNest = made.inner.every(({ has, within, set }, at) => {
        const larger = made.inner.filter((other, index) => index < at && holds(other.has, has));
        const next = larger.reduce(
          (least, { has: other }) => Math.min(least, other.size),
          Infinity,
        );
        const well = made.inner.every(
          (other) =>
            holds(other.has, has) || holds(has, other.has) || has.isDisjointFrom(other.has),
        );
        const around = made.inner[within];
        return (
          well &&
          [...has].toSorted().join() === sets[set]?.members.toSorted().join() &&
          (larger.length === 0
            ? within === -1
            : around?.has.size === next && holds(around.has, has))
        );
      });
      const isMaximal = sets.every(
        ({ members }, set) =>
          made.inner.some((one) => one.set === set) ||
          made.inner.some(({ has }) => {
            const some = new Set(members);
            return !holds(has, some) && !holds(some, has) && !some.isDisjointFrom(has);
          }),
      );
      const isInnermost = all.every((member) => {
        const around = made.inner.filter(({ has }) => has.has(member));
        const found = made.inner[innermost(made, member)];
        const least = Math.min(...around.map(({ has }) => has.size));
        return around.length === 0
          ? innermost(made, member) === -1
          : found?.has.size === least && found.has.has(member);
      });
      return isNest && isMaximal && isInnermost;
    });
    expect(against).toEqual([]);
  });
});
