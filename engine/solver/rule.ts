/**
 * The ruling on one proposed declaration (CR 508.1c-d and j, 509.1b-c and f).
 *
 * The reading of CR 508.1d and 509.1c: what is obeyed is held against the most that a declaration can obey which breaks
 * no restriction, can be paid for, and costs nothing but what this one costs. Nobody is required to pay a cost to attack
 * or block, but whoever pays is judged by what that allows: a cost is paid for a creature, and then leaves all that the
 * same payment lets it do in the count. Requirements that depend on what is declared are judged apart (`Following`).
 */
import { type Evaluation, evaluate } from './evaluate.ts';
import { broughtAlong } from './follow.ts';
import { DEFAULT_LIMITS, type Limits } from './limits.ts';
import { paidIn } from './paid.ts';
import { payable } from './payable.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';
import { proofOf } from './proofs.ts';
import { solved } from './remembered.ts';
import { type Solution, solve } from './solve.ts';

/** The maximum lies in this range; the two are equal when it is proved. */
export interface MaximumRange {
  readonly atLeast: number;
  readonly atMost: number;
}

export interface ProblemRuling extends Evaluation {
  readonly verdict: 'legal' | 'illegal' | 'unproved';
  /** Of the requirements that do not depend on what is declared. */
  readonly maximum: MaximumRange;
  /** What it costs can't be paid. */
  readonly isUnpaid: boolean;
  /** Breaks nothing, pays for nothing else, and obeys more: what refutes a declaration that obeys too few. */
  readonly better: Declaration | undefined;
}

/** The verdict, without what it takes longer to work out. */
export function rule(
  problem: DeclarationProblem,
  declaration: Declaration,
  limits: Limits = DEFAULT_LIMITS,
): ProblemRuling {
  const evaluation = evaluate(problem, declaration);
  const solution = solutionFor(problem, declaration, limits);
  const maximum = rangeOf(solution);
  const fits = evaluation.malformed.length + evaluation.broken.length === 0;
  const isUnpaid = fits && problem.payment?.canPay(declaration) === false;
  const obeyed = evaluation.obeyed.length;
  const isShort = obeyed < maximum.atLeast || evaluation.unfollowed.length > 0;
  return {
    ...evaluation,
    verdict:
      !fits || isUnpaid || isShort ? 'illegal' : obeyed < maximum.atMost ? 'unproved' : 'legal',
    maximum,
    isUnpaid,
    better:
      isShort && !isUnpaid
        ? broughtAlong(problem, !fits || obeyed < maximum.atLeast ? solution.witness : declaration)
        : undefined,
  };
}

/** Where the proof is not complete, the declaration itself may be the best one known. */
function solutionFor(
  problem: DeclarationProblem,
  declaration: Declaration,
  limits: Limits,
): Solution {
  const paid = paidIn(problem, declaration);
  const known = limits === DEFAULT_LIMITS ? solved(problem, paid) : proofOf(problem, paid);
  const solution =
    known?.proof.kind === 'proved' ? known : solve(problem, { paid, limits, seed: declaration });
  return payable(problem, paid, solution, limits);
}

function rangeOf({ maximum, proof }: Solution): MaximumRange {
  return { atLeast: maximum, atMost: proof.kind === 'proved' ? maximum : proof.bound };
}
