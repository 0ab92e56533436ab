/**
 * Many declarations are judged on one board, and what they are compared with depends only on what they pay for. A
 * problem never changes, so what was once worked out for it stays true.
 */
import type { DeclarationProblem, Pair } from './problem.ts';
import { proofOf, proofsFound } from './proofs.ts';
import { solve } from './solve.ts';

/** The most that can be obeyed by whoever pays for no more than these pairs: as is proved, or within the usual limits. */
export const solved = remembering(
  (problem, paid) => proofOf(problem, paid) ?? solve(problem, { paid }),
);

/**
 * A function of a problem and of some of its pairs, such as those paid for, that works each answer out once, and again
 * after a longer proof.
 */
export function remembering<T>(
  work: (problem: DeclarationProblem, paid: readonly Pair[]) => T,
): (problem: DeclarationProblem, paid: readonly Pair[]) => T {
  let answers = new WeakMap<DeclarationProblem, Map<string, T>>();
  let found = 0;
  return (problem, paid) => {
    if (found !== proofsFound()) answers = new WeakMap();
    found = proofsFound();
    const known = answers.get(problem) ?? new Map<string, T>();
    answers.set(problem, known);
    const key = paid
      .map((pair) => pair.join())
      .toSorted()
      .join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = work(problem, paid);
    known.set(key, answer);
    return answer;
  };
}
