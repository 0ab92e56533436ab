import type { EnteringAs } from '../change/createToken.ts';
import type { Entering } from '../language/entering.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { rulesOf } from '../mistakes/rulesOf.ts';
import { attackable } from '../state/attackable.ts';
import type { AttackTarget } from '../state/combat.ts';
import { attackOf, blockersOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { defendingPlayers } from '../state/lookup.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { assertNever } from '../vocabulary/result.ts';
import { choicesOf, playersOf } from './references.ts';
import type { Resolution } from './resolution.ts';
import { saidBy, tellChoice } from './said.ts';

/** How something enters, once for each of these ways, and how its controller's choices came about. */
export interface Entrances {
  readonly ways: readonly EnteringAs[];
  readonly events: readonly GameEvent[];
}

const NORMALLY: Entrances = { ways: [{ kind: 'normally' }], events: [] };

/** CR 508.4, 509.4: how a permanent enters; where it can neither attack nor block, it just enters. */
export function enteringAs(
  state: GameState,
  entering: Entering | undefined,
  resolution: Resolution,
): Entrances {
  if (entering === undefined) return NORMALLY;
  switch (entering.kind) {
    case 'attacking': {
      const { tapped } = entering;
      const { target, events } = attackedByChoice(state, resolution);
      return target === undefined
        ? NORMALLY
        : { ways: [attacking(resolution, target, tapped)], events };
    }
    case 'attackingEachOtherOpponent': {
      const { tapped } = entering;
      const [defendingPlayer] = playersOf(state, DEFENDING_PLAYER, resolution);
      const ways = playersOf(state, EACH_OPPONENT, resolution)
        .filter((player) => player !== defendingPlayer)
        .map((player) => attacking(resolution, { kind: 'player', player }, tapped));
      return { ways, events: [] };
    }
    case 'blocking': {
      const subject = { kind: 'reference', reference: entering.attacker } as const;
      const [attacker] = choicesOf(state, subject, resolution);
      return attacker?.kind === 'object' ? blocking(state, attacker.object, resolution) : NORMALLY;
    }
    default:
      return assertNever(entering);
  }
}

const attacking = (
  { couldNotBeDeclared }: Resolution,
  target: AttackTarget,
  tapped: boolean,
): EnteringAs => ({
  kind: 'attacking',
  tapped,
  target,
  couldNotBeDeclared,
});

/** CR 2009-07-11 509.7: the active player gives it a place among those that block the same attacker. */
function blocking(state: GameState, attacker: ObjectId, resolution: Resolution): Entrances {
  const { activePlayer: player } = state.turn;
  const isOrdered = rulesOf(state).damageAssignment === 'inOrder';
  const options = isOrdered ? blockersOf(state, attacker).length + 1 : 1;
  const said = saidBy(resolution, player, 'place');
  const place = said !== undefined && isOrdered && said < options ? said : undefined;
  const rules = ['blockers.putBlockingInOrder'] as const;
  const asked = { player, asked: 'place', options, rules } as const;
  return {
    ways: [{ kind: 'blocking', attacker, ...(place === undefined ? {} : { place }) }],
    events: tellChoice(state, resolution, asked, place !== undefined),
  };
}

/** What something attacks, and how that was chosen. */
export interface AttackedChosen {
  readonly target: AttackTarget | undefined;
  readonly events: readonly GameEvent[];
}

/** CR 508.4: what its controller chose that it attacks; without a choice what the source attacks, or the first that may be. */
export const attackedByChoice = (state: GameState, resolution: Resolution): AttackedChosen =>
  chosenToBeAttacked(state, resolution, attackedBySource(state, resolution));

/** What its controller chose; without a choice `first`, or the first player who may be attacked. */
export function chosenToBeAttacked(
  state: GameState,
  resolution: Resolution,
  first?: AttackTarget,
): AttackedChosen {
  const { controller: player } = resolution;
  const options = state.combat.kind === 'none' ? [] : attackable(state);
  const said = saidBy(resolution, player, 'attacking');
  const isLegal = options.some((option) => JSON.stringify(option) === JSON.stringify(said));
  const asked = { player, asked: 'attacking', options: options.length } as const;
  return {
    target:
      said !== undefined && isLegal
        ? targetOfAttack(state, said)
        : (first ?? firstDefendingPlayer(state)),
    events: tellChoice(state, resolution, asked, isLegal),
  };
}

const DEFENDING_PLAYER = { kind: 'reference', reference: 'defendingPlayer' } as const;
const EACH_OPPONENT = { kind: 'reference', reference: 'eachOpponent' } as const;

function attackedBySource(state: GameState, { source }: Resolution): AttackTarget | undefined {
  const target = attackOf(state, source)?.target;
  return target?.kind === 'nothing' ? undefined : target;
}

/** CR 508.4: its controller chooses; where nothing speaks for another choice, the first in turn order. */
function firstDefendingPlayer(state: GameState): AttackTarget | undefined {
  const [player] = defendingPlayers(state);
  return player === undefined ? undefined : { kind: 'player', player };
}
