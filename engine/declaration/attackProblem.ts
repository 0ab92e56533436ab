import type { AttackedChoice } from '../log/declaration.ts';
import type { Pair } from '../solver/index.ts';
import { attackable } from '../state/attackable.ts';
import type { GameState } from '../state/gameState.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { paymentFor } from './affording.ts';
import { attackFollowings, attackRequirements } from './attackRequirements.ts';
import { attackRestrictions } from './attackRestrictions.ts';
import { withStandingAttacks } from './beliefs/standingPart.ts';
import { withCostsForced } from './beliefs/withCostsForced.ts';
import { withoutTaxed } from './beliefs/withoutTaxed.ts';
import { type AttackOrBlock, combatCosts } from './costs.ts';
import { eligibleAttackers } from './eligibleAttackers.ts';
import { type NamedProblem, nameProblem } from './namedProblem.ts';

/** The choice of attackers as a problem: creatures that could attack, on what may be attacked (CR 508.1a-d). */
export const attackProblem = remembered(
  (state: GameState): NamedProblem<AttackedChoice> => attackProblemOf(state),
);

function attackProblemOf(state: GameState): NamedProblem<AttackedChoice> {
  const choosers = eligibleAttackers(state);
  const targets = attackable(state);
  const costs = combatCosts(state);
  const deedOf = ([chooser, target]: Pair): readonly AttackOrBlock[] => {
    const creature = choosers[chooser];
    const attacked = targets[target];
    return creature === undefined || attacked === undefined
      ? []
      : [{ to: 'attack', creature, attacked }];
  };
  const named = nameProblem({
    choosers: choosers.map((id) => ({ id, chooser: { capacity: 1 } })),
    targets,
    pairs: choosers.flatMap((_, chooser) =>
      targets.map((__, target) => ({
        chooser,
        target,
        costs: deedOf([chooser, target]).flatMap(costs.of),
      })),
    ),
    restrictions: attackRestrictions(state, choosers, targets),
    requirements: attackRequirements(state, choosers, targets),
    followings: attackFollowings(state, choosers),
    payment: paymentFor(state, state.turn.activePlayer, 'attack', deedOf),
  });
  return withCostsForced(state, withoutTaxed(state, withStandingAttacks(state, named)));
}
