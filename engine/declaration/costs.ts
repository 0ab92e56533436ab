import type { CombatCostAbility } from '../language/combatCost.ts';
import type { CombatCost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import type { AttackedChoice } from '../log/declaration.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { thePermanent } from '../state/lookup.ts';
import { addMana, type ManaAmount, NO_MANA, readMana } from '../state/mana.ts';
import { matches, type Source } from '../state/matches.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { abilitiesInPlay, type InPlay } from './abilitiesInPlay.ts';
import { attackedFits } from './attackedFits.ts';

/** One creature's attack on something, or its block of an attacker: what a cost may be due for. */
export type Deed =
  | { readonly to: 'attack'; readonly creature: ObjectId; readonly attacked: AttackedChoice }
  | { readonly to: 'block'; readonly creature: ObjectId; readonly attacker: ObjectId };

/** Says of each deed what it costs, one entry for each cost in force. */
export function combatCosts(state: GameState): (deed: Deed) => readonly CombatCost[] {
  const view = viewOf(state);
  const inForce = abilitiesInPlay(state, 'combatCost').filter(
    ({ ability, source }) => ability.if === undefined || holds(view, ability.if, source),
  );
  return (deed) =>
    inForce
      .filter((cost) => isDue(state, cost, deed))
      .flatMap(({ ability, source }) =>
        Array.from({ length: timesDue(state, ability, source) }, () => ability.pay),
      );
}

function isDue(
  state: GameState,
  { ability, source, subjects }: InPlay<CombatCostAbility>,
  deed: Deed,
): boolean {
  if (ability.to !== deed.to || !subjects.has(deed.creature)) return false;
  return deed.to === 'attack'
    ? attackedFits(state, ability.attacked, deed.attacked, source)
    : ability.filter === undefined || matches(viewOf(state), ability.filter, deed.attacker, source);
}

const timesDue = (state: GameState, { perCounter }: CombatCostAbility, source: Source): number =>
  perCounter === undefined ? 1 : (thePermanent(state, source.object).counters[perCounter] ?? 0);

/** What a declaration costs altogether, settled once (CR 508.1h, 509.1d). */
export interface TotalCost {
  readonly mana: ManaAmount;
  readonly life: number;
  /** Each to be paid in mana or in life. */
  readonly manaOrLife: readonly { readonly mana: string; readonly life: number }[];
  readonly sacrifices: readonly Picked[];
  readonly taps: readonly Picked[];
}

/** So many permanents that fit. */
export interface Picked {
  readonly filter: Filter;
  readonly n: number;
}

export const NO_COST: TotalCost = {
  mana: NO_MANA,
  life: 0,
  manaOrLife: [],
  sacrifices: [],
  taps: [],
};

/**
 * CR 508.1h, 509.1d: the costs of all deeds, added up, each creature having one.
 */
export function totalCost(state: GameState, deeds: readonly Deed[]): TotalCost {
  const costsOf = combatCosts(state);
  return deeds.flatMap((deed) => costsOf(deed)).reduce(addCost, NO_COST);
}

const addCost = <K extends CombatCost['kind']>(total: TotalCost, pay: CombatCostOf<K>): TotalCost =>
  ADD[pay.kind](total, pay);

type CombatCostOf<K extends CombatCost['kind']> = Extract<CombatCost, { readonly kind: K }>;

/** How each cost that attacking or blocking may have adds to the total. */
const ADD: {
  readonly [K in CombatCost['kind']]: (total: TotalCost, pay: CombatCostOf<K>) => TotalCost;
} = {
  mana: (total, { mana }) => ({ ...total, mana: addMana(total.mana, readMana(mana)) }),
  payLife: (total, { n }) => ({ ...total, life: total.life + n }),
  manaOrLife: (total, pay) => ({ ...total, manaOrLife: [...total.manaOrLife, pay] }),
  sacrifice: (total, pay) => ({ ...total, sacrifices: [...total.sacrifices, pay] }),
  tapCreatures: (total, pay) => ({ ...total, taps: [...total.taps, pay] }),
};
