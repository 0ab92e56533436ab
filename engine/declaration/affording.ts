import type { Affordability, Declaration } from '../solver/index.ts';
import { hasKeyword, isCreature, theCharacteristics } from '../state/characteristicsOf.ts';
import type { GameState } from '../state/gameState.ts';
import { thePlayer } from '../state/lookup.ts';
import { NO_MANA } from '../state/mana.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type AttackOrBlock, type CombatCosts, combatCosts, NO_COST, totalOf } from './costs.ts';
import { type Affords, affords } from './makingMana.ts';

/** CR 508.1f-j, 509.1d-f: whether what these deeds cost can be paid; attackers are tapped before mana is made. `spared`: whose mana abilities are not used. */
export function affordsDeeds(
  state: GameState,
  player: PlayerId,
  deeds: readonly AttackOrBlock[],
  costs: CombatCosts = combatCosts(state),
  spared?: ObjectId,
): Affords {
  const total = totalOf(costs, deeds);
  if (total === NO_COST) return { kind: 'can', manaAbilities: [] };
  return affords(
    tappedToAttack(state, deeds),
    player,
    isCounted(state, player) ? total : { ...total, mana: NO_MANA, manaOrLife: [] },
    deeds.map(({ creature }) => creature),
    spared,
  );
}

/** As part of a problem; nothing where nothing costs anything. `deedOf`: what a pair of the problem stands for. */
export function paymentFor(
  state: GameState,
  player: PlayerId,
  to: AttackOrBlock['to'],
  deedOf: (pair: Declaration[number]) => readonly AttackOrBlock[],
): Affordability | undefined {
  const costs = combatCosts(state);
  const asked = costs.inForce.filter((cost) => cost.to === to);
  if (asked.length === 0) return undefined;
  return {
    canPay: (declaration) =>
      affordsDeeds(state, player, declaration.flatMap(deedOf), costs).kind !== 'cannot',
    dependsOnWho:
      asked.some(({ pay }) => pay.kind === 'tapCreatures') ||
      (to === 'attack' && isCounted(state, player) && hasCreaturesForMana(state, player)),
  };
}

/** Of a player whose mana is not counted, the lands that are left out make all that is needed. */
const isCounted = (state: GameState, player: PlayerId): boolean =>
  thePlayer(state, player).manaUncounted !== true;

const tappedToAttack = (state: GameState, deeds: readonly AttackOrBlock[]): GameState => {
  const tapped = new Set(
    deeds.flatMap(({ to, creature }) =>
      to === 'attack' && !hasKeyword(state, creature, 'vigilance') ? [creature] : [],
    ),
  );
  return {
    ...state,
    battlefield: state.battlefield.map((one) =>
      tapped.has(one.id) ? { ...one, tapped: true } : one,
    ),
  };
};

// What attacks is tapped, and makes no mana any more.
const hasCreaturesForMana = (state: GameState, player: PlayerId): boolean =>
  state.battlefield.some(
    ({ id, controller }) =>
      controller === player &&
      isCreature(state, id) &&
      theCharacteristics(state, id).abilities.some(
        (ability) =>
          ability.kind === 'activated' &&
          ability.costs.some(({ kind }) => kind === 'tapSelf') &&
          ability.effects.some(({ kind }) => kind === 'addMana'),
      ),
  );
