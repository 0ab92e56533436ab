/** What a case of the search assumes: that the flow on some arcs lies in narrower bounds. */
import type { Gains } from '../flow/circulation.ts';
import { evenGains } from '../flow/circulation.ts';
import { int } from '../flow/numbers.ts';
import { hullOf } from '../model/hull.ts';
import type { Model } from '../model/model.ts';

export interface Cut {
  readonly arc: number;
  readonly lo: number;
  readonly hi: number;
}

/** The cases of a split: they overlap nowhere that matters and leave no legal declaration out. */
export type Split = readonly (readonly Cut[])[];

export const atMost = (arc: number, hi: number): Cut => ({ arc, lo: 0, hi });
export const atLeast = (arc: number, lo: number): Cut => ({ arc, lo, hi: Infinity });

export interface Bounds {
  readonly lo: number;
  readonly hi: number;
}

export const boundsOf = (model: Model, arc: number): Bounds => model.circulation.gainsOf(arc);

/** What the arc gains within the narrower bounds; undefined when nothing is left of them. */
export function gainsWithin(model: Model, { arc, lo, hi }: Cut): Gains | undefined {
  const before = model.circulation.gainsOf(arc);
  const from = Math.max(lo, before.lo);
  const to = Math.min(hi, before.hi);
  if (from > to) return undefined;
  const target = int(model.targetClassOfArc, arc);
  if (target >= 0) {
    const table = model.targets[target]?.worth.table ?? [];
    return hullOf(table, from, to);
  }
  return evenGains(from, to, before.runs[0]?.gain ?? 0);
}
