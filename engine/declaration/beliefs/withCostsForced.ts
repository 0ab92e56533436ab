import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { NamedProblem } from '../namedProblem.ts';

/**
 * Believed where it is not so: that whoever can pay to attack or block has to. Then nothing tells what costs from what is
 * free but whether it can be paid, which depends on everybody who is declared.
 */
export const withCostsForced = <T>(state: GameState, named: NamedProblem<T>): NamedProblem<T> =>
  beliefsOf(state).combatCosts === 'neverForced' ? named : forced(named);

const forced = <T>({ problem, ...named }: NamedProblem<T>): NamedProblem<T> => ({
  ...named,
  problem: {
    ...problem,
    pairs: problem.pairs.map(({ chooser, target }) => ({ chooser, target })),
    ...(problem.payment === undefined
      ? {}
      : { payment: { ...problem.payment, dependsOnWho: true } }),
  },
});
