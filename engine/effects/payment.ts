import type { Cost, CostOf } from '../language/cost.ts';
import { isCreature, theCharacteristics, viewOf } from '../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../state/gameState.ts';
import { permanentOf, thePlayer } from '../state/lookup.ts';
import { addMana, type ManaAmount, NO_MANA, payMana, readMana } from '../state/mana.ts';
import { matches, type Source } from '../state/matches.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** What is given for some costs, every choice made: the first permanents that fit, mana rather than life. */
export interface Payment {
  readonly mana: ManaAmount;
  readonly life: number;
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
 * How a player pays all of these costs together; `undefined` where some permanent that they ask for is not there.
 * Whether there is enough mana and life is not asked here. `payer`: the object that the costs are for, and who pays.
 */
export const paymentOf = (
  state: GameState,
  costs: readonly Cost[],
  payer: Source,
): Payment | undefined =>
  costs.reduce<Payment | undefined>(
    (sum, cost) => (sum === undefined ? undefined : addCost(state, sum, cost, payer)),
    NOTHING,
  );

/** What is given altogether once this cost is paid too; `undefined` where it can't be. */
type Paying<K extends Cost['kind']> = (
  state: GameState,
  sum: Payment,
  cost: CostOf<K>,
  payer: Source,
) => Payment | undefined;

function addCost<K extends Cost['kind']>(
  state: GameState,
  sum: Payment,
  cost: CostOf<K>,
  payer: Source,
): Payment | undefined {
  // The entry is the one of the cost's own kind.
  const pay: Paying<K> = PAYING[cost.kind as K];
  return pay(state, sum, cost, payer);
}

/** How each cost is paid. */
const PAYING: { readonly [K in Cost['kind']]: Paying<K> } = {
  mana: (_, sum, { mana }) => ({ ...sum, mana: addMana(sum.mana, readMana(mana)) }),
  payLife: (_, sum, { n }) => ({ ...sum, life: sum.life + n }),
  manaOrLife: addManaOrLife,
  tapSelf: (_, sum, __, { object }) => ({ ...sum, tapped: [...sum.tapped, object] }),
  sacrificeSelf: (state, sum, _, payer) =>
    withMore(
      sum,
      'sacrificed',
      own(state, sum, payer, ({ id }) => id === payer.object),
      1,
    ),
  sacrifice: (state, sum, cost, payer) =>
    withMore(sum, 'sacrificed', fitting(state, sum, payer, cost), cost.n),
  returnToHand: (state, sum, cost, payer) =>
    withMore(sum, 'returned', fitting(state, sum, payer, cost), 1),
  tapPower: (state, sum, { n }, payer) => withPower(state, sum, n, payer),
  removeCounters: withCounters,
  loyalty: withLoyalty,
  tapCreatures: (state, sum, cost, payer) =>
    withMore(
      sum,
      'tapped',
      fitting(state, sum, payer, cost).filter(({ tapped }) => !tapped),
      cost.n,
    ),
};

/** CR 107.4f: one mana of the color or some life; mana as long as the pool lasts. */
function addManaOrLife(
  state: GameState,
  sum: Payment,
  cost: CostOf<'manaOrLife'>,
  payer: Source,
): Payment {
  const mana = addMana(sum.mana, readMana(cost.mana));
  return payMana(thePlayer(state, payer.controller).mana, mana) === undefined
    ? { ...sum, life: sum.life + cost.life }
    : { ...sum, mana };
}

/** CR 606.4, 606.6: put on, or removed if there are as many. */
function withLoyalty(
  state: GameState,
  sum: Payment,
  { n }: CostOf<'loyalty'>,
  payer: Source,
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
  payer: Source,
): Payment | undefined {
  const holders =
    from === undefined
      ? [payer.object]
      : own(state, sum, payer, ({ id }) => matches(viewOf(state), from, id, payer)).map(
          ({ id }) => id,
        );
  const object = holders.find((id) => {
    const taken = sum.counters.filter((one) => one.object === id && one.counter === counter);
    const needed = taken.reduce((total, one) => total + one.n, n);
    return (permanentOf(state, id)?.counters[counter] ?? 0) >= needed;
  });
  if (object === undefined) return undefined;
  return { ...sum, counters: [...sum.counters, { object, counter, n }] };
}

/** CR 702.122a: other untapped creatures, as few as reach the power, those of the most power first. */
function withPower(state: GameState, sum: Payment, n: number, payer: Source): Payment | undefined {
  const powerOf = (id: ObjectId): number => theCharacteristics(state, id).power ?? 0;
  const able = own(
    state,
    sum,
    payer,
    ({ id, tapped }) => !tapped && id !== payer.object && isCreature(state, id),
  ).toSorted((a, b) => powerOf(b.id) - powerOf(a.id));
  const crew: ObjectId[] = [];
  let power = 0;
  for (const { id } of able) {
    if (power >= n) break;
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

const fitting = (
  state: GameState,
  sum: Payment,
  payer: Source,
  { filter }: Extract<Cost, { readonly filter: unknown }>,
): readonly Permanent[] =>
  own(state, sum, payer, ({ id }) => matches(viewOf(state), filter, id, payer));

// CR 701.21a: only what one controls; and nothing is given for two costs.
const own = (
  state: GameState,
  sum: Payment,
  payer: Source,
  fits: (permanent: Permanent) => boolean,
): readonly Permanent[] =>
  state.battlefield.filter(
    (permanent) =>
      permanent.controller === payer.controller &&
      ![...sum.sacrificed, ...sum.tapped, ...sum.returned].includes(permanent.id) &&
      fits(permanent),
  );
