/** The pairs of a problem, chooser by chooser: those of one stand together. */
import type { EligiblePair } from './problem.ts';

/** The pairs of one chooser. */
export interface Row {
  readonly begin: number;
  readonly end: number;
}

/** Where another chooser's pairs begin: found in strides that grow, then by halves. */
export function endOfChooser(pairs: readonly EligiblePair[], begin: number): number {
  const chooser = chooserAt(pairs, begin);
  let within = begin;
  let stride = 1;
  while (chooserAt(pairs, within + stride) === chooser) {
    within += stride;
    stride *= 2;
  }
  let beyond = within + stride;
  while (beyond - within > 1) {
    const middle = (within + beyond) >> 1;
    if (chooserAt(pairs, middle) === chooser) within = middle;
    else beyond = middle;
  }
  return beyond;
}

/** -1 past the end. */
export const chooserAt = (pairs: readonly EligiblePair[], at: number): number =>
  pairs[at]?.chooser ?? -1;
export const targetAt = (pairs: readonly EligiblePair[], at: number): number =>
  pairs[at]?.target ?? -1;

/** Whether the pairs of two choosers seem to be the same: as many, and where they are looked at, on the same targets. */
export function isAlike(pairs: readonly EligiblePair[], one: Row, other: Row): boolean {
  const length = one.end - one.begin;
  return (
    length === other.end - other.begin &&
    [0, length >> 1, length - 1].every(
      (at) => targetAt(pairs, one.begin + at) === targetAt(pairs, other.begin + at),
    )
  );
}
