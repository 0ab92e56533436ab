/**
 * The ruling on one proposed declaration (CR 508.1c-d, 509.1b-c). It is compared with the declarations whose costly
 * pairs are among its own: nobody is required to pay a cost to attack or block, but whoever offers to pay is judged
 * by what that allows.
 */

import type { Conflicts } from './conflicts.ts';
import { conflicts } from './conflicts.ts';
import type { Evaluation } from './evaluate.ts';
import { evaluate } from './evaluate.ts';
import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Nearest } from './nearest.ts';
import { nearestLegal } from './nearest.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';
import { remembering, solved } from './remembered.ts';
import type { Solution } from './solve.ts';
import { solve } from './solve.ts';

/** The maximum lies in this range; the two are equal when it is proved. */
export interface MaximumRange {
  readonly atLeast: number;
  readonly atMost: number;
}

export interface Judgement extends Evaluation {
  readonly verdict: 'legal' | 'illegal' | 'unproved';
  readonly maximum: MaximumRange;
  /** Breaks nothing, pays for nothing else, and obeys more: what refutes a declaration that obeys too few. */
  readonly better: Declaration | undefined;
  /** The legal declaration with the fewest pairs added and removed; only for an illegal one. */
  readonly nearest: Nearest | undefined;
  /** Why not all requirements can be obeyed; only where the maximum is less than their number. */
  readonly conflicts: Conflicts | undefined;
}

/** A way to judge: with all explanations, or without those that cost the most. */
export type Judge = (problem: DeclarationProblem, declaration: Declaration) => Judgement;

/** As `judgeDeclaration`, for tables of many declarations: neither the nearest legal one nor the conflicts. */
export const judgeBriefly: Judge = (problem, declaration) => ({
  ...rule(problem, declaration),
  nearest: undefined,
  conflicts: undefined,
});

/** The judgement with all its explanations. For the bare verdict, `rule` is cheaper. */
export function judgeDeclaration(
  problem: DeclarationProblem,
  declaration: Declaration,
  limits: Limits = DEFAULT_LIMITS,
): Judgement {
  const ruling = rule(problem, declaration, limits);
  const paid = paidIn(problem, declaration);
  return {
    ...ruling,
    nearest: ruling.verdict === 'illegal' ? nearestLegal(problem, declaration, limits) : undefined,
    conflicts:
      ruling.maximum.atLeast < problem.requirements.length
        ? conflictsFor(problem, paid, limits)
        : undefined,
  };
}

/** The verdict alone. */
export function rule(
  problem: DeclarationProblem,
  declaration: Declaration,
  limits: Limits = DEFAULT_LIMITS,
): Omit<Judgement, 'nearest' | 'conflicts'> {
  const evaluation = evaluate(problem, declaration);
  const solution = solutionFor(problem, declaration, limits);
  const maximum = rangeOf(solution);
  const fits = evaluation.malformed.length + evaluation.broken.length === 0;
  const obeyed = evaluation.obeyed.length;
  return {
    ...evaluation,
    verdict:
      !fits || obeyed < maximum.atLeast
        ? 'illegal'
        : obeyed < maximum.atMost
          ? 'unproved'
          : 'legal',
    maximum,
    better: obeyed < maximum.atLeast ? solution.witness : undefined,
  };
}

const clashes = remembering((problem, paid) =>
  conflicts(problem, { paid, maximum: solved(problem, paid).maximum }),
);

/** Where the proof is not complete, the declaration itself may be the best one known. */
function solutionFor(
  problem: DeclarationProblem,
  declaration: Declaration,
  limits: Limits,
): Solution {
  const paid = paidIn(problem, declaration);
  const known = limits === DEFAULT_LIMITS ? solved(problem, paid) : undefined;
  return known?.proof.kind === 'proved'
    ? known
    : solve(problem, { paid, limits, seed: declaration });
}

const conflictsFor = (
  problem: DeclarationProblem,
  paid: readonly Pair[],
  limits: Limits,
): Conflicts =>
  limits === DEFAULT_LIMITS ? clashes(problem, paid) : conflicts(problem, { paid, limits });

/** The costly pairs of a declaration. */
export function paidIn(problem: DeclarationProblem, declaration: Declaration): readonly Pair[] {
  const costly = problem.pairs.filter((pair) => pair.costly === true);
  return declaration.filter(([chooser, target]) =>
    costly.some((pair) => pair.chooser === chooser && pair.target === target),
  );
}

function rangeOf({ maximum, proof }: Solution): MaximumRange {
  return { atLeast: maximum, atMost: proof.kind === 'proved' ? maximum : proof.bound };
}
