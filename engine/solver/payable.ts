/**
 * Where it matters who is declared for whether it can be paid (those declared can't be tapped for a cost), the most that
 * can be obeyed may be had only by a declaration that can't be paid, which is none (CR 508.1j, 509.1f). Then the others
 * are gone through one by one.
 */
import { everyDeclaration } from './enumerate.ts';
import { conditionsOf } from './evaluate.ts';
import type { Limits } from './limits.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';
import { type Solution, withoutUnpaid } from './solve.ts';

const STEPS_PER_DECLARATION = 200;

/** The solution, or the best that can be paid where that one can't. */
export function payable(
  problem: DeclarationProblem,
  paid: readonly Pair[],
  solution: Solution,
  limits: Limits,
): Solution {
  const { payment } = problem;
  if (payment?.dependsOnWho !== true || payment.canPay(solution.witness)) return solution;
  let stepsLeft = limits.steps;
  let witness: Declaration = [];
  let maximum = -1;
  for (const declaration of everyDeclaration(withoutUnpaid(problem, paid))) {
    stepsLeft -= STEPS_PER_DECLARATION;
    if (stepsLeft < 0) return boundedBy(solution, maximum, witness);
    const { broken, obeyed } = conditionsOf(problem, declaration);
    if (broken.length > 0 || obeyed.length <= maximum || !payment.canPay(declaration)) continue;
    witness = declaration;
    maximum = obeyed.length;
    if (maximum === solution.maximum) break;
  }
  return { maximum, witness, proof: { kind: 'proved', cases: 1 }, steps: solution.steps };
}

const boundedBy = (
  { maximum, proof, steps }: Solution,
  found: number,
  witness: Declaration,
): Solution => ({
  maximum: Math.max(found, 0),
  witness,
  proof: { kind: 'bounded', bound: proof.kind === 'bounded' ? proof.bound : maximum },
  steps,
});
