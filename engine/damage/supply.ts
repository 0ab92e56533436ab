import type { CombatDamageAssignment, DamageRecipient } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { waysToMeet } from './beliefs/anyOrder.ts';
import { isNeverLethalFrom } from './beliefs/lethal.ts';
import type { DamageChoice } from './choices.ts';
import { type Demand, type DemandForOne, damageFor, missing } from './demands.ts';
import { toAssignments } from './division.ts';
import { type Need, sharesFor, type Work } from './flow.ts';
import { lethalDamageBy } from './lethalDamage.ts';
import { type Pattern, patternsOf } from './patterns.ts';
import { deathtouchIsLethal } from './touching.ts';

/** What is to be met, and the assignments that are made whatever the others do. */
export interface AssignmentDemands {
  readonly given: readonly CombatDamageAssignment[];
  readonly demands: readonly Demand[];
}

export const NOTHING: AssignmentDemands = { given: [], demands: [] };

/**
 * Assignments of these creatures that meet the demands together with what is given, and demand nothing that is not met;
 * nothing where there are none, or the work is used up before. What a creature has left goes where it demands no more.
 */
export function supply(
  state: GameState,
  helpers: readonly DamageChoice[],
  wanted: AssignmentDemands,
  work: Work,
): readonly CombatDamageAssignment[] | undefined {
  const patterns = helpfulPatterns(helpers, wanted.demands);
  const widest = helpers.map((helper, index) => ({
    helper,
    to: (patterns[index] ?? []).flatMap(({ to }) => to),
  }));
  // Nothing meets what is not met without what the others demand in their turn.
  if (meet(state, widest, wanted, work) === undefined) return undefined;
  for (const chosen of productOf(patterns)) {
    const plans = helpers.map((helper, index) => ({ helper, to: chosen[index]?.to ?? [] }));
    const demands = wanted.demands.concat(chosen.flatMap((pattern) => pattern.demands));
    const met = meet(state, plans, { ...wanted, demands }, work);
    if (met !== undefined || work.left <= 0) return met;
  }
  return undefined;
}

/** A creature, and to which of its recipients it may give. */
interface Plan {
  readonly helper: DamageChoice;
  readonly to: readonly number[];
}

/** For each creature the patterns that may help; where none may, one that demands nothing. */
function helpfulPatterns(
  helpers: readonly DamageChoice[],
  demands: readonly Demand[],
): readonly (readonly Pattern[])[] {
  const helpful = helpers.map((helper) => {
    const all = patternsOf(helper);
    // What goes to a player demands something, or is all that the creature can do.
    const some = all.filter((one) => one.some.every((at) => objectAt(helper, at) !== undefined));
    return some.length === 0 ? all.slice(0, 1) : some;
  });
  const reached = new Set(demands.flatMap(objectsOf));
  const isReached = ({ recipients }: DamageChoice): boolean =>
    recipients.some((to) => to.kind === 'object' && reached.has(to.object));
  // As often as one can lead to the next.
  for (const _ of helpers)
    for (const [index, helper] of helpers.entries())
      for (const pattern of isReached(helper) ? (helpful[index] ?? []) : [])
        for (const object of pattern.demands.flatMap(objectsOf)) reached.add(object);
  return helpers.map((helper, index) =>
    (helpful[index] ?? []).slice(0, isReached(helper) ? undefined : 1),
  );
}

const objectsOf = (demand: Demand): readonly ObjectId[] =>
  demand.kind === 'lethalToAllButOne' ? demand.to.map(({ object }) => object) : [demand.object];

const objectAt = ({ recipients }: DamageChoice, place: number): ObjectId | undefined => {
  const to = recipients[place];
  return to?.kind === 'object' ? to.object : undefined;
};

