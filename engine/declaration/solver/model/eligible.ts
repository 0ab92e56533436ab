/**
 * The pairs that may still be chosen, as a sparse matrix read by chooser (rows) and by target (columns). Left out are
 * the forbidden ones and those that cost something nobody pays (CR 508.1c-d, 509.1b-c).
 */
import { int } from '../flow/numbers.ts';
import type { DeclarationProblem, EligiblePair, Pair, Restriction } from '../problem.ts';

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
  const chooserCount = problem.choosers.length;
  const { targetCount } = problem;
  const pairs = chosenPairs(problem, paid);
  const byTarget = sortedBy(
    pairs.map(({ target }) => target),
    targetCount,
  );
  const byChooser = sortedBy(
    Array.from(byTarget.order, (pair) => (pairs[pair] as EligiblePair).chooser),
    chooserCount,
  );
  const entryChooser = new Int32Array(pairs.length);
  const entryTarget = new Int32Array(pairs.length);
  byChooser.order.forEach((place, entry) => {
    const pair = pairs[int(byTarget.order, place)] as EligiblePair;
    entryChooser[entry] = pair.chooser;
    entryTarget[entry] = pair.target;
  });
  const columns = sortedBy(Array.from(entryTarget), targetCount);
  return {
    chooserCount,
    targetCount,
    entryChooser,
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
  const end = int(matrix.rowFirst, chooser + 1);
  for (let entry = int(matrix.rowFirst, chooser); entry < end; entry++) {
    if (int(matrix.entryTarget, entry) === target) return entry;
  }
  return -1;
}

function chosenPairs(problem: DeclarationProblem, paid: readonly Pair[]): readonly EligiblePair[] {
  const keyOf = (chooser: number, target: number): number => chooser * problem.targetCount + target;
  const without = new Set<number>();
  for (const restriction of problem.restrictions) {
    if (restriction.kind === 'pairForbidden') {
      without.add(keyOf(restriction.chooser, restriction.target));
    }
  }
  const closed = closedChoosers(problem.restrictions);
  const afforded = new Set(paid.map(([chooser, target]) => keyOf(chooser, target)));
  const mayStay = ({ chooser, target, costly }: EligiblePair): boolean =>
    (costly !== true || afforded.has(keyOf(chooser, target))) &&
    (without.size === 0 || !without.has(keyOf(chooser, target))) &&
    !closed.has(chooser) &&
    (problem.choosers[chooser]?.capacity ?? 0) >= 1;
  return problem.pairs.filter(mayStay);
}

const closedChoosers = (restrictions: readonly Restriction[]): ReadonlySet<number> =>
  new Set(
    restrictions.flatMap((restriction) =>
      restriction.kind === 'chooserForbidden' ? [restriction.chooser] : [],
    ),
  );

/** A stable sort of positions by small keys: `order[first[k]]` up to `order[first[k + 1] - 1]` have the key k. */
function sortedBy(
  keys: readonly number[],
  keyCount: number,
): { readonly order: Int32Array; readonly first: Int32Array } {
  const first = new Int32Array(keyCount + 1);
  for (const key of keys) first[key + 1] = int(first, key + 1) + 1;
  for (let key = 0; key < keyCount; key++) first[key + 1] = int(first, key + 1) + int(first, key);
  const next = first.slice();
  const order = new Int32Array(keys.length);
  keys.forEach((key, position) => {
    const place = int(next, key);
    order[place] = position;
    next[key] = place + 1;
  });
  return { order, first };
}
