import type { Cost, CostOf } from '../language/cost.ts';
import { isCreature, theCharacteristics, viewOf } from '../state/characteristicsOf.ts';
import type { GameState, Permanent, Player } from '../state/gameState.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { addMana, NO_MANA, readMana } from '../state/mana.ts';
import {
  type Due,
  type ManaAndLife,
  payableWays,
  type SaidPayment,
  waysOfPaying,
} from '../state/manaOrLife.ts';
import { matches, type Source } from '../state/matches.ts';
import type { Announcement } from '../state/stack.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import { entryOf } from '../vocabulary/entries.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { isThoughtTooNewToCrew } from './beliefs/crewing.ts';

/** The object that costs are for, and who pays. */
export interface Payer extends Source, SaidPayment {
  /** What they would rather give. */
  readonly give?: readonly ObjectId[];
  /** What is asked where they choose what to give as something resolves; left out, they announce it. */
  readonly asked?: 'sacrificed';
  /** What they would not. */
  readonly keep?: ObjectId;
  /** Costs that they could pay instead. */
  readonly otherwise?: readonly (readonly Cost[])[];
}

/** Who pays for a spell or ability as it was announced. */
export const payerOf = (
  object: ObjectId,
  controller: PlayerId,
  { given, life, spend }: Announcement = {},
): Payer => ({
  object,
  controller,
  life,
  spend,
  ...(given === undefined ? {} : { give: given }),
});

/** What is given for some costs, every choice made: what the payer would rather give, then the first permanents that fit; as much life as they said, or mana rather than life. */
export interface Payment extends ManaAndLife {
  readonly sacrificed: readonly ObjectId[];
  readonly tapped: readonly ObjectId[];
  readonly returned: readonly ObjectId[];
  readonly counters: readonly CountersOff[];
  /** Loyalty counters put on it. */
  readonly loyalty: number;
}

export interface CountersOff {
  readonly object: ObjectId;
  readonly counter: CounterKind;
  readonly n: number;
}

const NOTHING: Payment = {
  mana: NO_MANA,
  life: 0,
  sacrificed: [],
  tapped: [],
  returned: [],
  counters: [],
  loyalty: 0,
};

/**
 * How a player pays all of these costs together, in whatever order they can be paid (CR 601.2h); `undefined` where some
 * permanent that they ask for is not there. Whether there is enough mana and life is not asked here.
 */
export const paymentOf = (
  state: GameState,
  costs: readonly Cost[],
  payer: Payer,
): Payment | undefined => {
  const sum = costs
    .filter((cost): cost is CostInAll => cost.kind !== 'manaOrLife')
    .toSorted((a, b) => leewayOf(state, a, payer) - leewayOf(state, b, payer))
    .reduce<Payment | undefined>(
      (so, cost) => (so === undefined ? undefined : addCost(state, so, cost, payer)),
      NOTHING,
    );
  const way = sum && wayOfPaying(thePlayer(state, payer.controller), dueIn(costs, sum), payer);
  return sum && way && { ...sum, ...way };
};

/** What is due in mana and life, beside what else was given. */
export const dueIn = (costs: readonly Cost[], { mana, life }: ManaAndLife): Due => ({
  mana,
  life,
  manaOrLife: costs.filter((cost) => cost.kind === 'manaOrLife'),
});

/** As was said, or in mana as long as the pool lasts, of which mana that is not counted has enough. */
const wayOfPaying = (player: Player, due: Due, said: SaidPayment): ManaAndLife | undefined =>
  payableWays(player, due, said)[0] ??
  waysOfPaying(due).find(({ life }) => said.life === undefined || said.life === life);

/** How many permanents could pay it: what only its source can pay comes first. */
const leewayOf = (state: GameState, cost: CostInAll, payer: Payer): number =>
  'filter' in cost ? fitting(state, NOTHING, payer, cost).length : 0;

/** The permanents that a payment gives up, taps or returns. */
export const givenIn = ({
  sacrificed,
  tapped,
  returned,
  counters,
}: Payment): readonly ObjectId[] => [
  ...sacrificed,
  ...tapped,
  ...returned,
  ...counters.map(({ object }) => object),
];

/** What is given altogether once this cost is paid too; `undefined` where it can't be. */
type Paying<K extends CostInAll['kind']> = (
  state: GameState,
  sum: Payment,
  cost: CostOf<K>,
  payer: Payer,
) => Payment | undefined;

/** What leaves no choice between mana and life. */
type CostInAll = Exclude<Cost, { readonly kind: 'manaOrLife' }>;

function addCost(
  state: GameState,
  sum: Payment,
  cost: CostInAll,
  payer: Payer,
): Payment | undefined {
  const pay: (
    state: GameState,
    sum: Payment,
    cost: CostInAll,
    payer: Payer,
  ) => Payment | undefined = entryOf(PAYING, cost.kind);
  return pay(state, sum, cost, payer);
}

