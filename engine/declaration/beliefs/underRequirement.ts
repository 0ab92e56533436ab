import type { DeclarationProblem, EligiblePair, Requirement } from '../../solver/problem.ts';
import { assertNever } from '../../vocabulary/result.ts';

/** The choosers of whom something is asked that they could obey as far as they themselves are concerned. */
export function underRequirement(problem: DeclarationProblem): ReadonlySet<number> {
  const possible = notForbidden(problem);
  return new Set(
    problem.requirements
      .flatMap((requirement) => possible.filter((pair) => asks(requirement, pair)))
      .map(({ chooser }) => chooser),
  );
}

/** The pairs that no restriction forbids by themselves. */
export function notForbidden({ pairs, restrictions }: DeclarationProblem): readonly EligiblePair[] {
  const forbidden = new Set(
    restrictions.flatMap((one) => {
      if (one.kind === 'pairForbidden') return [`${one.chooser},${one.target}`];
      return one.kind === 'chooserForbidden' ? [`${one.chooser}`] : [];
    }),
  );
  return pairs.filter(
    ({ chooser, target }) => !forbidden.has(`${chooser}`) && !forbidden.has(`${chooser},${target}`),
  );
}

function asks(requirement: Requirement, { chooser, target }: EligiblePair): boolean {
  switch (requirement.kind) {
    case 'declared':
      return requirement.chooser === chooser;
    case 'declaredOn':
      return requirement.chooser === chooser && requirement.targets.includes(target);
    case 'someOn':
      return requirement.choosers.includes(chooser) && requirement.targets.includes(target);
    case 'covered':
    case 'coveredExactly':
      return requirement.target === target;
    default:
      return assertNever(requirement);
  }
}
