/**
 * A declaration made chooser by chooser, each going where that obeys the most by itself. On most boards met in play
 * it obeys everything, which the literal reading then sees, and nothing has to be searched.
 */
import { int, ints } from './flow/numbers.ts';
import { isCostly } from './paid.ts';
import type { Declaration, DeclarationProblem, EligiblePair, Pair } from './problem.ts';

/** It fits and pays for no more than these pairs; whether it breaks a restriction is not looked at. */
export function guess(problem: DeclarationProblem, paid: readonly Pair[]): Declaration {
  const { targetCount, choosers } = problem;
  const asked = asksOf(problem);
  const on = ints(targetCount);
  const isOut = forbiddenIn(problem);
  const declared = new Map<number, number>();
  const decide = ({ chooser, target }: EligiblePair, gain: number): void => {
    if (gain === 0 || declared.has(chooser) || (choosers[chooser]?.capacity ?? 0) < 1) return;
    declared.set(chooser, target);
    on[target] = int(on, target) + 1;
  };
  let best: EligiblePair | undefined;
  let most = 0;
  for (const pair of problem.pairs) {
    if (best !== undefined && best.chooser !== pair.chooser) {
      decide(best, most);
      best = undefined;
      most = 0;
    }
    if (isOut(pair) || !isAfforded(pair, paid)) continue;
    const gain = asked(pair, int(on, pair.target));
    if (best === undefined || gain > most) {
      best = pair;
      most = gain;
    }
  }
  if (best !== undefined) decide(best, most);
  return [...declared];
}

/** How many requirements ask for a pair, with so many on its target already. */
function asksOf({
  choosers,
  targetCount,
  requirements,
}: DeclarationProblem): (pair: EligiblePair, already: number) => number {
  const ofChooser = ints(choosers.length);
  const ofPair = ints(choosers.length * targetCount);
  const needed = ints(targetCount);
  for (const one of requirements) {
    if (one.kind === 'declared') ofChooser[one.chooser] = int(ofChooser, one.chooser) + 1;
    if (one.kind === 'covered') needed[one.target] = Math.max(int(needed, one.target), one.atLeast);
    if (one.kind !== 'declaredOn') continue;
    for (const target of one.targets) {
      const pair = one.chooser * targetCount + target;
      ofPair[pair] = int(ofPair, pair) + 1;
    }
  }
  return ({ chooser, target }, already) =>
    int(ofChooser, chooser) +
    int(ofPair, chooser * targetCount + target) +
    (already < int(needed, target) ? 1 : 0);
}

function forbiddenIn({
  targetCount,
  restrictions,
}: DeclarationProblem): (pair: EligiblePair) => boolean {
  const choosers = new Set<number>();
  const pairs = new Set<number>();
  for (const one of restrictions) {
    if (one.kind === 'chooserForbidden') choosers.add(one.chooser);
    if (one.kind === 'pairForbidden') pairs.add(one.chooser * targetCount + one.target);
  }
  return ({ chooser, target }) =>
    choosers.has(chooser) || pairs.has(chooser * targetCount + target);
}

const isAfforded = (one: EligiblePair, paid: readonly Pair[]): boolean =>
  !isCostly(one) || paid.some((pair) => pair[0] === one.chooser && pair[1] === one.target);
