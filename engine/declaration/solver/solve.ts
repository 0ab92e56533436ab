/**
 * The largest number of requirements that can be obeyed without disobeying a restriction (CR 508.1d, 509.1c).
 */
import { everyDeclaration } from './enumerate.ts';
import { conditionsOf, evaluate } from './evaluate.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Limits } from './limits.ts';
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

export type Proof =
  | { readonly kind: 'proved'; readonly certificate: Certificate }
  | { readonly kind: 'bounded'; readonly bound: number };

/** Why nothing obeys more. `exhaustive`: the search left no case open, of so many. */
export type Certificate = { readonly kind: 'exhaustive'; readonly cases: number };

export function solve(problem: DeclarationProblem, options: SolveOptions = {}): Solution {
  const affordable = withoutUnpaid(problem, options.paid ?? []);
  const limit = (options.limits ?? DEFAULT_LIMITS).steps;
  let best = startFrom(affordable, options.seed ?? []);
  let steps = 0;
  for (const declaration of everyDeclaration(affordable)) {
    if (best.obeyed === problem.requirements.length) break;
    if (steps >= limit) {
      return { maximum: best.obeyed, witness: best.declaration, proof: { kind: 'bounded', bound: problem.requirements.length }, steps };
    }
    steps += 1;
    const { broken, obeyed } = conditionsOf(affordable, declaration);
    if (broken.length === 0 && obeyed.length > best.obeyed) best = { declaration, obeyed: obeyed.length };
  }
  const certificate = { kind: 'exhaustive', cases: steps } as const;
  return { maximum: best.obeyed, witness: best.declaration, proof: { kind: 'proved', certificate }, steps };
}

/** The problem without the pairs that cost something and are not paid for. */
export function withoutUnpaid(problem: DeclarationProblem, paid: readonly Pair[]): DeclarationProblem {
  const isPaid = (chooser: number, target: number): boolean =>
    paid.some((pair) => pair[0] === chooser && pair[1] === target);
  return {
    ...problem,
    pairs: problem.pairs.filter(({ chooser, target, costly }) => costly !== true || isPaid(chooser, target)),
  };
}

function startFrom(problem: DeclarationProblem, seed: Declaration): { declaration: Declaration; obeyed: number } {
  const { malformed, broken, obeyed } = evaluate(problem, seed);
  if (malformed.length + broken.length === 0) return { declaration: seed, obeyed: obeyed.length };
  return { declaration: [], obeyed: evaluate(problem, []).obeyed.length };
}
