/** Milliseconds of one run, as the median of several: at least `least` runs, and more while they are short. */
export const medianTime = (run: () => unknown, least = 5): number =>
  quantile(timesOf(run, least), 0.5);

/** The shortest of several runs: what else the machine does only ever adds. */
export const leastTime = (run: () => unknown): number => Math.min(...timesOf(run, LEAST_OF));

const LEAST_OF = 9;

function timesOf(run: () => unknown, least: number): readonly number[] {
  const times: number[] = [];
  const begun = performance.now();
  while (times.length < least || (times.length < MOST_RUNS && since(begun) < ENOUGH)) {
    const start = performance.now();
    run();
    times.push(since(start));
    if (since(begun) > TOO_LONG) break;
  }
  return times;
}

const MOST_RUNS = 15;
const ENOUGH = 5;
const TOO_LONG = 2000;

const since = (start: number): number => performance.now() - start;

/** The smallest value that so large a part of them does not exceed; 0 of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;
}
