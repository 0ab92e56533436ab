import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { blockRequirements } from './blockRequirements.ts';
import { blockRestrictions } from './blockRestrictions.ts';
import { combatCosts } from './costs.ts';
import { blockableAttackers, blockCapacities, eligibleBlockers } from './eligibleBlockers.ts';
import { type NamedProblem, nameProblem } from './namedProblem.ts';

/** One defending player's choice of blocks as a problem: creatures that could block, on attackers (CR 509.1a-c). */
export function blockProblem(state: GameState, player: PlayerId): NamedProblem<ObjectId> {
  const choosers = eligibleBlockers(state, player);
  const targets = blockableAttackers(state, player);
  const capacityOf = blockCapacities(state);
  const costs = combatCosts(state, 'block');
  return nameProblem(
    choosers.map((id) => ({ id, chooser: { capacity: capacityOf(id) } })),
    targets,
    choosers.flatMap((id, chooser) => {
      const costly = costs.some((cost) => cost.isDueFor(id));
      return targets.map((_, target) => ({ chooser, target, costly }));
    }),
    blockRestrictions(state, choosers, targets),
    blockRequirements(state, choosers, targets),
  );
}
