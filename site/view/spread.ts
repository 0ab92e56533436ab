/** From where to where most of something lies. */
export interface Spread {
  readonly from: number;
  readonly to: number;
}

/** Without the quarter that is least and the quarter that is most. */
export function middleHalf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const [from = 1] = sorted.slice(quarter);
  return { from, to: sorted.at(-1 - quarter) ?? from };
}
