/** The ruling on one proposed declaration (CR 508.1c-d and j, 509.1b-c and f) with what explains it. */

import { type Conflicts, conflicts } from './conflicts.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { type Nearest, nearestLegal } from './nearest.ts';
import { paidIn } from './paid.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';
import { lookOn } from './proofs.ts';
import { remembering, solved } from './remembered.ts';
import { type ProblemRuling, rule } from './rule.ts';

export interface Judgement extends ProblemRuling {
  /** The legal declaration with the fewest pairs added and removed; only for an illegal one. */
  readonly nearest: Nearest | undefined;
  /** Why not all requirements can be obeyed; only where the maximum is less than their number. */
  readonly conflicts: Conflicts | undefined;
}

/** A way to judge: with all explanations, or without those that cost the most. */
export type Judge = (
  problem: DeclarationProblem,
  declaration: Declaration,
  options?: JudgeOptions,
) => Judgement;

export interface JudgeOptions {
  /** What was said, where that declares choosers more often than fits: the nearest legal declaration is nearest to it. */
  readonly proposed?: Declaration;
  readonly limits?: Limits;
}

/** Judges one of many declarations of a table: it looks for neither the nearest legal one nor the conflicts. */
export const judgeBriefly: Judge = (problem, declaration) => ({
  ...rule(problem, declaration),
  nearest: undefined,
  conflicts: undefined,
});

/** Judges as `judgeDeclaration` does, but looks for no conflicts. */
export function judgeWithNearest(
  problem: DeclarationProblem,
  declaration: Declaration,
  { proposed = declaration, limits = DEFAULT_LIMITS }: JudgeOptions = {},
): Judgement {
  const ruling = rule(problem, declaration, limits);
  return {
    ...ruling,
    nearest: ruling.verdict === 'illegal' ? nearestFor(problem, proposed, limits) : undefined,
    conflicts: undefined,
  };
}

/** The judgement with all its explanations. For the bare verdict, `rule` is cheaper. */
export function judgeDeclaration(
  problem: DeclarationProblem,
  declaration: Declaration,
  options: JudgeOptions = {},
): Judgement {
  const judgement = judgeWithNearest(problem, declaration, options);
  const isShort = judgement.maximum.atLeast < problem.requirements.length;
  const { limits = DEFAULT_LIMITS } = options;
  return isShort
    ? { ...judgement, conflicts: conflictsFor(problem, paidIn(problem, declaration), limits) }
    : judgement;
}

/** As `judgeDeclaration`, after it was looked on as long as this for a proof. */
export const judgeLonger =
  (limits: Limits): Judge =>
  (problem, declaration, options) => {
    lookOn(problem, { paid: paidIn(problem, declaration), limits, seed: declaration });
    return judgeDeclaration(problem, declaration, options);
  };

// In whatever order the same pairs are said, each order has an answer of its own: of several as near, it may be another.
const found = remembering((_problem, _proposed) => new Map<string, Nearest | undefined>());

function nearestFor(
  problem: DeclarationProblem,
  proposed: Declaration,
  limits: Limits,
): Nearest | undefined {
  if (limits !== DEFAULT_LIMITS) return nearestLegal(problem, proposed, limits);
  const known = found(problem, proposed);
  const key = proposed.map((pair) => pair.join()).join(' ');
  if (!known.has(key)) known.set(key, nearestLegal(problem, proposed, limits));
  return known.get(key);
}

const clashes = remembering((problem, paid) =>
  conflicts(problem, { paid, maximum: solved(problem, paid).maximum }),
);

const conflictsFor = (
  problem: DeclarationProblem,
  paid: readonly Pair[],
  limits: Limits,
): Conflicts =>
  limits === DEFAULT_LIMITS ? clashes(problem, paid) : conflicts(problem, { paid, limits });
