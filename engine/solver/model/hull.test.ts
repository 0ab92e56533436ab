import { describe, expect, test } from 'vitest';
import { type Random, randomFrom } from '../../vocabulary/random.ts';
import { seedsAgainst } from '../testing/seedsAgainst.ts';
import { hullOf, SCALE } from './hull.ts';

const NO = -Infinity;

describe('the hull of a table', () => {
  test.each<[string, readonly number[], readonly (readonly [units: number, gain: number])[]]>([
    [
      'that is concave is the table',
      [0, 2, 3, 3],
      [
        [1, 2 * SCALE],
        [1, SCALE],
        [1, 0],
      ],
    ],
    ['with equal steps is one run', [0, 1, 2, 3], [[3, SCALE]]],
    ['goes straight over what is forbidden', [0, NO, 2], [[2, SCALE]]],
    ['and over what falls short', [0, 0, 0, 3], [[3, SCALE]]],
    ['falls where the table falls', [2, 1, 0], [[2, -SCALE]]],
    [
      'takes an uneven slope in two',
      [0, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, 1],
      [
        [4, 2133],
        [9, 2132],
      ],
    ],
    ['of one number has nothing to gain', [5], []],
  ])('%s', (_, table, runs) => {
    const hull = hullOf(table, 0, table.length - 1);
    expect(hull).toEqual({
      lo: 0,
      hi: table.length - 1,
      atLo: (table[0] ?? 0) * SCALE,
      runs: runs.map(([units, gain]) => ({ units, gain })),
    });
  });

  test('between two numbers begins and ends at what is allowed there', () => {
    const table = [0, NO, 4, 5, NO, 1, NO];
    expect(hullOf(table, 1, 6)).toMatchObject({ lo: 2, hi: 5, atLo: 4 * SCALE });
    expect(hullOf(table, 1, 1)).toBeUndefined();
    expect(hullOf(table, 6, 9)).toBeUndefined();
    expect(hullOf(table, 4, 3)).toBeUndefined();
    expect(hullOf(table, 3, 3)).toEqual({ lo: 3, hi: 3, atLo: 5 * SCALE, runs: [] });
  });

  test('is the least concave function above it, in whole steps', () => {
    const against = seedsAgainst(2_000, (seed) => {
      const random = randomFrom(seed);
      const table = randomTable(random);
      const hull = hullOf(table, 0, table.length - 1);
      const allowed = table.flatMap((worth, at) => (worth === NO ? [] : [at]));
      if (hull === undefined) return allowed.length === 0;
      const values = [hull.atLo];
      for (const { units, gain } of hull.runs) {
        for (let unit = 0; unit < units; unit += 1) values.push((values.at(-1) ?? 0) + gain);
      }
      const isConcave = hull.runs.every(
        ({ gain }, at) => at === 0 || gain < (hull.runs[at - 1]?.gain ?? 0),
      );
      const isAbove = allowed.every(
        (at) => (values[at - hull.lo] ?? NO) >= (table[at] ?? 0) * SCALE,
      );
      const isLeast = values.every(
        (value, at) => value < Math.ceil(chordAt(table, hull.lo + at) * SCALE) + table.length,
      );
      const areWhole = values.every(Number.isInteger);
      return (
        isConcave &&
        isAbove &&
        isLeast &&
        areWhole &&
        hull.lo === allowed[0] &&
        hull.hi === allowed.at(-1) &&
        values.at(-1) === (table[hull.hi] ?? 0) * SCALE
      );
    });
    expect(against).toEqual([]);
  });
});

const randomTable = (random: Random): readonly number[] =>
  Array.from({ length: random.between(1, 9) }, () =>
    random.chance(0.3) ? NO : random.between(-2, 6),
  );

/** The highest of all straight lines between two points of the table, at a number. */
function chordAt(table: readonly number[], at: number): number {
  const points = table.flatMap((worth, position) => (worth === NO ? [] : [{ position, worth }]));
  return Math.max(
    ...points.flatMap((left) =>
      points
        .filter((right) => left.position <= at && at <= right.position)
        .map((right) =>
          left.position === right.position
            ? left.worth
            : left.worth +
              ((right.worth - left.worth) * (at - left.position)) /
                (right.position - left.position),
        ),
    ),
  );
}
