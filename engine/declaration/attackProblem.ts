import type { AttackedChoice } from '../log/declaration.ts';
import type { GameState } from '../state/gameState.ts';
import { attackRequirements } from './attackRequirements.ts';
import { attackRestrictions } from './attackRestrictions.ts';
import { combatCosts } from './costs.ts';
import { attackable, eligibleAttackers } from './eligibleAttackers.ts';
import { type NamedProblem, nameProblem } from './namedProblem.ts';

// A state never changes, so what was worked out for it stays true.
const remembered = new WeakMap<GameState, NamedProblem<AttackedChoice>>();

/** The choice of attackers as a problem: creatures that could attack, on what may be attacked (CR 508.1a-d). */
export function attackProblem(state: GameState): NamedProblem<AttackedChoice> {
  const problem = remembered.get(state) ?? attackProblemOf(state);
  remembered.set(state, problem);
  return problem;
}

function attackProblemOf(state: GameState): NamedProblem<AttackedChoice> {
  const choosers = eligibleAttackers(state);
  const targets = attackable(state);
  const costsOf = combatCosts(state);
  return nameProblem(
    choosers.map((id) => ({ id, chooser: { capacity: 1 } })),
    targets,
    choosers.flatMap((id, chooser) =>
      targets.map((target, index) => ({
        chooser,
        target: index,
        costly: costsOf({ to: 'attack', creature: id, attacked: target }).length > 0,
      })),
    ),
    attackRestrictions(state, choosers, targets),
    attackRequirements(state, choosers, targets),
  );
}
