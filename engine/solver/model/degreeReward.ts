/**
 * What a target is worth by the number of choosers on it: how many "must be blocked" requirements that number obeys,
 * and minus infinity where a restriction (menace, a maximum) forbids it. A group of equal targets is worth, for a
 * number of choosers on them all, the best that a division of that number can make.
 */

/** The conditions on one target's number of choosers; lists are sorted. */
export interface DegreeConditions {
  readonly min: number;
  readonly max: number;
  readonly covered: readonly number[];
  readonly coveredExactly: readonly number[];
}

/** Position d holds the worth of d choosers. */
export type DegreeReward = readonly number[];

export function degreeReward(
  conditions: DegreeConditions,
  choosers: number,
  perRequirement: number,
): DegreeReward {
  const { min, max, covered, coveredExactly } = conditions;
  const worth: number[] = [];
  for (let degree = 0; degree <= choosers; degree++) {
    const isForbidden = degree > max || (degree > 0 && degree < min);
    const obeyed =
      howMany(covered, (n) => degree >= n) + howMany(coveredExactly, (n) => degree === n);
    worth.push(isForbidden ? -Infinity : perRequirement * obeyed);
  }
  return worth;
}

function howMany(items: readonly number[], holds: (item: number) => boolean): number {
  let count = 0;
  for (const item of items) if (holds(item)) count += 1;
  return count;
}

/** Several equal targets as one. */
export class GroupReward {
  private readonly one: DegreeReward;
  private readonly copies: number;
  private readonly most: number;
  private readonly tables = new Map<number, DegreeReward>();

  /** `most` choosers can be on the whole group at once. */
  constructor(one: DegreeReward, copies: number, most: number) {
    this.one = one;
    this.copies = copies;
    this.most = most;
  }

  /** The worth of each number of choosers on the group. */
  get table(): DegreeReward {
    return this.tableOf(this.copies);
  }

  /** The numbers of choosers, target by target, that make a total worth what the table says. */
  split(total: number): readonly number[] {
    return this.splitAmong(this.copies, total);
  }

  private splitAmong(copies: number, total: number): readonly number[] {
    if (copies === 1) return [total];
    const half = copies >> 1;
    const left = this.tableOf(half);
    const right = this.tableOf(copies - half);
    const worth = this.tableOf(copies)[total];
    for (let here = 0; here <= total; here++) {
      if (valueAt(left, here) + valueAt(right, total - here) !== worth) continue;
      return [...this.splitAmong(half, here), ...this.splitAmong(copies - half, total - here)];
    }
    return [];
  }

  private tableOf(copies: number): DegreeReward {
    if (copies === 1) return this.one;
    const known = this.tables.get(copies);
    if (known !== undefined) return known;
    const half = copies >> 1;
    const table = bestSums(this.tableOf(half), this.tableOf(copies - half), this.most);
    this.tables.set(copies, table);
    return table;
  }
}

const valueAt = (table: DegreeReward, position: number): number => table[position] ?? -Infinity;

/** Position s holds the largest sum of one value of each table whose positions add up to s. */
function bestSums(left: DegreeReward, right: DegreeReward, most: number): DegreeReward {
  const length = Math.min(left.length + right.length - 1, most + 1);
  return isConcave(left) && isConcave(right)
    ? sumsBySteps(left, right, length)
    : sumsByTrial(left, right, length);
}

function sumsByTrial(left: DegreeReward, right: DegreeReward, length: number): DegreeReward {
  const sums = new Array<number>(length).fill(-Infinity);
  for (const [here, worth] of left.entries()) {
    if (worth === -Infinity) continue;
    const reach = Math.min(right.length, length - here);
    for (let there = 0; there < reach; there++) {
      const sum = worth + valueAt(right, there);
      if (sum > valueAt(sums, here + there)) sums[here + there] = sum;
    }
  }
  return sums;
}

/** Adds two concave tables: it always takes the larger of the next two steps. */
function sumsBySteps(left: DegreeReward, right: DegreeReward, length: number): DegreeReward {
  const sums: number[] = [];
  let here = 0;
  for (let total = 0; total < length; total++) {
    sums.push(valueAt(left, here) + valueAt(right, total - here));
    if (stepAt(left, here) >= stepAt(right, total - here)) here += 1;
  }
  return sums;
}

const isConcave = (table: DegreeReward): boolean =>
  table.every(
    (value, at) => value > -Infinity && (at < 2 || stepAt(table, at - 1) <= stepAt(table, at - 2)),
  );

/** What one more adds; minus infinity at the end. */
const stepAt = (table: DegreeReward, position: number): number =>
  position + 1 < table.length ? valueAt(table, position + 1) - valueAt(table, position) : -Infinity;
