import type { EnteringAs } from '../change/createToken.ts';
import type { Entering } from '../language/entering.ts';
import type { AttackTarget } from '../state/combat.ts';
import { attackOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { defendingPlayers } from '../state/lookup.ts';
import { assertNever } from '../vocabulary/result.ts';
import { choicesOf, playersOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/**
 * How a permanent enters, once for each of these ways, its controller's choices made; where it can neither attack nor
 * block, it just enters.
 */
export function enteringAs(
  state: GameState,
  entering: Entering | undefined,
  resolution: Resolution,
): readonly EnteringAs[] {
  if (entering === undefined) return [{ kind: 'normally' }];
  switch (entering.kind) {
    case 'attacking': {
      const target = attackedByChoice(state, resolution);
      return target === undefined
        ? [{ kind: 'normally' }]
        : [{ kind: 'attacking', tapped: entering.tapped, target }];
    }
    case 'attackingEachOtherOpponent': {
      const { tapped } = entering;
      const [defendingPlayer] = playersOf(state, DEFENDING_PLAYER, resolution);
      return playersOf(state, EACH_OPPONENT, resolution)
        .filter((player) => player !== defendingPlayer)
        .map((player) => ({ kind: 'attacking', tapped, target: { kind: 'player', player } }));
    }
    case 'blocking': {
      const subject = { kind: 'reference', reference: entering.attacker } as const;
      const [attacker] = choicesOf(state, subject, resolution);
      const { place } = resolution;
      return attacker?.kind === 'object'
        ? [
            {
              kind: 'blocking',
              attacker: attacker.object,
              ...(place === undefined ? {} : { place }),
            },
          ]
        : [{ kind: 'normally' }];
    }
    default:
      return assertNever(entering);
  }
}

/** CR 508.4: what its controller chose that it attacks; without a choice what the source attacks, or the first that may be. */
export const attackedByChoice = (
  state: GameState,
  resolution: Resolution,
): AttackTarget | undefined =>
  resolution.attacking ?? attackedBySource(state, resolution) ?? firstDefendingPlayer(state);

const DEFENDING_PLAYER = { kind: 'reference', reference: 'defendingPlayer' } as const;
const EACH_OPPONENT = { kind: 'reference', reference: 'eachOpponent' } as const;

function attackedBySource(state: GameState, { source }: Resolution): AttackTarget | undefined {
  const target = attackOf(state, source)?.target;
  return target?.kind === 'nothing' ? undefined : target;
}

/** CR 508.4: its controller chooses; where nothing speaks for another choice, the first in turn order. */
export function firstDefendingPlayer(state: GameState): AttackTarget | undefined {
  const [player] = defendingPlayers(state);
  return player === undefined ? undefined : { kind: 'player', player };
}
