import type { RuleKey } from '../citation/ruleIndex.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import type { Violation } from '../log/verdict.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import type { GameState, Player } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { addMana, type ManaAmount, NO_MANA, payMana, readMana } from '../state/mana.ts';
import { matches, type Source } from '../state/matches.ts';
import type { Cost } from '../vocabulary/abilities.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { abilitiesInPlay } from './abilitiesInPlay.ts';

/** A cost to attack or block that is in force, and whom it is due for. */
export interface CombatCost {
  readonly pay: Cost;
  readonly source: Source;
  readonly isDueFor: (creature: ObjectId, attacked?: AttackedChoice) => boolean;
}

export const combatCosts = (state: GameState, to: 'attack' | 'block'): readonly CombatCost[] =>
  abilitiesInPlay(state, 'combatCost')
    .filter(({ ability }) => ability.to === to)
    .map(({ ability, source, subjects }) => ({
      pay: ability.pay,
      source,
      isDueFor: (creature, attacked) =>
        subjects.has(creature) &&
        (ability.onlyIfAttackingYou !== true ||
          (attacked?.kind === 'player' && attacked.player === source.controller)),
    }));

/** What a declaration costs altogether, settled once (CR 508.1h, 509.1d). */
export interface TotalCost {
  readonly mana: ManaAmount;
  readonly life: number;
  readonly sacrifices: readonly {
    readonly filter: Cost & { readonly kind: 'sacrifice' };
    readonly payer: Source;
  }[];
}

export const NO_COST: TotalCost = { mana: NO_MANA, life: 0, sacrifices: [] };

/** CR 508.1h, 509.1d: the costs of all declared creatures, added up. */
export function totalCost(
  state: GameState,
  to: 'attack' | 'block',
  player: PlayerId,
  declared: readonly { readonly creature: ObjectId; readonly attacked?: AttackedChoice }[],
): TotalCost {
  const costs = combatCosts(state, to);
  return declared
    .flatMap(({ creature, attacked }) => costs.filter((cost) => cost.isDueFor(creature, attacked)))
    .reduce(
      (total, { pay, source }) => addCost(total, pay, { ...source, controller: player }),
      NO_COST,
    );
}

function addCost(total: TotalCost, pay: Cost, payer: Source): TotalCost {
  switch (pay.kind) {
    case 'mana':
      return { ...total, mana: addMana(total.mana, readMana(pay.mana)) };
    case 'payLife':
      return { ...total, life: total.life + pay.n };
    case 'sacrifice':
      return { ...total, sacrifices: [...total.sacrifices, { filter: pay, payer }] };
    // Costs of activated abilities; no card asks them for attacking or blocking.
    case 'tapSelf':
    case 'sacrificeSelf':
      return total;
  }
}

/** What is given for a total cost: the player after paying, and the permanents sacrificed. */
export interface Payment {
  readonly player: Player;
  readonly sacrificed: readonly ObjectId[];
}

/**
 * CR 508.1j, 509.1f: paid whole or not at all. Which permanents are sacrificed: those named, then the first that fit.
 */
export function payCombatCost(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  named: readonly ObjectId[],
): Payment | undefined {
  const payer = thePlayer(state, player);
  const mana = payMana(payer.mana, total.mana);
  const sacrificed = chooseSacrifices(state, player, total, named);
  if (mana === undefined || sacrificed === undefined || payer.life < total.life) return undefined;
  return { player: { ...payer, mana, life: payer.life - total.life }, sacrificed };
}

// CR 508.1j: one permanent can't be sacrificed for two costs.
function chooseSacrifices(
  state: GameState,
  player: PlayerId,
  total: TotalCost,
  named: readonly ObjectId[],
): readonly ObjectId[] | undefined {
  const view = viewOf(state);
  const own = state.battlefield
    .filter(({ controller }) => controller === player)
    .map(({ id }) => id);
  const candidates = [...named, ...own.filter((id) => !named.includes(id))];
  const chosen: ObjectId[] = [];
  for (const { filter, payer } of total.sacrifices) {
    const fitting = candidates.filter(
      (id) => !chosen.includes(id) && matches(view, filter.filter, id, payer),
    );
    if (fitting.length < filter.n) return undefined;
    chosen.push(...fitting.slice(0, filter.n));
  }
  return chosen;
}

/** The violation of a cost that can't be paid. */
export const costNotPaid = (objects: readonly ObjectId[], rule: RuleKey): Violation => ({
  code: 'costNotPaid',
  objects,
  rules: [rule],
});
