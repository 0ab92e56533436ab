/** How many declarations are legal, without listing them. */
import { partsOf } from './count/parts.ts';
import { countPart } from './count/transfer.ts';
import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { DeclarationProblem } from './problem.ts';

/**
 * The number of legal declarations (CR 508.1c-d, 509.1b-c), each being judged by what it pays for itself; or, where
 * the work passes the limits, a number that it exceeds.
 */
export function countLegal(
  problem: DeclarationProblem,
  limits: Limits = DEFAULT_LIMITS,
): bigint | { readonly moreThan: bigint } {
  const counts = partsOf(problem).map((part) => countPart(part, limits));
  const known = counts.reduce<bigint>((product, count) => product * (count ?? 1n), 1n);
  // What could not be counted has a legal declaration at least.
  return counts.includes(undefined) ? { moreThan: known - 1n } : known;
}
