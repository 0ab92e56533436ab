import type { CombatCostAbility } from '../language/combatCost.ts';
import type { CombatCost } from '../language/cost.ts';
import type { Filter } from '../language/filter.ts';
import type { Act } from '../log/act.ts';
import type { AttackDeclaration, AttackedChoice, BlockDeclaration } from '../log/declaration.ts';
import { abilitiesInPlay, type InPlay } from '../state/abilitiesInPlay.ts';
import { amountOf } from '../state/amounts.ts';
import { viewOf } from '../state/characteristicsOf.ts';
import { defendingPlayerOf } from '../state/combatRoles.ts';
import { holds } from '../state/conditions.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf, thePermanent } from '../state/lookup.ts';
import { addMana, type ManaAmount, NO_MANA, readMana, writeMana } from '../state/mana.ts';
import { matches, type Source } from '../state/matches.ts';
import { targetOfAttack } from '../state/targetOfAttack.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { remembered } from '../vocabulary/remembered.ts';
import { timesOver } from '../vocabulary/tooMuch.ts';
import { attackedFits } from './attackedFits.ts';

/** One creature's attack on something, or its block of an attacker: what a cost may be due for. */
export type AttackOrBlock =
  | { readonly to: 'attack'; readonly creature: ObjectId; readonly attacked: AttackedChoice }
  | { readonly to: 'block'; readonly creature: ObjectId; readonly attacker: ObjectId };

/** What a declaration does, one creature and what it attacks or blocks after another. */
export const deedsOf = (act: Act<'attack' | 'block'>): readonly AttackOrBlock[] =>
  act.kind === 'attack' ? attackDeeds(act.declaration) : blockDeeds(act.declaration);

export const attackDeeds = ({ attacks }: AttackDeclaration): readonly AttackOrBlock[] =>
  attacks.map(({ attacker: creature, target: attacked }) => ({ to: 'attack', creature, attacked }));

export const blockDeeds = ({ blocks }: BlockDeclaration): readonly AttackOrBlock[] =>
  blocks.map(({ blocker: creature, attacker }) => ({ to: 'block', creature, attacker }));

/** A cost in force, with what its filters mean by its source. */
export interface CostInForce {
  readonly to: AttackOrBlock['to'];
  readonly pay: CombatCost;
  /** How often it is wanted; not at all is still a cost, of nothing, which nobody has to pay (CR 118.5). */
  readonly times: number;
  readonly source: ObjectId;
}

export interface CombatCosts {
  readonly inForce: readonly CostInForce[];
  /** The positions of those that a deed costs. */
  readonly of: (deed: AttackOrBlock) => readonly number[];
}

/** What attacking and blocking costs now. */
export const combatCosts = remembered((state: GameState): CombatCosts => costsNow(state));

function costsNow(state: GameState): CombatCosts {
  const inPlay = abilitiesInPlay(state, 'combatCost');
  return {
    inForce: inPlay.map(({ ability, source }) => ({
      to: ability.to,
      pay: ability.pay,
      times: timesDue(state, ability, source),
      source: source.object,
    })),
    of: (deed) => inPlay.flatMap((cost, at) => (isDue(state, cost, deed) ? [at] : [])),
  };
}

function isDue(
  state: GameState,
  { ability, source, subjects }: InPlay<CombatCostAbility>,
  deed: AttackOrBlock,
): boolean {
  if (ability.to !== deed.to || !subjects.has(deed.creature)) return false;
  // CR 508.1b: a player, planeswalker or battle is announced; what is not there is none, and costs nothing.
  if (deed.to === 'attack' && !isThere(state, deed.attacked)) return false;
  if (ability.if !== undefined && !holds(viewOf(state), ability.if, towards(state, source, deed)))
    return false;
  return deed.to === 'attack'
    ? attackedFits(state, ability.attacked, deed.attacked, source)
    : ability.filter === undefined || matches(viewOf(state), ability.filter, deed.attacker, source);
}

const isThere = (state: GameState, attacked: AttackedChoice): boolean =>
  attacked.kind === 'player' || permanentOf(state, attacked.permanent) !== undefined;

/** CR 508.5: the defending player is the one whom the creature would attack. */
const towards = (state: GameState, source: Source, deed: AttackOrBlock): Source =>
  deed.to === 'attack'
    ? { ...source, defendingPlayer: defendingPlayerOf(targetOfAttack(state, deed.attacked)) }
    : source;

