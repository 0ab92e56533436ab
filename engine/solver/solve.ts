/**
 * The largest number of requirements that can be obeyed without disobeying a restriction (CR 508.1d, 509.1c).
 */
import { evaluate } from './evaluate.ts';
import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import { maximise } from './maximise.ts';
import { isCostly } from './paid.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';

export interface SolveOptions {
  /** The costly pairs that its player is ready to pay for; nobody is required to pay for another (CR 508.1d, 509.1c). */
  readonly paid?: readonly Pair[];
  readonly limits?: Limits;
  /** A declaration to start from, when it breaks nothing: the answer then obeys at least as many requirements. */
  readonly seed?: Declaration;
}

/** `maximum` is the number that `witness` obeys; nothing obeys more when `proof` says so, nor more than `bound` else. */
export interface Solution {
  readonly maximum: number;
  readonly witness: Declaration;
  readonly proof: Proof;
  readonly steps: number;
}

/** `proved`: the search closed every case, of so many; 1 when the bound for the whole problem was enough. */
export type Proof =
  | { readonly kind: 'proved'; readonly cases: number }
  | { readonly kind: 'bounded'; readonly bound: number };

export function solve(problem: DeclarationProblem, options: SolveOptions = {}): Solution {
  const paid = options.paid ?? [];
  const start = startFrom(problem, options.seed ?? [], paid);
  const { best, bound, cases, steps } = maximise(problem, {
    paid,
    limits: options.limits ?? DEFAULT_LIMITS,
    start,
  });
  const proof: Proof = bound > best.score ? { kind: 'bounded', bound } : { kind: 'proved', cases };
  return { maximum: best.score, witness: best.declaration, proof, steps };
}

/** The problem without the pairs that cost something and are not paid for. */
export function withoutUnpaid(
  problem: DeclarationProblem,
  paid: readonly Pair[],
): DeclarationProblem {
  const keyOf = (chooser: number, target: number): number => chooser * problem.targetCount + target;
  const afforded = new Set(paid.map(([chooser, target]) => keyOf(chooser, target)));
  return {
    ...problem,
    pairs: problem.pairs.filter(
      (pair) => !isCostly(pair) || afforded.has(keyOf(pair.chooser, pair.target)),
    ),
  };
}

/** The seed if it may be declared as it stands, nothing otherwise. */
function startFrom(
  problem: DeclarationProblem,
  seed: Declaration,
  paid: readonly Pair[],
): Declaration {
  if (seed.length === 0) return [];
  const { malformed, broken } = evaluate(withoutUnpaid(problem, paid), seed);
  return malformed.length + broken.length === 0 ? seed : [];
}
