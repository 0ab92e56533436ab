/**
 * One class of targets at given prices: of all numbers of choosers on it that its bounds and restrictions allow, and
 * of all choosers for each number, the choice that gains most. For a number, those that gain most one by one.
 */
import { int, ints, real, reals } from '../flow/numbers.ts';
import { SCALE } from '../model/hull.ts';
import type { Model, PairArc, TargetClass } from '../model/model.ts';
import type { Cut } from './bounds.ts';

export class TargetOffer {
  private readonly model: Model;
  private readonly target: TargetClass;
  private readonly to: number;
  private readonly worth: Float64Array;
  /** By pair that leads here: its arc, where it comes from, its bounds (as least and room above it) and its gain. */
  private readonly arcs: Int32Array;
  private readonly from: Int32Array;
  private readonly least: Int32Array;
  private readonly room: Int32Array;
  private readonly gain: Float64Array;
  /** The pairs from the most to the least gainful at the last prices, and each one's gain at them. */
  private readonly order: Int32Array;
  private readonly offered: Float64Array;
  /** The bounds of the target, and the choosers that must be on it. */
  private lo = 0;
  private hi = 0;
  private base = 0;
  /** By number of choosers from `base` upwards: the gain of the best choice; minus infinity where not allowed. */
  private readonly values: Float64Array;
  private valueCount = 0;

  constructor(model: Model, target: TargetClass, pairs: readonly PairArc[]) {
    const { graph } = model.circulation;
    this.model = model;
    this.target = target;
    this.to = int(graph.head, 2 * target.arc);
    this.worth = Float64Array.from(target.worth.table, (worth) => worth * SCALE);
    this.arcs = Int32Array.from(pairs, ({ arc }) => arc);
    this.from = this.arcs.map((arc) => int(graph.head, 2 * arc + 1));
    this.least = ints(pairs.length);
    this.room = ints(pairs.length);
    this.gain = reals(pairs.length);
    this.order = Int32Array.from(pairs.keys());
    this.offered = reals(pairs.length);
    this.values = reals(this.worth.length + 1);
  }

  /** Reads the bounds as they are now. */
  open(): void {
    const { circulation } = this.model;
    const bounds = circulation.gainsOf(this.target.arc);
    this.lo = bounds.lo;
    this.hi = Math.min(bounds.hi, this.worth.length - 1);
    this.base = 0;
    for (let at = 0; at < this.arcs.length; at++) {
      const { lo, hi, runs } = circulation.gainsOf(int(this.arcs, at));
      this.least[at] = lo;
      this.room[at] = hi - lo;
      this.gain[at] = runs[0]?.gain ?? 0;
      this.base += lo;
    }
  }

  /** The largest gain; its units are taken from and brought to the nodes in `excess`. */
  best(price: Float64Array, excess: Float64Array): number {
    this.look(price);
    let most = -Infinity;
    let above = 0;
    for (let at = 0; at < this.valueCount; at++) {
      if (real(this.values, at) <= most) continue;
      most = real(this.values, at);
      above = at;
    }
    this.take(above, excess);
    return most;
  }

  /** What gains so much less than the best that `slack` does not cover it: numbers of choosers, and pairs. */
  cuts(price: Float64Array, slack: number): readonly Cut[] {
    this.look(price);
    const values = this.values.subarray(0, this.valueCount);
    const enough = values.reduce((most, value) => Math.max(most, value), -Infinity) - slack;
    const lo = this.base + values.findIndex((value) => value >= enough);
    const hi = this.base + values.findLastIndex((value) => value >= enough);
    const pairs = this.pairsBelow(enough);
    return lo > this.lo || hi < this.hi ? [{ arc: this.target.arc, lo, hi }, ...pairs] : pairs;
  }

  /** Pairs with no unit but those they must have, as every choice with another gains less than this. */
  private pairsBelow(enough: number): readonly Cut[] {
    const { order, offered, room } = this;
    const beyond = this.mostFrom();
    const cuts: Cut[] = [];
    let before = 0;
    // The most that is left of fewer choosers than come before, the last of them taken away.
    let oneLess = -Infinity;
    for (let rank = 0; rank < order.length; rank++) {
      const at = int(order, rank);
      if (int(room, at) === 0) continue;
      const gain = real(offered, at);
      if (Math.max(beyond[before + 1] ?? -Infinity, oneLess + gain) < enough)
        cuts.push({ arc: int(this.arcs, at), lo: 0, hi: int(this.least, at) });
      const end = Math.min(before + int(room, at), this.valueCount - 1);
      for (let number = before + 1; number <= end; number++)
        oneLess = Math.max(oneLess, real(this.values, number) - gain);
      before = Math.max(before, end);
    }
    return cuts;
  }

  /** By number of choosers from `base` upwards: the most that it gains or more of them do. */
  private mostFrom(): Float64Array {
    const most = this.values.slice(0, this.valueCount);
    for (let at = most.length - 2; at >= 0; at--)
      most[at] = Math.max(real(most, at), real(most, at + 1));
    return most;
  }

  private look(price: Float64Array): void {
    const { from, gain, offered, least } = this;
    const out = real(price, this.to);
    let forced = 0;
    for (let at = 0; at < from.length; at++) {
      const here = real(gain, at) + out - real(price, int(from, at));
      offered[at] = here;
      forced += here * int(least, at);
    }
    this.sort();
    this.tabulate(forced);
  }

  /** By insertion: from one look to the next the order changes little. */
  private sort(): void {
    const { order, offered } = this;
    for (let at = 1; at < order.length; at++) {
      const moving = int(order, at);
      const value = real(offered, moving);
      let hole = at;
      while (hole > 0 && real(offered, int(order, hole - 1)) < value) {
        order[hole] = int(order, hole - 1);
        hole -= 1;
      }
      order[hole] = moving;
    }
  }

  private tabulate(forced: number): void {
    const { order, offered, room, base } = this;
    let total = forced;
    let number = base;
    this.note(number, total);
    for (let rank = 0; rank < order.length && number < this.hi; rank++) {
      const at = int(order, rank);
      const end = Math.min(this.hi, number + int(room, at));
      while (number < end) {
        number += 1;
        total += real(offered, at);
        this.note(number, total);
      }
    }
    this.valueCount = number - base + 1;
  }

  private note(number: number, total: number): void {
    const isAllowed = number >= this.lo && number <= this.hi;
    this.values[number - this.base] = isAllowed ? total + real(this.worth, number) : -Infinity;
  }

  private take(above: number, excess: Float64Array): void {
    const { order, from, least, room } = this;
    let left = above;
    for (let rank = 0; rank < order.length; rank++) {
      const at = int(order, rank);
      const extra = Math.min(left, int(room, at));
      left -= extra;
      const node = int(from, at);
      excess[node] = real(excess, node) - int(least, at) - extra;
    }
    excess[this.to] = real(excess, this.to) + this.base + above;
  }
}
