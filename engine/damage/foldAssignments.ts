import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import type { DamageChoice } from './choices.ts';
import { type Demand, missing, settledAfter } from './demands.ts';
import { assignsAsThoughUnblocked, mayAssignNothing } from './division.ts';
import { deathtouchIsLethal } from './lethalDamage.ts';

/** What is wanted of all legal assignments together, put together without listing them. */
export interface AssignmentFold<T> {
  readonly start: T;
  /** Of the assignments of either. */
  readonly either: (a: T, b: T) => T;
  /** A creature gets no more damage, and dies of what it got or not, unless something saves it. */
  readonly settle: (value: T, creature: ObjectId, dies: boolean) => T;
}

/**
 * Goes through the choices one by one, and through each one's recipients from the last to the first, keeping only what
 * later steps can depend on: how much is left to assign, whether a later recipient demands that the earlier ones be
 * assigned lethal damage, and how each object stands that may still be assigned more. Ways to the same standing are
 * put together, and an object that gets no more is forgotten once its demand is met.
 */
export function foldAssignments<T>(
  state: GameState,
  choices: readonly DamageChoice[],
  fold: AssignmentFold<T>,
): T {
  const settled = settledAfter(choices);
  const demands = settled.flat();
  const fresh = demands.map((demand) => ({ ...UNTOUCHED, missing: missing(state, demand, []) }));
  const start: readonly Way<T>[] = [
    { standings: fresh, left: 0, laterDemandsLethal: false, value: fold.start },
  ];
  const setting: Setting<T> = { demands, fold, touchIsLethal: deathtouchIsLethal(state) };
  const ends = choices.reduce((ways, choice, index) => {
    const assigned = assign(ways, choice, setting);
    return (settled[index] ?? []).reduce((now, demand) => settle(now, demand, setting), assigned);
  }, start);
  return known(ends[0], 'legal assignment').value;
}

/** How something stands that may still be assigned damage. */
interface Standing {
  /** What is missing to lethal damage, or to a planeswalker's loyalty. */
  readonly missing: number;
  /** Assigned damage by a source with deathtouch, in an edition where that alone is not lethal. */
  readonly touched: boolean;
  readonly demanded: boolean;
}

/** All the ways of assigning so far that can go on alike. */
interface Way<T> {
  /** In the order of the setting's demands. */
  readonly standings: readonly Standing[];
  readonly left: number;
  readonly laterDemandsLethal: boolean;
  readonly value: T;
}

interface Setting<T> {
  readonly demands: readonly Demand[];
  readonly fold: AssignmentFold<T>;
  readonly touchIsLethal: boolean;
}

const UNTOUCHED: Standing = { missing: 0, touched: false, demanded: false };

/** Lets one creature assign its damage in every way. */
function assign<T>(
  ways: readonly Way<T>[],
  choice: DamageChoice,
  setting: Setting<T>,
): readonly Way<T>[] {
  const past = merge(
    ways.flatMap((way) => assignPast(way, choice, setting)),
    setting.fold,
  );
  const assigned = choice.among.reduceRight<readonly Way<T>[]>((now, creature) => {
    const more = now.flatMap((way) =>
      amountsUpTo(way.left).map((amount) => ({
        ...damaged(way, { object: creature, amount, by: choice }, setting),
        left: way.left - amount,
        laterDemandsLethal: way.laterDemandsLethal || (choice.inOrder && amount > 0),
      })),
    );
    return merge(more, setting.fold);
  }, past);
  const done = assigned.filter(({ left }) => left === 0 || mayAssignNothing(choice));
  return merge(
    done.map((way) => ({ ...way, left: 0, laterDemandsLethal: false })),
    setting.fold,
  );
}

/** CR 702.19b: damage to what it attacks demands lethal damage for all that block it. */
function assignPast<T>(way: Way<T>, choice: DamageChoice, setting: Setting<T>): readonly Way<T>[] {
  const { pastBlockers, amount } = choice;
  if (pastBlockers.kind === 'nothing') return [{ ...way, left: amount }];
  return pastAmounts(choice).flatMap((past) => {
    const left = amount - past;
    const laterDemandsLethal = past > 0 && !assignsAsThoughUnblocked(choice, past);
    const furthers = pastBlockers.further === undefined ? [0] : amountsUpTo(past);
    return furthers.map((further): Way<T> => {
      const { to } = pastBlockers;
      if (to.kind === 'player') return { ...way, left, laterDemandsLethal };
      // CR 702.19c: damage to its controller demands the planeswalker's loyalty for it.
      const deal: Deal = { object: to.object, amount: past - further, by: choice };
      return {
        ...damaged(way, { ...deal, beforeMore: further > 0 }, setting),
        left,
        laterDemandsLethal,
      };
    });
  });
}

const pastAmounts = ({ pastBlockers, amount }: DamageChoice): readonly number[] =>
  pastBlockers.kind === 'allOrNothing' ? [0, amount] : amountsUpTo(amount);

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
  standings: way.standings.map((standing, place) => {
    const demand = demands[place];
    if (demand?.object !== deal.object) return standing;
    const isCreature = demand.enough === 'lethal';
    const touched = standing.touched || (isCreature && deal.amount > 0 && deal.by.deathtouch);
    const left = touched && touchIsLethal ? 0 : Math.max(0, standing.missing - deal.amount);
    const laterDemandsLethal = isCreature
      ? way.laterDemandsLethal && deal.by.among.includes(deal.object)
      : deal.beforeMore;
    // What has enough keeps it, so nothing else about it matters any more.
    return left === 0
      ? UNTOUCHED
      : { missing: left, touched, demanded: standing.demanded || laterDemandsLethal === true };
  }),
});

function settle<T>(
  ways: readonly Way<T>[],
  demand: Demand,
  { demands, fold }: Setting<T>,
): readonly Way<T>[] {
  const place = demands.indexOf(demand);
  // One that has enough is demanded no more.
  const met = ways.filter(({ standings }) => standings[place]?.demanded !== true);
  return merge(
    met.map((way) => {
      const standing = way.standings[place] ?? UNTOUCHED;
      const standings = way.standings.with(place, UNTOUCHED);
      if (demand.enough === 'loyalty') return { ...way, standings };
      const dies = standing.missing === 0 || standing.touched;
      return { ...way, standings, value: fold.settle(way.value, demand.object, dies) };
    }),
    fold,
  );
}

function merge<T>(ways: readonly Way<T>[], { either }: AssignmentFold<T>): readonly Way<T>[] {
  const merged = new Map<string, Way<T>>();
  for (const way of ways) {
    const key = keyOf(way);
    const same = merged.get(key);
    merged.set(key, same === undefined ? way : { ...way, value: either(same.value, way.value) });
  }
  return [...merged.values()];
}

const keyOf = ({ standings, left, laterDemandsLethal }: Way<unknown>): string =>
  [
    left,
    laterDemandsLethal,
    ...standings.map((standing) => `${standing.missing} ${standing.touched} ${standing.demanded}`),
  ].join();

const amountsUpTo = (most: number): readonly number[] =>
  Array.from({ length: most + 1 }, (_, amount) => amount);
