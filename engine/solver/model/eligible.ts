/**
 * The pairs that may still be chosen, as a sparse matrix read by chooser (rows) and by target (columns). Left out are
 * the forbidden ones and those that cost something nobody pays (CR 508.1c-d, 509.1b-c). There may be a million of
 * them, so they are counted and sorted in typed arrays.
 */
import { bytes, copyOf, int, ints } from '../flow/numbers.ts';
import { isCostly } from '../paid.ts';
import type { DeclarationProblem, EligiblePair, Pair } from '../problem.ts';

/** Entry k is the pair (`entryChooser[k]`, `entryTarget[k]`); entries are sorted by chooser, then by target. */
export interface EligibleMatrix {
  readonly chooserCount: number;
  readonly targetCount: number;
  readonly entryChooser: Int32Array;
  readonly entryTarget: Int32Array;
  /** The entries of chooser c are `rowFirst[c]` up to `rowFirst[c + 1] - 1`. */
  readonly rowFirst: Int32Array;
  /** The entries of target t are `columnEntries[columnFirst[t]]` up to `columnEntries[columnFirst[t + 1] - 1]`. */
  readonly columnFirst: Int32Array;
  readonly columnEntries: Int32Array;
}

export function eligibleMatrix(problem: DeclarationProblem, paid: readonly Pair[]): EligibleMatrix {
  const { choosers, targets } = chosenPairs(problem, paid);
  return matrixOf(choosers, targets, problem.choosers.length, problem.targetCount);
}

/** The matrix without some of its entries. */
export function matrixWithout(
  { entryChooser, entryTarget, chooserCount, targetCount }: EligibleMatrix,
  isOut: (chooser: number, target: number) => boolean,
): EligibleMatrix {
  const kept = Int32Array.from(entryChooser.keys()).filter(
    (entry) => !isOut(int(entryChooser, entry), int(entryTarget, entry)),
  );
  return matrixOf(
    arranged(entryChooser, kept),
    arranged(entryTarget, kept),
    chooserCount,
    targetCount,
  );
}

/** Makes the matrix of the pairs (`choosers[k]`, `targets[k]`), which may come in any order. */
function matrixOf(
  choosers: Int32Array,
  targets: Int32Array,
  chooserCount: number,
  targetCount: number,
): EligibleMatrix {
  const byTarget = sortedBy(targets, targetCount);
  const byChooser = sortedBy(arranged(choosers, byTarget.order), chooserCount);
  const order = arranged(byTarget.order, byChooser.order);
  const entryTarget = arranged(targets, order);
  const columns = sortedBy(entryTarget, targetCount);
  return {
    chooserCount,
    targetCount,
    entryChooser: arranged(choosers, order),
    entryTarget,
    rowFirst: byChooser.first,
    columnFirst: columns.first,
    columnEntries: columns.order,
  };
}

export const rowSize = (matrix: EligibleMatrix, chooser: number): number =>
  int(matrix.rowFirst, chooser + 1) - int(matrix.rowFirst, chooser);

export const columnSize = (matrix: EligibleMatrix, target: number): number =>
  int(matrix.columnFirst, target + 1) - int(matrix.columnFirst, target);

/** The entry of a pair, or -1. */
export function entryOf(matrix: EligibleMatrix, chooser: number, target: number): number {
  const end = matrix.rowFirst[chooser + 1] ?? 0;
  for (let entry = matrix.rowFirst[chooser] ?? 0; entry < end; entry++) {
    if (int(matrix.entryTarget, entry) === target) return entry;
  }
  return -1;
}

/** The pairs between these, each once. */
export const pairsAmong = (
  matrix: EligibleMatrix,
  choosers: readonly number[],
  targets: readonly number[],
): readonly Pair[] =>
  [...new Set(choosers)].flatMap((chooser) =>
    [...new Set(targets)]
      .filter((target) => entryOf(matrix, chooser, target) >= 0)
      .map((target): Pair => [chooser, target]),
  );

function chosenPairs(
  problem: DeclarationProblem,
  paid: readonly Pair[],
): { readonly choosers: Int32Array; readonly targets: Int32Array } {
  const choosers = ints(problem.pairs.length);
  const targets = ints(problem.pairs.length);
  const mayStay = mayBeChosen(problem, paid);
  let count = 0;
  for (const pair of problem.pairs) {
    if (!mayStay(pair)) continue;
    choosers[count] = pair.chooser;
    targets[count] = pair.target;
    count += 1;
  }
  return { choosers: choosers.subarray(0, count), targets: targets.subarray(0, count) };
}

/** Whether a pair is neither forbidden by itself nor costs what is not paid. */
export function mayBeChosen(
  problem: DeclarationProblem,
  paid: readonly Pair[],
): (pair: EligiblePair) => boolean {
  const keyOf = (chooser: number, target: number): number => chooser * problem.targetCount + target;
  const afforded = new Set(paid.map(([chooser, target]) => keyOf(chooser, target)));
  const forbidden = new Set<number>();
  const isOut = bytes(problem.choosers.length);
  problem.choosers.forEach(({ capacity }, chooser) => {
    if (capacity < 1) isOut[chooser] = 1;
  });
  for (const restriction of problem.restrictions) {
    if (restriction.kind === 'pairForbidden') {
      forbidden.add(keyOf(restriction.chooser, restriction.target));
    }
    if (restriction.kind === 'chooserForbidden') isOut[restriction.chooser] = 1;
  }
  return (pair) =>
    isOut[pair.chooser] === 0 &&
    (!isCostly(pair) || afforded.has(keyOf(pair.chooser, pair.target))) &&
    (forbidden.size === 0 || !forbidden.has(keyOf(pair.chooser, pair.target)));
}

/** The values at these positions. */
export function arranged(values: Int32Array, positions: Int32Array): Int32Array {
  const result = ints(positions.length);
  for (let at = 0; at < positions.length; at++) result[at] = int(values, int(positions, at));
  return result;
}

/** A stable sort of positions by small keys: `order[first[k]]` up to `order[first[k + 1] - 1]` have the key k. */
function sortedBy(
  keys: Int32Array,
  keyCount: number,
): { readonly order: Int32Array; readonly first: Int32Array } {
  const first = ints(keyCount + 1);
  for (let at = 0; at < keys.length; at++) {
    const key = int(keys, at);
    first[key + 1] = int(first, key + 1) + 1;
  }
  for (let key = 0; key < keyCount; key++) first[key + 1] = int(first, key + 1) + int(first, key);
  const next = copyOf(first);
  const order = ints(keys.length);
  for (let at = 0; at < keys.length; at++) {
    const place = int(next, int(keys, at));
    order[place] = at;
    next[int(keys, at)] = place + 1;
  }
  return { order, first };
}
