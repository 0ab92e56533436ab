import { compositions, type Division } from './division.ts';

/** Divisions of one creature's damage, told at once: for each recipient what it gets at least, and whether it may get more. */
export interface DivisionRange {
  readonly shares: readonly Share[];
  readonly total: number;
}

export interface Share {
  readonly least: number;
  readonly isOpen: boolean;
}

/** What is left to divide among those that may get more; less than 0 where there is not enough for all. */
export const leftIn = ({ shares, total }: DivisionRange): number =>
  shares.reduce((left, { least }) => left - least, total);

/** How many divisions are in the range. */
export function countIn(range: DivisionRange): bigint {
  const left = BigInt(leftIn(range));
  const open = BigInt(range.shares.filter(({ isOpen }) => isOpen).length);
  if (left < 0n) return 0n;
  if (open === 0n) return left === 0n ? 1n : 0n;
  // So many ways to put so many alike into so many places.
  let ways = 1n;
  for (let n = 1n; n < open; n += 1n) ways = (ways * (left + n)) / n;
  return ways;
}

/** Each division in the range. */
export function* divisionsIn(range: DivisionRange): Generator<Division> {
  const { shares } = range;
  const open = [...shares.keys()].filter((place) => shares[place]?.isOpen);
  const left = leftIn(range);
  for (const more of open.length === 0 && left === 0 ? [[]] : compositions(left, open.length))
    yield shares.map(({ least }, place) => least + (more[open.indexOf(place)] ?? 0));
}

/** The one that differs from `wanted` in the fewest points of damage, the most to the first recipients among equals. */
export function nearestIn({ shares, total }: DivisionRange, wanted: Division): Division {
  const near = shares.map(({ least, isOpen }, place) =>
    isOpen ? Math.max(least, wanted[place] ?? 0) : least,
  );
  const first = shares.findIndex(({ isOpen }) => isOpen);
  const division = [...near];
  let more = total - near.reduce((sum, amount) => sum + amount, 0);
  if (more >= 0) return division.map((amount, place) => amount + (place === first ? more : 0));
  for (const [place, { least }] of [...shares.entries()].toReversed()) {
    const amount = near[place] ?? 0;
    division[place] = Math.max(least, amount + more);
    more += amount - (division[place] ?? 0);
  }
  return division;
}

/** Orders divisions so that the first recipients are given the most. */
export const mostToFirst = (a: Division, b: Division): number => {
  const place = a.findIndex((amount, at) => amount !== b[at]);
  return (b[place] ?? 0) - (a[place] ?? 0);
};
