/**
 * Requirements that nothing obeys, whatever else is declared: a creature that can block nothing must block, or more must
 * block an attacker than can. A guess that obeys all the others is the best there is, and nothing has to be searched.
 */
import { nth } from '../vocabulary/entries.ts';
import { assertNever } from '../vocabulary/result.ts';
import { int, ints } from './flow/numbers.ts';
import { mayBeChosen } from './model/eligible.ts';
import type { DeclarationProblem, Pair, Requirement } from './problem.ts';

/** Whether no declaration obeys any of these requirements that pays for no more than these pairs; false if not known. */
export function areOutOfReach(
  problem: DeclarationProblem,
  paid: readonly Pair[],
  requirements: readonly Requirement[],
): boolean {
  if (requirements.length === 0) return true;
  const counts = countsIn(problem, paid);
  return requirements.every((requirement) => isOutOfReach(counts, requirement));
}

/** On how many targets each chooser may be, and how many choosers on each target. */
interface Counts {
  readonly ofChooser: Int32Array;
  readonly onTarget: Int32Array;
}

function countsIn(problem: DeclarationProblem, paid: readonly Pair[]): Counts {
  const ofChooser = ints(problem.choosers.length);
  const onTarget = ints(problem.targetCount);
  const isPossible = mayBeChosen(problem, paid);
  const { pairs } = problem;
  for (let at = 0; at < pairs.length; at++) {
    const pair = nth(pairs, at);
    if (!isPossible(pair)) continue;
    const { chooser, target } = pair;
    ofChooser[chooser] = int(ofChooser, chooser) + 1;
    onTarget[target] = int(onTarget, target) + 1;
  }
  for (const one of problem.restrictions) {
    const isTooMuch = one.kind === 'minChoosersOn' && int(onTarget, one.target) < one.n;
    if (isTooMuch) onTarget[one.target] = 0;
  }
  return { ofChooser, onTarget };
}

function isOutOfReach({ ofChooser, onTarget }: Counts, requirement: Requirement): boolean {
  switch (requirement.kind) {
    case 'declared':
      return int(ofChooser, requirement.chooser) === 0;
    case 'declaredOn':
      return (
        int(ofChooser, requirement.chooser) === 0 ||
        requirement.targets.every((target) => int(onTarget, target) === 0)
      );
    case 'someOn':
      return (
        requirement.choosers.every((chooser) => int(ofChooser, chooser) === 0) ||
        requirement.targets.every((target) => int(onTarget, target) === 0)
      );
    case 'covered':
      return int(onTarget, requirement.target) < requirement.atLeast;
    case 'coveredExactly':
      return int(onTarget, requirement.target) < requirement.n;
    default:
      return assertNever(requirement);
  }
}
