import { MOST_IN_ANY_ORDER, someOf } from './beliefs/anyOrder.ts';
import type { DamageChoice } from './choices.ts';
import { type Demand, demandsOf } from './demands.ts';
import { mayAssignNothing } from './division.ts';
import { type DivisionRange, leftIn } from './divisionRange.ts';

/**
 * Divisions of one creature's damage that demand the same: those that give something to each of `some`, and nothing but to
 * `to`. Both are places in the choice's recipients.
 */
export interface Pattern {
  readonly to: readonly number[];
  readonly some: readonly number[];
  readonly demands: readonly Demand[];
  /** How many divisions the pattern has, be they legal or not. */
  readonly range: DivisionRange;
}

/** Every division of the choice is in one pattern, and in no more than one. */
export function patternsOf(choice: DamageChoice): readonly Pattern[] {
  const nothing: Shape = { to: [], some: [] };
  return [
    ...[...within(choice), ...past(choice)].map((shape) => patternOf(choice, shape, choice.amount)),
    ...(mayAssignNothing(choice) ? [patternOf(choice, nothing, 0)] : []),
  ];
}

type Shape = Pick<Pattern, 'to' | 'some'>;

/** To creatures alone: as its player likes, by the last that is assigned any in an order, or by those that are in any. */
function within({ among, order, amount }: DamageChoice): readonly Shape[] {
  const all = [...among.keys()];
  if (order === 'any')
    return (all.length > MOST_IN_ANY_ORDER ? all.map((one) => [one]) : someOf(all))
      .filter(({ length }) => length <= amount)
      .map((some) => ({ to: some, some }));
  if (order === 'announced')
    return all.map((last) => ({ to: all.slice(0, last + 1), some: [last] }));
  return all.length === 0 ? [] : [{ to: all, some: [] }];
}

/** CR 702.19b-c: to what it attacks, or to that planeswalker's controller. */
function past({ among, pastBlockers }: DamageChoice): readonly Shape[] {
  if (pastBlockers.kind === 'nothing') return [];
  const creatures = [...among.keys()];
  const at = among.length;
  const alone: readonly Shape[] = [
    { to: [at], some: [at] },
    ...(pastBlockers.further === undefined ? [] : [{ to: [at, at + 1], some: [at + 1] }]),
  ];
  if (pastBlockers.kind === 'allOrNothing') return alone;
  if (pastBlockers.kind === 'afterLethal')
    return alone.map(({ to, some }) => ({ to: [...creatures, ...to], some }));
  // All of it as though unblocked, or by trample: then some creature is the first that is assigned any.
  const first = creatures.flatMap((one) =>
    alone.map(({ to, some }) => ({
      to: [...creatures.slice(one), ...to],
      some: [one, ...some],
    })),
  );
  return [...alone, ...first];
}

function patternOf(choice: DamageChoice, { to, some }: Shape, total: number): Pattern {
  const shares = choice.recipients.map((_, place) => ({
    least: some.includes(place) ? 1 : 0,
    isOpen: to.includes(place),
  }));
  const range = { shares, total };
  // What one division of the pattern demands, all do.
  const last = some.at(-1) ?? to[0];
  const example = shares.map(({ least }, place) =>
    place === last ? least + leftIn(range) : least,
  );
  return { to, some, demands: demandsOf(choice, example), range };
}
