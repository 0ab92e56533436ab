import type { Pair } from '../solver/index.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { remembered, rememberedByKey } from '../vocabulary/remembered.ts';
import { paymentFor } from './affording.ts';
import { reachOf } from './beliefs/lureReaches.ts';
import { withStandingBlocks } from './beliefs/standingPart.ts';
import { withCostsForced } from './beliefs/withCostsForced.ts';
import { withoutTaxed } from './beliefs/withoutTaxed.ts';
import { blockRequirements } from './blockRequirements.ts';
import { blockRestrictions } from './blockRestrictions.ts';
import { type AttackOrBlock, combatCosts } from './costs.ts';
import { blockableAttackers, blockCapacities, eligibleBlockers } from './eligibleBlockers.ts';
import { type NamedProblem, nameProblem } from './namedProblem.ts';

/** One defending player's choice of blocks as a problem: creatures that could block, on attackers (CR 509.1a-c). */
export const blockProblem = (state: GameState, player: PlayerId): NamedProblem<ObjectId> =>
  ofPlayers(state)(player);

const ofPlayers = remembered((state: GameState) =>
  rememberedByKey((player: PlayerId) => blockProblemOf(state, player)),
);

function blockProblemOf(state: GameState, player: PlayerId): NamedProblem<ObjectId> {
  const choosers = eligibleBlockers(state, player);
  const targets = blockableAttackers(state, player);
  const capacityOf = blockCapacities(state);
  const costs = combatCosts(state);
  const deedOf = ([chooser, target]: Pair): readonly AttackOrBlock[] => {
    const creature = choosers[chooser];
    const attacker = targets[target];
    return creature === undefined || attacker === undefined
      ? []
      : [{ to: 'block', creature, attacker }];
  };
  const named = nameProblem({
    choosers: choosers.map((id) => ({ id, chooser: { capacity: capacityOf(id) } })),
    targets,
    pairs: choosers.flatMap((id, chooser) => {
      const isInReach = reachOf(state, id);
      return targets.flatMap((attacker, target) =>
        isInReach(attacker)
          ? [{ chooser, target, costs: deedOf([chooser, target]).flatMap(costs.of) }]
          : [],
      );
    }),
    restrictions: blockRestrictions(state, player, choosers, targets),
    requirements: blockRequirements(state, choosers, targets),
    payment: paymentFor(state, player, 'block', deedOf),
  });
  return withCostsForced(state, withoutTaxed(state, withStandingBlocks(state, named)));
}
