/**
 * Why no more requirements can be obeyed: smallest sets of requirements and restrictions that cannot hold together.
 * A set is found by deletion: whatever can be left out while the rest still clash is left out, so each part of what
 * remains is needed. Sets that share no requirement each cost at least one requirement; when there are as many as
 * requirements unmet, they prove the maximum by themselves. Only what is proved to clash is called a clash, and all
 * the sets together take no more work than one search may: past that, the sets found so far are all that is told.
 */

import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { maximise } from './maximise.ts';
import type { DeclarationProblem, Pair } from './problem.ts';
import { solve, withoutUnpaid } from './solve.ts';

/** What stands in the way without being a restriction of the problem. */
export type ImplicitConstraint =
  /** The chooser can be declared on only so many targets. */
  | { readonly kind: 'capacity'; readonly chooser: number }
  /** The pair costs something that its player need not pay. */
  | { readonly kind: 'unpaid'; readonly chooser: number; readonly target: number };

export interface NumberedConflict {
  /** `impossible`: one requirement that nothing can obey; `conflict`: several that can't all be obeyed. */
  readonly kind: 'impossible' | 'conflict';
  readonly requirements: readonly number[];
  readonly restrictions: readonly number[];
  readonly implicit: readonly ImplicitConstraint[];
}

export interface Conflicts {
  /** Sets without a requirement in common. */
  readonly sets: readonly NumberedConflict[];
  /** Requirements less the maximum. */
  readonly unmet: number;
  /** Whether the sets alone prove the maximum: as many as `unmet`. */
  readonly complete: boolean;
}

export interface ConflictOptions {
  readonly paid?: readonly Pair[];
  readonly limits?: Limits;
  /** The most requirements that can be obeyed, as far as is known; worked out where it is left out. */
  readonly maximum?: number;
}

/** What setting up a search costs, in its steps. */
const setUpOf = ({ pairs, restrictions, requirements }: DeclarationProblem): number =>
  500 + 20 * (pairs.length + restrictions.length + requirements.length);

/** The work that is left; every search takes from it. */
interface Budget {
  steps: number;
}

export function conflicts(problem: DeclarationProblem, options: ConflictOptions = {}): Conflicts {
  const paid = options.paid ?? [];
  const limits = options.limits ?? DEFAULT_LIMITS;
  const maximum = options.maximum ?? solve(problem, { paid, limits }).maximum;
  const budget: Budget = { steps: limits.steps };
  const unmet = problem.requirements.length - maximum;
  const sets: NumberedConflict[] = [];
  let left = problem.requirements.map((_, position) => position);
  while (sets.length < unmet) {
    const core = clashAmong(problem, left, paid, budget);
    if (core === undefined) break;
    sets.push(core);
    left = left.filter((requirement) => !core.requirements.includes(requirement));
  }
  return {
    sets,
    unmet,
    complete: sets.length === unmet,
  };
}

/** Undefined when all can hold together, or the work runs out before every part of the set is known to be needed. */
function clashAmong(
  problem: DeclarationProblem,
  candidates: readonly number[],
  paid: readonly Pair[],
  budget: Budget,
): NumberedConflict | undefined {
  const all = problem.restrictions.map((_, position) => position);
  const implicit = implicitIn(problem, paid);
  const clash = (
    requirements: readonly number[],
    restrictions: readonly number[],
    kept: readonly ImplicitConstraint[],
  ): boolean | undefined =>
    areInConflict(problem, { requirements, restrictions, implicit: kept }, budget);
  if (clash(candidates, all, implicit) !== true) return undefined;
  const requirements = shrink(candidates, (some) => clash(some, all, implicit));
  if (requirements === undefined) return undefined;
  const restrictions = shrink(all, (some) => clash(requirements, some, implicit));
  if (restrictions === undefined) return undefined;
  const kept = shrink(implicit, (some) => clash(requirements, restrictions, some));
  if (kept === undefined) return undefined;
  const kind = requirements.length === 1 ? 'impossible' : 'conflict';
  return { kind, requirements, restrictions, implicit: kept };
}

/** A subset that is still bad and of which every part is needed; undefined where it is not known to be needed. */
function shrink<T>(
  items: readonly T[],
  isBad: (items: readonly T[]) => boolean | undefined,
): readonly T[] | undefined {
  let kept = items;
  for (const item of items) {
    const without = kept.filter((other) => other !== item);
    const bad = isBad(without);
    if (bad === undefined) return undefined;
    if (bad) kept = without;
  }
  return kept;
}

/** Whether no declaration obeys all these requirements under these restrictions and limits; undefined if not known. */
function areInConflict(
  problem: DeclarationProblem,
  kept: Omit<NumberedConflict, 'kind'>,
  budget: Budget,
): boolean | undefined {
  if (budget.steps < 0) return undefined;
  const relaxed = keeping(problem, kept);
  const all = relaxed.requirements.length;
  const { best, bound, steps } = maximise(relaxed, {
    paid: [],
    limits: { steps: budget.steps },
    start: [],
    above: all - 1,
  });
  budget.steps -= steps + setUpOf(relaxed);
  if (best.score === all) return false;
  return bound < all ? true : undefined;
}

/** The problem with nothing but these requirements, restrictions and limits. */
function keeping(
  problem: DeclarationProblem,
  { requirements, restrictions, implicit }: Omit<NumberedConflict, 'kind'>,
): DeclarationProblem {
  const keeps = (kind: ImplicitConstraint['kind'], chooser: number, target?: number): boolean =>
    implicit.some(
      (one) =>
        one.kind === kind &&
        one.chooser === chooser &&
        (!('target' in one) || one.target === target),
    );
  return {
    choosers: problem.choosers.map(({ capacity }, chooser) => ({
      capacity: keeps('capacity', chooser) ? capacity : Infinity,
    })),
    targetCount: problem.targetCount,
    pairs: problem.pairs
      .filter(({ chooser, target }) => !keeps('unpaid', chooser, target))
      .map(({ chooser, target }) => ({ chooser, target })),
    restrictions: problem.restrictions.filter((_, position) => restrictions.includes(position)),
    requirements: problem.requirements.filter((_, position) => requirements.includes(position)),
  };
}

function implicitIn(
  problem: DeclarationProblem,
  paid: readonly Pair[],
): readonly ImplicitConstraint[] {
  const free = new Set(withoutUnpaid(problem, paid).pairs);
  return [
    ...problem.choosers.flatMap(({ capacity }, chooser) =>
      capacity < problem.targetCount ? [{ kind: 'capacity', chooser } as const] : [],
    ),
    ...problem.pairs
      .filter((pair) => !free.has(pair))
      .map(({ chooser, target }) => ({ kind: 'unpaid', chooser, target }) as const),
  ];
}
