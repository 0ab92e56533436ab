/**
 * The legal declaration with the fewest changes from a proposed one: what would put an illegal declaration right.
 *
 * For one set of pairs that its player is ready to pay for, one search finds it: most requirements first, then most
 * pairs kept and fewest added. Whatever that finds is legal, even if it pays for less than the set, since paying for
 * less never lets more be obeyed (CR 508.1d, 509.1c). A declaration that pays for exactly some set is at least as many
 * changes away as the set is from what the proposed one pays for; so the sets are tried from the nearest one outwards,
 * until the next are too far to better what was found.
 */
import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { maximise } from './maximise.ts';
import type { Objective } from './model/objective.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';
import { solved } from './remembered.ts';
import type { Solution } from './solve.ts';
import { solve } from './solve.ts';

export interface Nearest {
  readonly declaration: Declaration;
  /** Pairs added plus pairs removed. */
  readonly changes: number;
  /** Whether it is known that none is nearer. */
  readonly proof: 'proved' | 'unproved';
}

/** Undefined when no declaration could be proved legal within the limits; `proposed` need not fit the problem. */
export function nearestLegal(
  problem: DeclarationProblem,
  proposed: Declaration,
  limits: Limits,
): Nearest | undefined {
  const costly = problem.pairs.flatMap((pair): readonly Pair[] =>
    pair.costly === true ? [[pair.chooser, pair.target]] : [],
  );
  const paid = costly.filter((pair) => proposed.some((other) => isSame(pair, other)));
  const hopeless = misfitsIn(problem, proposed);
  let stepsLeft = limits.steps;
  let nearest: Nearest | undefined;
  let isProved = true;
  for (const changed of subsetsBySize(costly)) {
    if (changed.length + hopeless >= (nearest?.changes ?? Infinity)) break;
    if (stepsLeft <= 0) {
      isProved = false;
      break;
    }
    const paying = toggled(paid, changed);
    const most =
      limits === DEFAULT_LIMITS
        ? solved(problem, paying)
        : solve(problem, { paid: paying, limits: { steps: stepsLeft }, seed: proposed });
    const found = nearestAmong(problem, proposed, paying, most, stepsLeft);
    stepsLeft -= found.steps;
    isProved &&= found.isProved;
    if (found.declaration === undefined) continue;
    const changes = changesBetween(proposed, found.declaration);
    if (changes >= (nearest?.changes ?? Infinity)) continue;
    nearest = { declaration: found.declaration, changes, proof: 'proved' };
  }
  return nearest && { ...nearest, proof: isProved ? 'proved' : 'unproved' };
}

/** Pairs that are in one of the two only. */
export function changesBetween(from: Declaration, to: Declaration): number {
  const before = new Set(from.map((pair) => pair.join()));
  const after = new Set(to.map((pair) => pair.join()));
  return before.symmetricDifference(after).size;
}

interface NearestPaying {
  /** Undefined when it is not known to be legal. */
  readonly declaration: Declaration | undefined;
  readonly isProved: boolean;
  readonly steps: number;
}

/** What setting up a search costs, in its steps. */
const STEPS_PER_SEARCH = 500;

/** Of the declarations that pay for no more than these pairs; `most` is what they can obey. */
function nearestAmong(
  problem: DeclarationProblem,
  proposed: Declaration,
  paid: readonly Pair[],
  most: Solution,
  stepsLeft: number,
): NearestPaying {
  const steps = most.steps + 2 * STEPS_PER_SEARCH;
  if (most.proof.kind === 'bounded') return { declaration: undefined, isProved: false, steps };
  const { best, bound, ...more } = maximise(problem, {
    paid,
    limits: { steps: stepsLeft },
    objective: changeLittle(problem, proposed),
    start: most.witness,
  });
  return {
    declaration: best.declaration,
    isProved: bound === best.score,
    steps: steps + more.steps,
  };
}

/** One requirement counts for more than all the pairs that a declaration can hold. */
function changeLittle(problem: DeclarationProblem, proposed: Declaration): Objective {
  const room = problem.choosers.reduce(
    (sum, { capacity }) => sum + Math.min(Math.max(capacity, 0), problem.targetCount),
    0,
  );
  return { perRequirement: 2 * room + 1, perPair: -1, perFavoured: 1, favoured: proposed };
}

/** How many pairs of the declaration no declaration can keep. */
function misfitsIn(problem: DeclarationProblem, declaration: Declaration): number {
  const eligible = new Set(problem.pairs.map(({ chooser, target }) => `${chooser},${target}`));
  return new Set(declaration.map((pair) => pair.join())).difference(eligible).size;
}

const toggled = (pairs: readonly Pair[], changed: readonly Pair[]): readonly Pair[] => [
  ...pairs.filter((pair) => !changed.includes(pair)),
  ...changed.filter((pair) => !pairs.includes(pair)),
];

const isSame = (a: Pair, b: Pair): boolean => a[0] === b[0] && a[1] === b[1];

/** Every subset, the smaller ones first. */
function* subsetsBySize<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let size = 0; size <= items.length; size++) yield* subsetsOf(items, size);
}

function* subsetsOf<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [index, item] of items.entries()) {
    for (const rest of subsetsOf(items.slice(index + 1), size - 1)) yield [item, ...rest];
  }
}
