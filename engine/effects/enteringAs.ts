import type { EnteringAs } from '../change/createToken.ts';
import type { AttackTarget } from '../state/combat.ts';
import { attackOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { defendingPlayers } from '../state/lookup.ts';
import type { Entering } from '../vocabulary/abilities.ts';
import { assertNever } from '../vocabulary/result.ts';
import { choicesOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** How a token enters, its controller's choices made: it attacks what the source attacks, or the next defending player. */
export function enteringAs(
  state: GameState,
  entering: Entering | undefined,
  resolution: Resolution,
): EnteringAs {
  if (entering === undefined) return { kind: 'normally' };
  switch (entering.kind) {
    case 'attacking': {
      const target = attackedBySource(state, resolution) ?? firstDefendingPlayer(state);
      return target === undefined
        ? { kind: 'normally' }
        : { kind: 'attacking', tapped: entering.tapped, target };
    }
    case 'blocking': {
      const subject = { kind: 'reference', reference: entering.attacker } as const;
      const [attacker] = choicesOf(state, subject, resolution);
      return attacker?.kind === 'object'
        ? { kind: 'blocking', attacker: attacker.object }
        : { kind: 'normally' };
    }
    default:
      return assertNever(entering);
  }
}

function attackedBySource(state: GameState, { source }: Resolution): AttackTarget | undefined {
  const target = attackOf(state, source)?.target;
  return target?.kind === 'nothing' ? undefined : target;
}

// CR 508.4: its controller chooses; where nothing speaks for another choice, the first in turn order.
function firstDefendingPlayer(state: GameState): AttackTarget | undefined {
  const [player] = defendingPlayers(state);
  return player === undefined ? undefined : { kind: 'player', player };
}
