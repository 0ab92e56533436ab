/**
 * Why no more requirements can be obeyed: smallest sets of requirements and restrictions that cannot hold together.
 * A set is found by deletion: whatever can be left out while the rest still clash is left out, so each part of what
 * remains is needed. Sets that share no requirement each cost at least one requirement; when there are as many as
 * requirements unmet, they prove the maximum by themselves.
 */

import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { DeclarationProblem, Pair } from './problem.ts';
import { solve, withoutUnpaid } from './solve.ts';

/** What stands in the way without being a restriction of the problem. */
export type ImplicitConstraint =
  /** The chooser can be declared on only so many targets. */
  | { readonly kind: 'capacity'; readonly chooser: number }
  /** The pair costs something that its player need not pay. */
  | { readonly kind: 'unpaid'; readonly chooser: number; readonly target: number };

export interface Conflict {
  /** `impossible`: one requirement that nothing can obey; `conflict`: several that can't all be obeyed. */
  readonly kind: 'impossible' | 'conflict';
  readonly requirements: readonly number[];
  readonly restrictions: readonly number[];
  readonly implicit: readonly ImplicitConstraint[];
}

export interface Conflicts {
  /** Sets without a requirement in common. */
  readonly sets: readonly Conflict[];
  /** Requirements less the maximum. */
  readonly unmet: number;
  /** Whether the sets alone prove the maximum: as many as `unmet`. */
  readonly complete: boolean;
}

export interface ConflictOptions {
  readonly paid?: readonly Pair[];
  readonly limits?: Limits;
}

export function conflicts(problem: DeclarationProblem, options: ConflictOptions = {}): Conflicts {
  const paid = options.paid ?? [];
  const limits = options.limits ?? DEFAULT_LIMITS;
  const { maximum } = solve(problem, { paid, limits });
  const unmet = problem.requirements.length - maximum;
  const sets: Conflict[] = [];
  let left = problem.requirements.map((_, position) => position);
  while (sets.length < unmet) {
    const core = clashAmong(problem, left, paid, limits);
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

function clashAmong(
  problem: DeclarationProblem,
  candidates: readonly number[],
  paid: readonly Pair[],
  limits: Limits,
): Conflict | undefined {
  const all = problem.restrictions.map((_, position) => position);
  const implicit = implicitIn(problem, paid);
  const clash = (
    requirements: readonly number[],
    restrictions: readonly number[],
    kept: readonly ImplicitConstraint[],
  ): boolean => !canHoldTogether(problem, requirements, restrictions, kept, limits);
  if (!clash(candidates, all, implicit)) return undefined;
  const requirements = shrink(candidates, (some) => clash(some, all, implicit));
  const restrictions = shrink(all, (some) => clash(requirements, some, implicit));
  const kept = shrink(implicit, (some) => clash(requirements, restrictions, some));
  const kind = requirements.length === 1 ? 'impossible' : 'conflict';
  return { kind, requirements, restrictions, implicit: kept };
}

/** A subset that is still bad and of which every part is needed. */
function shrink<T>(items: readonly T[], isBad: (items: readonly T[]) => boolean): readonly T[] {
  let kept = items;
  for (const item of items) {
    const without = kept.filter((other) => other !== item);
    if (isBad(without)) kept = without;
  }
  return kept;
}

function canHoldTogether(
  problem: DeclarationProblem,
  requirements: readonly number[],
  restrictions: readonly number[],
  implicit: readonly ImplicitConstraint[],
  limits: Limits,
): boolean {
  const keeps = (kind: ImplicitConstraint['kind'], chooser: number, target?: number): boolean =>
    implicit.some(
      (one) =>
        one.kind === kind &&
        one.chooser === chooser &&
        (!('target' in one) || one.target === target),
    );
  const relaxed: DeclarationProblem = {
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
  return solve(relaxed, { limits }).maximum === requirements.length;
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
