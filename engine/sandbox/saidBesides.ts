import {
  type AttackOrBlock,
  combatCosts,
  type TotalCost,
  totalCost,
} from '../declaration/costs.ts';
import { eligibleAttackers } from '../declaration/eligibleAttackers.ts';
import { blockableAttackers, eligibleBlockers } from '../declaration/eligibleBlockers.ts';
import { optionalCostProblems } from '../declaration/optionalCosts.ts';
import { payCombatCost } from '../declaration/payment.ts';
import { attackable } from '../state/attackable.ts';
import { mayFormBand } from '../state/banding.ts';
import { hasKeyword } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { NO_MANA } from '../state/mana.ts';
import { PERMITTED } from '../state/permissions.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Awaited } from './tableOf.ts';

/** What may be said of a declaration besides who attacks what or blocks whom; of most there is nothing. */
export interface SaidBesides {
  /** CR 508.1e: creatures that can be in a band with another, were they to attack. */
  readonly banded: readonly ObjectId[];
  /** CR 508.1g */
  readonly exerted: readonly ObjectId[];
  readonly enlisted: readonly { readonly by: ObjectId; readonly creatures: readonly ObjectId[] }[];
  /** CR 508.1h, 509.1d: permanents that can be given for what a creature costs, and whether life can be paid for mana. */
  readonly given: readonly ObjectId[];
  readonly paysLife: boolean;
}

export function saidBesides({ answer, game }: Pick<Awaited, 'answer' | 'game'>): SaidBesides {
  if (answer.kind === 'attack') {
    const able = eligibleAttackers(game);
    return { ...besidesAttacking(game, able), ...paidBy(game, answer.player, attacks(game, able)) };
  }
  const deeds = answer.kind === 'block' ? blocks(game, answer.player) : [];
  return { banded: [], exerted: [], enlisted: [], ...paidBy(game, answer.player, deeds) };
}

function besidesAttacking(
  game: GameState,
  able: readonly ObjectId[],
): Pick<SaidBesides, 'banded' | 'exerted' | 'enlisted'> {
  const [target] = attackable(game);
  return {
    banded: able.filter((one) =>
      able.some((other) => other !== one && mayFormBand(game, [one, other])),
    ),
    exerted: able.filter((id) => PERMITTED.exertAsItAttacks(game, id)),
    enlisted: able
      .filter((by) => hasKeyword(game, by, 'enlist'))
      .map((by) => ({
        by,
        creatures: game.battlefield
          .map(({ id }) => id)
          .filter(
            (creature) =>
              target !== undefined &&
              optionalCostProblems(game, {
                attacks: [{ attacker: by, target }],
                enlisted: [{ by, creature }],
              }).length === 0,
          ),
      }))
      .filter(({ creatures }) => creatures.length > 0),
  };
}

const attacks = (game: GameState, able: readonly ObjectId[]): readonly AttackOrBlock[] =>
  combatCosts(game).inForce.length === 0
    ? []
    : able.flatMap((creature) =>
        attackable(game).map((attacked) => ({ to: 'attack', creature, attacked }) as const),
      );

const blocks = (game: GameState, player: PlayerId): readonly AttackOrBlock[] =>
  combatCosts(game).inForce.length === 0
    ? []
    : eligibleBlockers(game, player).flatMap((creature) =>
        blockableAttackers(game, player).map(
          (attacker) => ({ to: 'block', creature, attacker }) as const,
        ),
      );

/** Deeds that cost the same are asked about once. */
function paidBy(
  game: GameState,
  player: PlayerId,
  deeds: readonly AttackOrBlock[],
): Pick<SaidBesides, 'given' | 'paysLife'> {
  const { of } = combatCosts(game);
  const alike = Map.groupBy(deeds, (deed) => `${of(deed)}`);
  const due = [...alike].flatMap(([key, [first]]) =>
    key === '' || first === undefined ? [] : [{ first, total: totalCost(game, [first]) }],
  );
  const own = game.battlefield.filter(({ controller }) => controller === player);
  return {
    given: own
      .map(({ id }) => id)
      .filter((id) => due.some(({ first, total }) => isGiven(game, player, { id, first, total }))),
    paysLife: due.some(({ total }) => total.manaOrLife.length > 0),
  };
}

interface Giving {
  readonly id: ObjectId;
  readonly first: AttackOrBlock;
  readonly total: TotalCost;
}

/** Whether what is not mana of it can be paid with this; the creature that it is due for may be another. */
function isGiven(game: GameState, player: PlayerId, { id, first, total }: Giving): boolean {
  const picked = { ...total, mana: NO_MANA, life: 0, manaOrLife: [] };
  const declared = first.creature === id ? [] : [first.creature];
  const paid = payCombatCost(game, player, picked, { named: [id], declared });
  return paid !== undefined && [...paid.sacrificed, ...paid.tapped].includes(id);
}
