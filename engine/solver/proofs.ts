/**
 * Proofs that took longer than the usual limits. What is proved of a problem holds of every problem with the same
 * numbers, whoever asks, so it is kept by them: a game that is played anew comes to the same problem in another object.
 */
import type { Limits } from './limits.ts';
import type { DeclarationProblem, Pair } from './problem.ts';
import { type Solution, type SolveOptions, solve } from './solve.ts';

const proofs = new Map<string, Solution>();

/** How many have been found: whoever keeps answers of the solver drops them when this changes. */
export const proofsFound = (): number => proofs.size;

export const proofOf = (
  problem: DeclarationProblem,
  paid: readonly Pair[],
): Solution | undefined => (proofs.size === 0 ? undefined : proofs.get(keyOf(problem, paid)));

/** Looks for the most that can be obeyed, as long as it is given; what it proves is known from then on. */
export function lookOn(
  problem: DeclarationProblem,
  options: SolveOptions & { readonly limits: Limits },
): Solution {
  const paid = options.paid ?? [];
  const before = proofOf(problem, paid);
  if (before !== undefined) return before;
  const solution = solve(problem, options);
  if (solution.proof.kind === 'proved') proofs.set(keyOf(problem, paid), solution);
  return solution;
}

/** Whether it can be paid is nothing that the search asks. */
const keyOf = ({ payment: _, ...numbers }: DeclarationProblem, paid: readonly Pair[]): string =>
  JSON.stringify([numbers, paid.map((pair) => pair.join()).toSorted()], (_key, value) =>
    value === Number.POSITIVE_INFINITY ? 'any' : value,
  );
