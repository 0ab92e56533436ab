import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import type { DamageChoice } from './choices.ts';
import { type Demand, missing, settledAfter } from './demands.ts';
import { assignsAsThoughUnblocked, mayAssignNothing } from './division.ts';
import { deathtouchIsLethal } from './lethalDamage.ts';

/** What is wanted of all legal assignments together, put together without listing them. */
export interface Tally<T> {
  readonly start: T;
  /** Of the assignments of either. */
  readonly either: (a: T, b: T) => T;
  /** A creature gets no more damage, and dies of what it got or not, unless something saves it. */
  readonly settle: (so: T, creature: ObjectId, dies: boolean) => T;
}

/**
 * Goes through the choices one by one, and through each one's recipients from the last to the first, keeping only what
 * later steps can depend on: how much is left to assign, whether a later recipient demands that the earlier ones be
 * assigned lethal damage, and how each object stands that may still be assigned more. Ways to the same standing are
 * put together, and an object that gets no more is forgotten once its demand is met.
 */
export function tallyAssignments<T>(
  state: GameState,
  choices: readonly DamageChoice[],
  tally: Tally<T>,
): T {
  const settled = settledAfter(choices);
  const demands = settled.flat();
  const fresh = demands.map((demand) => ({ ...UNTOUCHED, missing: missing(state, demand, []) }));
  const start: readonly Way<T>[] = [{ fates: fresh, left: 0, pressed: false, so: tally.start }];
  const setting: Setting<T> = { demands, tally, touchIsLethal: deathtouchIsLethal(state) };
  const ends = choices.reduce((ways, choice, index) => {
    const assigned = assign(ways, choice, setting);
    return (settled[index] ?? []).reduce((now, demand) => settle(now, demand, setting), assigned);
  }, start);
  return known(ends[0], 'legal assignment').so;
}

/** How something stands that may still be assigned damage. */
interface Fate {
  /** What is missing to lethal damage, or to a planeswalker's loyalty. */
  readonly missing: number;
  /** Assigned damage by a source with deathtouch, in an edition where that alone is not lethal. */
  readonly touched: boolean;
  readonly demanded: boolean;
}

/** All the ways of assigning so far that can go on alike. */
interface Way<T> {
  /** In the order of the setting's demands. */
  readonly fates: readonly Fate[];
  readonly left: number;
  readonly pressed: boolean;
  readonly so: T;
}

interface Setting<T> {
  readonly demands: readonly Demand[];
  readonly tally: Tally<T>;
  readonly touchIsLethal: boolean;
}

const UNTOUCHED: Fate = { missing: 0, touched: false, demanded: false };

/** Lets one creature assign its damage in every way. */
function assign<T>(
  ways: readonly Way<T>[],
  choice: DamageChoice,
  setting: Setting<T>,
): readonly Way<T>[] {
  const past = merge(
    ways.flatMap((way) => assignPast(way, choice, setting)),
    setting.tally,
  );
  const assigned = choice.among.reduceRight<readonly Way<T>[]>((now, creature) => {
    const more = now.flatMap((way) =>
      amountsUpTo(way.left).map((amount) => ({
        ...damaged(way, { object: creature, amount, by: choice }, setting),
        left: way.left - amount,
        pressed: way.pressed || (choice.inOrder && amount > 0),
      })),
    );
    return merge(more, setting.tally);
  }, past);
  const done = assigned.filter(({ left }) => left === 0 || mayAssignNothing(choice));
  return merge(
    done.map((way) => ({ ...way, left: 0, pressed: false })),
    setting.tally,
  );
}

/** CR 702.19b: damage to what it attacks demands lethal damage for all that block it. */
function assignPast<T>(way: Way<T>, choice: DamageChoice, setting: Setting<T>): readonly Way<T>[] {
  const { beyond, amount } = choice;
  if (beyond.kind === 'nothing') return [{ ...way, left: amount }];
  return pastAmounts(choice).flatMap((past) => {
    const left = amount - past;
    const pressed = past > 0 && !assignsAsThoughUnblocked(choice, past);
    const furthers = beyond.further === undefined ? [0] : amountsUpTo(past);
    return furthers.map((further): Way<T> => {
      const { to } = beyond;
      if (to.kind === 'player') return { ...way, left, pressed };
      // CR 702.19c: damage to its controller demands the planeswalker's loyalty for it.
      const deal: Deal = { object: to.object, amount: past - further, by: choice };
      return { ...damaged(way, { ...deal, beforeMore: further > 0 }, setting), left, pressed };
    });
  });
}

const pastAmounts = ({ beyond, amount }: DamageChoice): readonly number[] =>
  beyond.kind === 'allOrNothing' ? [0, amount] : amountsUpTo(amount);

interface Deal {
  readonly object: ObjectId;
  readonly amount: number;
  readonly by: DamageChoice;
  /** More goes to the controller of this planeswalker. */
  readonly beforeMore?: boolean;
}

/** The way with damage assigned to an object, as it stands for whoever demands lethal damage or its loyalty. */
const damaged = <T>(way: Way<T>, deal: Deal, { demands, touchIsLethal }: Setting<T>): Way<T> => ({
  ...way,
  fates: way.fates.map((fate, place) => {
    const demand = demands[place];
    if (demand?.object !== deal.object) return fate;
    const isCreature = demand.enough === 'lethal';
    const touched = fate.touched || (isCreature && deal.amount > 0 && deal.by.deathtouch);
    const left = touched && touchIsLethal ? 0 : Math.max(0, fate.missing - deal.amount);
    const pressed = isCreature
      ? way.pressed && deal.by.among.includes(deal.object)
      : deal.beforeMore;
    // What has enough keeps it, so nothing else about it matters any more.
    return left === 0
      ? UNTOUCHED
      : { missing: left, touched, demanded: fate.demanded || pressed === true };
  }),
});

function settle<T>(
  ways: readonly Way<T>[],
  demand: Demand,
  { demands, tally }: Setting<T>,
): readonly Way<T>[] {
  const place = demands.indexOf(demand);
  // One that has enough is demanded no more.
  const met = ways.filter(({ fates }) => fates[place]?.demanded !== true);
  return merge(
    met.map((way) => {
      const fate = way.fates[place] ?? UNTOUCHED;
      const fates = way.fates.with(place, UNTOUCHED);
      if (demand.enough === 'loyalty') return { ...way, fates };
      const dies = fate.missing === 0 || fate.touched;
      return { ...way, fates, so: tally.settle(way.so, demand.object, dies) };
    }),
    tally,
  );
}

function merge<T>(ways: readonly Way<T>[], { either }: Tally<T>): readonly Way<T>[] {
  const merged = new Map<string, Way<T>>();
  for (const way of ways) {
    const key = keyOf(way);
    const same = merged.get(key);
    merged.set(key, same === undefined ? way : { ...way, so: either(same.so, way.so) });
  }
  return [...merged.values()];
}

const keyOf = ({ fates, left, pressed }: Way<unknown>): string =>
  [
    left,
    pressed,
    ...fates.map((fate) => `${fate.missing} ${fate.touched} ${fate.demanded}`),
  ].join();

const amountsUpTo = (most: number): readonly number[] =>
  Array.from({ length: most + 1 }, (_, amount) => amount);
