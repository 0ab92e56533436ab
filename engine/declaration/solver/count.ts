/** How many declarations are legal, and which. */
import { legalDeclarations } from './enumerate.ts';
import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';

/** The number of legal declarations, or a number that it exceeds when the work passes the limit. */
export function countLegal(
  problem: DeclarationProblem,
  _limits: Limits = DEFAULT_LIMITS,
): bigint | { readonly moreThan: bigint } {
  return BigInt(legalDeclarations(problem).length);
}

/** The legal declarations one by one, always in the same order. */
export function* listLegal(problem: DeclarationProblem): Generator<Declaration> {
  yield* legalDeclarations(problem);
}
