import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { Requirement } from '../../solver/problem.ts';
import type { GameState } from '../../state/gameState.ts';
import type { NamedProblem } from '../namedProblem.ts';

/**
 * Believed by some, against CR 508.1d and 509.1c: that nothing is required of a creature some attack or block of which
 * costs something, not even what it could do for nothing or what is paid for.
 */
export const withoutTaxed = <T>(state: GameState, named: NamedProblem<T>): NamedProblem<T> =>
  beliefsOf(state).taxedRequirements === 'count' ? named : untaxed(named);

function untaxed<T>({ problem, requirements, ...named }: NamedProblem<T>): NamedProblem<T> {
  const taxed = new Set(
    problem.pairs.flatMap(({ chooser, costs = [] }) => (costs.length > 0 ? [chooser] : [])),
  );
  const kept = requirements.filter(({ requirement }) => !isOfTaxed(requirement, taxed));
  return {
    ...named,
    requirements: kept,
    problem: { ...problem, requirements: kept.map(({ requirement }) => requirement) },
  };
}

function isOfTaxed(requirement: Requirement, taxed: ReadonlySet<number>): boolean {
  if ('chooser' in requirement) return taxed.has(requirement.chooser);
  return 'choosers' in requirement && requirement.choosers.every((one) => taxed.has(one));
}