/** How each cost is paid. */
const PAYING: { readonly [K in CostInAll['kind']]: Paying<K> } = {
  mana: (_, sum, { mana }) => ({ ...sum, mana: addMana(sum.mana, readMana(mana)) }),
  payLife: (_, sum, { n }) => ({ ...sum, life: sum.life + n }),
  tapSelf: (_, sum, __, { object }) => ({ ...sum, tapped: [...sum.tapped, object] }),
  sacrificeSelf: (state, sum, _, payer) =>
    withMore(
      sum,
      'sacrificed',
      own(state, payer, ({ id }) => id === payer.object && !isGone(sum, id)),
      1,
    ),
  sacrifice: (state, sum, cost, payer) =>
    withMore(sum, 'sacrificed', staying(state, sum, payer, cost), cost.n),
  returnToHand: (state, sum, cost, payer) =>
    withMore(sum, 'returned', staying(state, sum, payer, cost), 1),
  tapPower: (state, sum, { n }, payer) => withPower(state, sum, n, payer),
  removeCounters: withCounters,
  loyalty: withLoyalty,
  tapCreatures: (state, sum, cost, payer) =>
    withMore(
      sum,
      'tapped',
      fitting(state, sum, payer, cost).filter((one) => isUntapped(sum, one)),
      cost.n,
    ),
};

/** CR 606.4, 606.6: put on, or removed if there are as many. */
function withLoyalty(
  state: GameState,
  sum: Payment,
  { n }: CostOf<'loyalty'>,
  payer: Payer,
): Payment | undefined {
  if (n === '-x') return undefined;
  return n < 0
    ? withCounters(state, sum, { kind: 'removeCounters', counter: 'loyalty', n: -n }, payer)
    : { ...sum, loyalty: sum.loyalty + n };
}

/** CR 118.3: only counters that are there. */
function withCounters(
  state: GameState,
  sum: Payment,
  { counter, n, from }: CostOf<'removeCounters'>,
  payer: Payer,
): Payment | undefined {
  const holders =
    from === undefined
      ? [payer.object]
      : own(state, payer, ({ id }) => matches(viewOf(state), from, id, payer)).map(({ id }) => id);
  const object = holders.find((id) => {
    const taken = sum.counters.filter((one) => one.object === id && one.counter === counter);
    const needed = taken.reduce((total, one) => total + one.n, n);
    return (permanentOf(state, id)?.counters[counter] ?? 0) >= needed;
  });
  if (object === undefined) return undefined;
  return { ...sum, counters: [...sum.counters, { object, counter, n }] };
}

/**
 * CR 702.122a: other untapped creatures, any number of them: all that the payer would give, and as few others as reach
 * the power, those of the most power first.
 */
function withPower(state: GameState, sum: Payment, n: number, payer: Payer): Payment | undefined {
  const powerOf = (id: ObjectId): number => theCharacteristics(state, id).power ?? 0;
  const able = own(
    state,
    payer,
    (one) =>
      isUntapped(sum, one) &&
      one.id !== payer.object &&
      isCreature(state, one.id) &&
      !isThoughtTooNewToCrew(state, one),
  ).toSorted(
    (a, b) =>
      Number(isPreferred(payer, b)) - Number(isPreferred(payer, a)) ||
      powerOf(b.id) - powerOf(a.id),
  );
  const crew: ObjectId[] = [];
  let power = 0;
  for (const { id } of able) {
    if (power >= n && !isNamed(payer, id)) break;
    crew.push(id);
    power += powerOf(id);
  }
  return power < n ? undefined : { ...sum, tapped: [...sum.tapped, ...crew] };
}

function withMore(
  sum: Payment,
  what: 'sacrificed' | 'tapped' | 'returned',
  from: readonly Permanent[],
  n: number,
): Payment | undefined {
  if (from.length < n) return undefined;
  return { ...sum, [what]: [...sum[what], ...from.slice(0, n).map(({ id }) => id)] };
}

/** Those that fit, what the payer would rather give first, and what is given for nothing else yet. */
const fitting = (
  state: GameState,
  sum: Payment,
  payer: Payer,
  { filter }: Extract<Cost, { readonly filter: unknown }>,
): readonly Permanent[] => {
  const given = givenIn(sum);
  return own(state, payer, ({ id }) => matches(viewOf(state), filter, id, payer)).toSorted(
    (a, b) =>
      Number(isPreferred(payer, b)) - Number(isPreferred(payer, a)) ||
      Number(given.includes(a.id)) - Number(given.includes(b.id)),
  );
};

const staying = (
  state: GameState,
  sum: Payment,
  payer: Payer,
  cost: Extract<Cost, { readonly filter: unknown }>,
): readonly Permanent[] => fitting(state, sum, payer, cost).filter(({ id }) => !isGone(sum, id));

// CR 601.2h: in any order, so that what is tapped, or loses counters, may be sacrificed or returned after that.
const isUntapped = (sum: Payment, { id, tapped }: Permanent): boolean =>
  !tapped && !sum.tapped.includes(id);

const isGone = ({ sacrificed, returned }: Payment, id: ObjectId): boolean =>
  sacrificed.includes(id) || returned.includes(id);

// CR 701.21a: only what one controls.
const own = (
  state: GameState,
  payer: Payer,
  fits: (permanent: Permanent) => boolean,
): readonly Permanent[] =>
  state.battlefield
    .filter(
      (permanent) =>
        permanent.controller === payer.controller && permanent.id !== payer.keep && fits(permanent),
    )
    .toSorted((a, b) => Number(isPreferred(payer, b)) - Number(isPreferred(payer, a)));

const isPreferred = (payer: Payer, { id }: Permanent): boolean => isNamed(payer, id);

const isNamed = ({ give = [] }: Payer, id: ObjectId): boolean => give.includes(id);