function meet(
  state: GameState,
  plans: readonly Plan[],
  { given, demands }: AssignmentDemands,
  work: Work,
): readonly CombatDamageAssignment[] | undefined {
  const lacks = (one: DemandForOne): boolean => missing(state, one, damageFor(one, given)) > 0;
  const room = plans.map(({ helper }) => helper.amount);
  for (const way of waysToMeet(demands, lacks)) {
    const short = shortfalls(state, given, way);
    for (const chosen of productOf(short.map((one) => needsOf(state, plans, one, given)))) {
      const needs = chosen.flat();
      const shares = sharesFor(needs, room, work);
      if (shares !== undefined)
        return plans.flatMap((plan, index) => assigned(plan, needs, shares[index] ?? []));
      if (work.left <= 0) return undefined;
    }
  }
  return undefined;
}

/** What an object lacks of lethal damage, by whomever or by one creature, and of its loyalty. */
interface Shortfall extends Pick<DemandForOne, 'object' | 'by'> {
  readonly lethal: number;
  readonly loyalty: number;
}

function shortfalls(
  state: GameState,
  given: readonly CombatDamageAssignment[],
  demands: readonly DemandForOne[],
): readonly Shortfall[] {
  const lacking = new Map<string, Shortfall>();
  for (const demand of demands) {
    const { kind, ...about } = demand;
    const of = about.by === undefined ? about.object : `${about.object} ${about.by}`;
    const so = lacking.get(of) ?? { ...about, lethal: 0, loyalty: 0 };
    const n = so[kind] || missing(state, demand, damageFor(demand, given));
    if (n > 0) lacking.set(of, { ...so, [kind]: n });
  }
  return [...lacking.values()];
}

/** So much that an object needs. */
interface ObjectNeed extends Need {
  readonly object: ObjectId;
}

/** CR 702.2c: enough from the others, or one from a creature with deathtouch. */
function needsOf(
  state: GameState,
  plans: readonly Plan[],
  { object, by, lethal, loyalty }: Shortfall,
  given: readonly CombatDamageAssignment[],
): readonly (readonly ObjectNeed[])[] {
  const from = [...plans.keys()].filter((index) => {
    const plan = plans[index];
    return (
      plan?.to.some((place) => objectAt(plan.helper, place) === object) &&
      (by === undefined || by === plan.helper.source) &&
      (lethal === 0 || !isNeverLethalFrom(state, plan.helper.source, object))
    );
  });
  const { touching = [], others = [] } = Object.groupBy(from, (index) =>
    lethal > 0 && deathtouchIsLethal(state) && plans[index]?.helper.deathtouch
      ? 'touching'
      : 'others',
  );
  const enough: ObjectNeed = { object, n: Math.max(lethal, loyalty), from: others };
  const [first] = touching;
  const toucher = first === undefined ? undefined : plans[first]?.helper.source;
  if (toucher === undefined) return [[enough]];
  const byTouch = lethalDamageBy(
    state,
    toucher,
    object,
    damageFor({ kind: 'lethal', object }, given),
  );
  const touch: readonly ObjectNeed[] = [
    { object, n: Math.max(1, loyalty), from: touching },
    // Believed: what a shield takes comes on top, from whomever.
    ...(byTouch > 1 ? [{ object, n: byTouch - 1, from }] : []),
  ];
  return others.length > 0 ? [[enough], touch] : [touch];
}

/** What one creature gives of what is needed, and the rest where that demands nothing more. */
function assigned(
  { helper, to }: Plan,
  needs: readonly ObjectNeed[],
  shares: readonly number[],
): readonly CombatDamageAssignment[] {
  const given = (one: DamageRecipient): number =>
    shares.reduce(
      (total, share, at) =>
        one.kind === 'object' && needs[at]?.object === one.object ? total + share : total,
      0,
    );
  const left = helper.amount - shares.reduce((total, share) => total + share, 0);
  return toAssignments(
    helper,
    helper.recipients.map((one, place) => given(one) + (place === to[0] ? left : 0)),
  );
}

/** Every way to take one of each. */
function* productOf<T>(all: readonly (readonly T[])[]): Generator<readonly T[]> {
  const [first, ...rest] = all;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const one of first) for (const others of productOf(rest)) yield [one, ...others];
}
