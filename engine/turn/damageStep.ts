import { dealDamage } from '../change/damage/dealDamage.ts';
import type { GameChange } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import { assigningPlayers } from '../damage/choices.ts';
import { rulesOfNoDamage } from '../damage/rulesOfAssignment.ts';
import { damageStepOf, recordAssigned } from '../damage/steps.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import { objectId, type PlayerId } from '../vocabulary/ids.ts';
import type { TurnContext } from './turnContext.ts';

/** CR 510.1: the player whose turn it is to announce, the active player first; undefined when all have. */
export const nextToAssign = ({ game, announced }: TurnContext): PlayerId | undefined =>
  assigningPlayers(game, damageStepOf(game)).find(
    (player) => !announced.some((one) => one.player === player),
  );

/** CR 510.2: all that was assigned is dealt at once; in 2008 it goes on the stack first (CR 2008-10-01 310.1). */
export function dealAnnounced({ game, announced }: TurnContext): GameChange {
  const assignments = announced
    .flatMap((one) => one.assignments)
    .filter(({ amount }) => amount > 0);
  if (assignments.length === 0) {
    const { step } = game.turn;
    return logged(
      game,
      { kind: 'noCombatDamage', step },
      ...rulesOfNoDamage(game, damageStepOf(game)),
    );
  }
  const recorded = recordAssigned(game, assignments);
  return rulesOf(game).damageAssignment === 'onStack'
    ? putOnStack(recorded, assignments)
    : dealDamage(recorded, assignments, 'combat');
}

function putOnStack(game: GameState, assignments: readonly CombatDamageAssignment[]): GameChange {
  const item = {
    kind: 'combatDamage',
    id: objectId(`damage-${game.nextId}`),
    controller: game.turn.activePlayer,
    assignments,
  } as const;
  return logged(
    { ...game, nextId: game.nextId + 1, stack: [...game.stack, item] },
    { kind: 'combatDamagePutOnStack', assignments },
    'damage.onTheStack',
  );
}
