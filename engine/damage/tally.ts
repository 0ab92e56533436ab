import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';
import type { DamageChoice } from './choices.ts';
import { settledAfter } from './demands.ts';
import { assignsAsThoughUnblocked, mayAssignNothing } from './division.ts';
import { deathtouchIsLethal, toughnessLeft } from './lethalDamage.ts';

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
 * assigned lethal damage, and how each creature stands that may still be assigned more. Ways to the same standing are
 * put together, and a creature that gets no more is forgotten once its demand is met.
 */
export function tallyAssignments<T>(
  state: GameState,
  choices: readonly DamageChoice[],
  tally: Tally<T>,
): T {
  const creatures = [...new Set(choices.flatMap(({ among }) => among))];
  const settled = settledAfter(choices);
  const fresh = creatures.map((id) => ({ ...UNTOUCHED, missing: missingAtFirst(state, id) }));
  const start: readonly Way<T>[] = [{ fates: fresh, left: 0, pressed: false, so: tally.start }];
  const setting: Setting<T> = { creatures, tally, touchIsLethal: deathtouchIsLethal(state) };
  const ends = choices.reduce((ways, choice, index) => {
    const assigned = assign(ways, choice, setting);
    return (settled[index] ?? []).reduce(
      (now, creature) => settle(now, creature, setting),
      assigned,
    );
  }, start);
  return known(ends[0], 'legal assignment').so;
}

/** How a creature stands that may still be assigned damage. */
interface Fate {
  readonly missing: number;
  /** Assigned damage by a source with deathtouch, in an edition where that alone is not lethal. */
  readonly touched: boolean;
  readonly demanded: boolean;
}

/** All the ways of assigning so far that can go on alike. */
interface Way<T> {
  readonly fates: readonly Fate[];
  readonly left: number;
  readonly pressed: boolean;
  readonly so: T;
}

interface Setting<T> {
  readonly creatures: readonly ObjectId[];
  readonly tally: Tally<T>;
  readonly touchIsLethal: boolean;
}

const UNTOUCHED: Fate = { missing: 0, touched: false, demanded: false };

const missingAtFirst = (state: GameState, id: ObjectId): number =>
  Math.max(0, toughnessLeft(state, id));

/** Lets one creature assign its damage in every way. */
function assign<T>(
  ways: readonly Way<T>[],
  choice: DamageChoice,
  setting: Setting<T>,
): readonly Way<T>[] {
  const past = ways.flatMap((way) => assignPast(way, choice));
  const assigned = choice.among.reduceRight<readonly Way<T>[]>((now, creature) => {
    const more = now.flatMap((way) =>
      amountsUpTo(way.left).map((amount) => assignTo(way, creature, amount, choice, setting)),
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
function assignPast<T>(way: Way<T>, choice: DamageChoice): readonly Way<T>[] {
  return pastAmounts(choice).map((amount) => ({
    ...way,
    left: choice.amount - amount,
    pressed: amount > 0 && !assignsAsThoughUnblocked(choice, amount),
  }));
}

const pastAmounts = ({ beyond, amount }: DamageChoice): readonly number[] => {
  if (beyond.kind === 'nothing') return [0];
  return beyond.kind === 'allOrNothing' ? [0, amount] : amountsUpTo(amount);
};

function assignTo<T>(
  way: Way<T>,
  creature: ObjectId,
  amount: number,
  choice: DamageChoice,
  { creatures, touchIsLethal }: Setting<T>,
): Way<T> {
  const place = creatures.indexOf(creature);
  const before = way.fates[place] ?? UNTOUCHED;
  const touched = before.touched || (amount > 0 && choice.deathtouch);
  const missing = touched && touchIsLethal ? 0 : Math.max(0, before.missing - amount);
  // What has lethal damage keeps it, so nothing else about it matters any more.
  const fate =
    missing === 0 ? UNTOUCHED : { missing, touched, demanded: before.demanded || way.pressed };
  return {
    ...way,
    fates: way.fates.with(place, fate),
    left: way.left - amount,
    pressed: way.pressed || (choice.inOrder && amount > 0),
  };
}

function settle<T>(
  ways: readonly Way<T>[],
  creature: ObjectId,
  { creatures, tally }: Setting<T>,
): readonly Way<T>[] {
  const place = creatures.indexOf(creature);
  // One that has lethal damage is demanded no more.
  const met = ways.filter(({ fates }) => fates[place]?.demanded !== true);
  return merge(
    met.map((way) => {
      const { missing, touched } = way.fates[place] ?? UNTOUCHED;
      return {
        ...way,
        fates: way.fates.with(place, UNTOUCHED),
        so: tally.settle(way.so, creature, missing === 0 || touched),
      };
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
