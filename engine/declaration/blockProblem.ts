import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { blockRequirements } from './blockRequirements.ts';
import { blockRestrictions } from './blockRestrictions.ts';
import { combatCosts } from './costs.ts';
import { blockableAttackers, blockCapacities, eligibleBlockers } from './eligibleBlockers.ts';
import { type NamedProblem, nameProblem } from './namedProblem.ts';

// A state never changes, so what was worked out for it stays true.
const remembered = new WeakMap<GameState, Map<PlayerId, NamedProblem<ObjectId>>>();

/** One defending player's choice of blocks as a problem: creatures that could block, on attackers (CR 509.1a-c). */
export function blockProblem(state: GameState, player: PlayerId): NamedProblem<ObjectId> {
  const byPlayer = remembered.get(state) ?? new Map<PlayerId, NamedProblem<ObjectId>>();
  const problem = byPlayer.get(player) ?? blockProblemOf(state, player);
  remembered.set(state, byPlayer.set(player, problem));
  return problem;
}

function blockProblemOf(state: GameState, player: PlayerId): NamedProblem<ObjectId> {
  const choosers = eligibleBlockers(state, player);
  const targets = blockableAttackers(state, player);
  const capacityOf = blockCapacities(state);
  const costsOf = combatCosts(state);
  return nameProblem(
    choosers.map((id) => ({ id, chooser: { capacity: capacityOf(id) } })),
    targets,
    choosers.flatMap((id, chooser) => {
      return targets.map((attacker, target) => ({
        chooser,
        target,
        costly: costsOf({ to: 'block', creature: id, attacker }).length > 0,
      }));
    }),
    blockRestrictions(state, choosers, targets),
    blockRequirements(state, choosers, targets),
  );
}
