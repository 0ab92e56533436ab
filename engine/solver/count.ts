/** How many declarations are legal, without listing them. */
import { partsOf } from './count/parts.ts';
import { countPart } from './count/transfer.ts';
import { everyDeclaration } from './enumerate.ts';
import type { Limits } from './limits.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { DeclarationProblem } from './problem.ts';
import { rule } from './rule.ts';

/**
 * The number of legal declarations (CR 508.1c-d, 509.1b-c), each being judged by what it pays for itself; or, where
 * the work passes the limits, a number that it exceeds.
 */
export function countLegal(
  problem: DeclarationProblem,
  limits: Limits = DEFAULT_LIMITS,
): bigint | { readonly moreThan: bigint } {
  if (problem.payment?.dependsOnWho === true) return countOneByOne(problem, limits);
  const counts = partsOf(problem).map((part) => countPart(part, limits));
  const known = counts.reduce<bigint>((product, count) => product * (count ?? 1n), 1n);
  // What could not be counted has a legal declaration at least.
  return counts.includes(undefined) ? { moreThan: known - 1n } : known;
}

/** Whether it can be paid for depends on everybody who is declared, so nothing can be counted apart. */
function countOneByOne(
  problem: DeclarationProblem,
  limits: Limits,
): bigint | { readonly moreThan: bigint } {
  let stepsLeft = limits.steps;
  let legal = 0n;
  for (const declaration of everyDeclaration(problem)) {
    stepsLeft -= STEPS_PER_DECLARATION;
    if (stepsLeft < 0) return { moreThan: legal };
    if (rule(problem, declaration).verdict === 'legal') legal += 1n;
  }
  return legal;
}

const STEPS_PER_DECLARATION = 500;
