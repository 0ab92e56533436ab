/** Looks at declarations one after the other, those with the fewest changes first: for what no search can be told. */

import { subsetsOf } from '../vocabulary/subsets.ts';
import { evaluate } from './evaluate.ts';
import type { Limits } from './limits.ts';
import type { Declaration, DeclarationProblem, Pair } from './problem.ts';
import { rule } from './rule.ts';

const STEPS_PER_DECLARATION = 500;

export interface Looked {
  /** The first that is legal. */
  readonly found: { readonly declaration: Declaration; readonly changes: number } | undefined;
  /** Whether all were looked at that are nearer. */
  readonly isThrough: boolean;
}

/** The legal declaration with the fewest changes, if it has at least `from` and fewer than `below`. */
export function nearestOneByOne(
  problem: DeclarationProblem,
  proposed: Declaration,
  {
    from,
    below,
    limits,
  }: { readonly from: number; readonly below: number; readonly limits: Limits },
): Looked {
  let stepsLeft = limits.steps;
  for (const { declaration, changes } of changedFrom(problem, proposed, from)) {
    if (changes >= below) break;
    stepsLeft -= STEPS_PER_DECLARATION;
    if (stepsLeft < 0) return { found: undefined, isThrough: false };
    if (evaluate(problem, declaration).malformed.length > 0) continue;
    const { verdict } = rule(problem, declaration, limits);
    if (verdict === 'unproved') return { found: undefined, isThrough: false };
    if (verdict === 'legal') return { found: { declaration, changes }, isThrough: true };
  }
  return { found: undefined, isThrough: true };
}

/** Everything that is so many changes away or more, the nearest first; what is no pair of the problem is dropped. */
function* changedFrom(
  problem: DeclarationProblem,
  proposed: Declaration,
  from: number,
): Generator<{ readonly declaration: Declaration; readonly changes: number }> {
  const pairs = problem.pairs.map(({ chooser, target }): Pair => [chooser, target]);
  const said = new Set(proposed.map(String));
  const hopeless = said.difference(new Set(pairs.map(String))).size;
  for (let changes = Math.max(from, hopeless); changes <= pairs.length + hopeless; changes++) {
    const size = changes - hopeless;
    for (const changed of subsetsOf(pairs, size, size)) {
      const toggled = new Set(changed.map(String));
      const isIn = (pair: Pair): boolean => said.has(String(pair)) !== toggled.has(String(pair));
      yield { declaration: pairs.filter(isIn), changes };
    }
  }
}
