/**
 * The bounds on the arcs during a search: narrowed by a case's cuts and by what follows from them, and taken back when
 * the case is closed. What follows: the pairs of a chooser class add up to what it may send, those of a target class
 * to what it may receive; so each is bounded by what the others must or can carry.
 */

import { nth } from '../../vocabulary/entries.ts';
import type { Circulation, Gains } from '../flow/circulation.ts';
import { evenGains } from '../flow/circulation.ts';
import { int } from '../flow/numbers.ts';
import { hullOf } from '../model/hull.ts';
import type { Model } from '../model/model.ts';

export interface Bound {
  readonly lo: number;
  readonly hi: number;
}

/** What a case assumes: that the flow on an arc lies in these bounds. */
export interface Cut extends Bound {
  readonly arc: number;
}

export const atMost = (arc: number, hi: number): Cut => ({ arc, lo: 0, hi });
export const atLeast = (arc: number, lo: number): Cut => ({ arc, lo, hi: Infinity });

/** Arcs that add up: `parts` together carry what `wholes` carry together. */
interface Balance {
  readonly parts: readonly number[];
  readonly wholes: readonly number[];
}

export class Bounds {
  private readonly model: Model;
  private readonly circulation: Circulation;
  private readonly trail: { readonly arc: number; readonly gains: Gains }[] = [];
  /** Made when first needed: most problems are solved without a cut. */
  private balances: readonly Balance[] = [];
  /** The balances of an arc; a pair's are its chooser's and its target's. */
  private balancesOf: readonly (readonly number[])[] = [];
  private readonly waiting: number[] = [];
  private isWaiting = new Uint8Array(0);

  constructor(model: Model) {
    this.model = model;
    this.circulation = model.circulation;
  }

  /** A place to come back to. */
  mark(): number {
    return this.trail.length;
  }

  backTo(mark: number): void {
    while (this.trail.length > mark) {
      const last = this.trail.pop();
      if (last !== undefined) this.circulation.change(last.arc, last.gains);
    }
  }

  /** Narrows the bounds and all that follows; false when nothing is left between some. The flow is not yet settled. */
  narrow(cuts: readonly Cut[]): boolean {
    if (cuts.length === 0) return true;
    if (this.balances.length === 0) this.weigh();
    const possible = cuts.every((cut) => this.narrowArc(cut.arc, cut.lo, cut.hi)) && this.follow();
    for (const balance of this.waiting.splice(0)) this.isWaiting[balance] = 0;
    return possible;
  }

  private weigh(): void {
    this.balances = balancesIn(this.model);
    this.balancesOf = positionsOf(this.balances, this.circulation.arcCount);
    this.isWaiting = new Uint8Array(this.balances.length);
  }

  private narrowArc(arc: number, lo: number, hi: number): boolean {
    const before = this.circulation.gainsOf(arc);
    if (lo <= before.lo && hi >= before.hi) return true;
    const after = this.gainsBetween(arc, Math.max(lo, before.lo), Math.min(hi, before.hi));
    if (after === undefined) return false;
    this.trail.push({ arc, gains: before });
    this.circulation.change(arc, after);
    for (const balance of this.balancesOf[arc] ?? []) {
      if (this.isWaiting[balance] === 1) continue;
      this.isWaiting[balance] = 1;
      this.waiting.push(balance);
    }
    return true;
  }

  private gainsBetween(arc: number, lo: number, hi: number): Gains | undefined {
    if (lo > hi) return undefined;
    const target = this.model.targets[int(this.model.targetClassOfArc, arc)];
    if (target !== undefined) return hullOf(target.worth.table, lo, hi);
    return evenGains(lo, hi, this.circulation.gainsOf(arc).runs[0]?.gain ?? 0);
  }

  private follow(): boolean {
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) {
      this.isWaiting[next] = 0;
      const { parts, wholes } = nth(this.balances, next);
      if (!this.fit(wholes, this.sumOf(parts)) || !this.fit(parts, this.sumOf(wholes)))
        return false;
    }
    return true;
  }

  /** Each arc carries what is left when the others carry their most or their least. */
  private fit(arcs: readonly number[], total: Bound): boolean {
    const all = this.sumOf(arcs);
    return arcs.every((arc) => {
      const { lo, hi } = this.circulation.gainsOf(arc);
      return this.narrowArc(arc, total.lo - (all.hi - hi), total.hi - (all.lo - lo));
    });
  }

  private sumOf(arcs: readonly number[]): Bound {
    let lo = 0;
    let hi = 0;
    for (const arc of arcs) {
      const bound = this.circulation.gainsOf(arc);
      lo += bound.lo;
      hi += bound.hi;
    }
    return { lo, hi };
  }
}

function balancesIn({ choosers, targets, pairs }: Model): readonly Balance[] {
  const sent = choosers.map((): number[] => []);
  const received = targets.map((): number[] => []);
  for (const pair of pairs) {
    sent[pair.choosers]?.push(pair.arc);
    received[pair.targets]?.push(pair.arc);
  }
  return [
    ...choosers.map(({ declaredArc, furtherArc }, index) => ({
      parts: sent[index] ?? [],
      wholes: furtherArc < 0 ? [declaredArc] : [declaredArc, furtherArc],
    })),
    ...targets.map(({ arc }, index) => ({ parts: received[index] ?? [], wholes: [arc] })),
  ];
}

function positionsOf(
  balances: readonly Balance[],
  arcCount: number,
): readonly (readonly number[])[] {
  const positions = Array.from({ length: arcCount }, (): number[] => []);
  balances.forEach(({ parts, wholes }, balance) => {
    for (const arc of [...parts, ...wholes]) positions[arc]?.push(balance);
  });
  return positions;
}