const timesDue = (
  state: GameState,
  { perCounter, times = 1 }: CombatCostAbility,
  source: Source,
): number =>
  (perCounter === undefined ? 1 : (thePermanent(state, source.object).counters[perCounter] ?? 0)) *
  Math.max(0, amountOf(viewOf(state), times, source));

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
  /** What the filter means by its source. */
  readonly source: ObjectId;
}

export const NO_COST: TotalCost = {
  mana: NO_MANA,
  life: 0,
  manaOrLife: [],
  sacrifices: [],
  taps: [],
};

/**
 * CR 508.1h, 509.1d: the costs of all deeds, added up. Each is due once for a creature, however much that it speaks of
 * the creature does: blocking several costs no more than blocking one of them.
 */
export const totalCost = (state: GameState, deeds: readonly AttackOrBlock[]): TotalCost =>
  totalOf(combatCosts(state), deeds);

/** As `totalCost`, of costs that are known. */
export function totalOf(costs: CombatCosts, deeds: readonly AttackOrBlock[]): TotalCost {
  const due = [...Map.groupBy(deeds, ({ creature }) => creature).values()].flatMap((own) => [
    ...new Set(own.flatMap(costs.of)),
  ]);
  return due
    .flatMap((at) => costs.inForce[at] ?? [])
    .flatMap(multiplied)
    .reduce(addCost, NO_COST);
}

/** As many of it as are due: what is only a number as one. */
function multiplied(cost: CostInForce): readonly CostInForce[] {
  const { pay, times } = cost;
  if (pay.kind === 'payLife') return [{ ...cost, pay: { ...pay, n: pay.n * times } }];
  const { generic, colored, hybrid } = pay.kind === 'mana' ? readMana(pay.mana) : NO_MANA;
  if (generic === 0 || colored !== '' || hybrid.length > 0) return timesOver(times, cost);
  return [{ ...cost, pay: { kind: 'mana', mana: `{${generic * times}}` } }];
}

/** A total as costs, those of a kind together. */
export const costsIn = ({
  mana,
  life,
  manaOrLife,
  sacrifices,
  taps,
}: TotalCost): readonly CombatCost[] => [
  ...(writeMana(mana) === '' ? [] : [{ kind: 'mana', mana: writeMana(mana) } as const]),
  ...(life === 0 ? [] : [{ kind: 'payLife', n: life } as const]),
  ...manaOrLife.map((either) => ({ kind: 'manaOrLife', ...either }) as const),
  ...together(sacrifices).map(({ filter, n }) => ({ kind: 'sacrifice', filter, n }) as const),
  ...together(taps).map(({ filter, n }) => ({ kind: 'tapCreatures', filter, n }) as const),
];

const together = (picked: readonly Picked[]): readonly Omit<Picked, 'source'>[] =>
  [...Map.groupBy(picked, ({ filter }) => JSON.stringify(filter)).values()].flatMap((same) =>
    same.slice(0, 1).map(({ filter }) => ({ filter, n: same.reduce((sum, { n }) => sum + n, 0) })),
  );

const addCost = (total: TotalCost, { pay, source }: CostInForce): TotalCost =>
  added(total, pay, source);

const added = <K extends CombatCost['kind']>(
  total: TotalCost,
  pay: CombatCostOf<K>,
  source: ObjectId,
): TotalCost => ADD[pay.kind](total, pay, source);

type CombatCostOf<K extends CombatCost['kind']> = Extract<CombatCost, { readonly kind: K }>;

/** How each cost that attacking or blocking may have adds to the total. */
const ADD: {
  readonly [K in CombatCost['kind']]: (
    total: TotalCost,
    pay: CombatCostOf<K>,
    source: ObjectId,
  ) => TotalCost;
} = {
  mana: (total, { mana }) => ({ ...total, mana: addMana(total.mana, readMana(mana)) }),
  payLife: (total, { n }) => ({ ...total, life: total.life + n }),
  manaOrLife: (total, { mana, life }) => ({
    ...total,
    manaOrLife: [...total.manaOrLife, { mana, life }],
  }),
  sacrifice: (total, { filter, n }, source) => ({
    ...total,
    sacrifices: [...total.sacrifices, { filter, n, source }],
  }),
  tapCreatures: (total, { filter, n }, source) => ({
    ...total,
    taps: [...total.taps, { filter, n, source }],
  }),
};
