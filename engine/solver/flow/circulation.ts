/**
 * A circulation of greatest gain: whole units go round in a network, each arc carries between `lo` and `hi` of them,
 * and what an arc gains is a concave function of what it carries. Arcs may be given another function at any time;
 * `settle` then puts the flow right again from where it stands, so a search needs no copies.
 *
 * Why it is exact: `settle` mends one changed arc after the other, the ones not yet mended standing still. As long as
 * the rest of the flow is the best for what an arc carries, sending more or less over the arc along cheapest ways
 * keeps it so (successive shortest paths); as the arc's gain is concave, the first amount that cannot be bettered by
 * one unit cannot be bettered at all. An arc whose flow is outside its bounds may only move towards them and gains more
 * by each unit than any round trip can cost; so if some arc is still outside at the end, no flow keeps all the bounds.
 */
import { nth } from '../../vocabulary/entries.ts';
import { CheapestWay } from './cheapestWay.ts';
import { byte, bytes, int, ints, real } from './numbers.ts';
import type { Residual } from './residual.ts';
import { reducedCost, residualOf } from './residual.ts';

/** What an arc may carry and gains: `atLo` for `lo` units, then each run of units its `gain` per unit, never rising. */
export interface Gains {
  readonly lo: number;
  readonly hi: number;
  readonly atLo: number;
  readonly runs: readonly Run[];
}
export interface Run {
  readonly units: number;
  readonly gain: number;
}

/** The same gain for every unit. */
export const evenGains = (lo: number, hi: number, gain: number): Gains => ({
  lo,
  hi,
  atLo: lo * gain,
  runs: [{ units: hi - lo, gain }],
});

export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly gains: Gains;
  /** The most that a unit can gain or lose under any gains that will take the place of these; left out, under these. */
  readonly reach?: number;
}

export class Circulation {
  readonly graph: Residual;
  private readonly flows: Int32Array;
  private readonly gains: Gains[];
  private readonly way: CheapestWay;
  private readonly unsettled: number[] = [];
  private readonly isUnsettled: Uint8Array;
  private readonly isOutside: Uint8Array;
  private readonly penalty: number;
  private outsideCount = 0;
  private total = 0;

  /** Arcs lead from lower to higher nodes but for the last one, which closes the circle; 0 units must be allowed on all. */
  constructor(nodeCount: number, arcs: readonly Arc[]) {
    this.graph = residualOf(
      nodeCount,
      arcs.map(({ from }) => from),
      arcs.map(({ to }) => to),
    );
    this.flows = ints(arcs.length);
    this.gains = arcs.map(({ gains }) => gains);
    this.isUnsettled = bytes(arcs.length);
    this.isOutside = bytes(arcs.length);
    this.penalty =
      1 +
      2 *
        nodeCount *
        arcs.reduce((most, { gains, reach = reachOf(gains) }) => Math.max(most, reach), 1);
    this.way = new CheapestWay(this.graph, (edge, units) => this.pushed(edge, units));
    const closing = arcs.length - 1;
    for (let arc = 0; arc < closing; arc++) {
      this.total += this.gainOf(arc);
      this.openEdges(arc);
    }
    this.priceInOrder();
    this.isUnsettled[closing] = 1;
    this.unsettled.push(closing);
  }

  get arcCount(): number {
    return this.flows.length;
  }

  /** Work done so far. */
  get steps(): number {
    return this.way.steps;
  }

  /** What the whole circulation gains, once settled. */
  get value(): number {
    return this.total;
  }

  flow(arc: number): number {
    return int(this.flows, arc);
  }

  gainsOf(arc: number): Gains {
    return nth(this.gains, arc);
  }

  /** Gives an arc another function, within its reach; the flow is right again after `settle`. */
  change(arc: number, gains: Gains): void {
    if (this.isUnsettled[arc] === 0) {
      this.total -= this.gainOf(arc);
      this.isUnsettled[arc] = 1;
      this.unsettled.push(arc);
      this.closeEdges(arc);
    }
    this.gains[arc] = gains;
  }

  /** Makes the flow the best there is; false when no flow keeps all the bounds. */
  settle(): boolean {
    for (let arc = this.unsettled.pop(); arc !== undefined; arc = this.unsettled.pop()) {
      this.settleArc(arc);
      this.isUnsettled[arc] = 0;
      this.openEdges(arc);
      this.total += this.gainOf(arc);
    }
    return this.outsideCount === 0;
  }

  private settleArc(arc: number): void {
    for (;;) {
      this.priceEdges(arc);
      const up = this.roomUp(arc) > 0 ? reducedCost(this.graph, 2 * arc) : 0;
      const down = this.roomDown(arc) > 0 ? reducedCost(this.graph, 2 * arc + 1) : 0;
      if (up < 0) this.raise(arc, this.roomUp(arc), -up);
      else if (down < 0) this.lower(arc, this.roomDown(arc), -down);
      else return;
    }
  }

  private raise(arc: number, units: number, limit: number): void {
    const { head } = this.graph;
    const sent = this.way.send(int(head, 2 * arc), int(head, 2 * arc + 1), units, limit);
    this.flows[arc] = this.flow(arc) + sent;
  }

  private lower(arc: number, units: number, limit: number): void {
    const { head } = this.graph;
    const sent = this.way.send(int(head, 2 * arc + 1), int(head, 2 * arc), units, limit);
    this.flows[arc] = this.flow(arc) - sent;
  }

  private pushed(edge: number, units: number): void {
    const arc = edge >> 1;
    this.total -= units * real(this.graph.cost, edge);
    this.flows[arc] = this.flow(arc) + ((edge & 1) === 0 ? units : -units);
    if (this.gainsOf(arc).runs.length > 1 || this.isOutside[arc] === 1) {
      this.openEdges(arc);
      return;
    }
    const { room } = this.graph;
    room[edge] = int(room, edge) - units;
    room[edge ^ 1] = int(room, edge ^ 1) + units;
  }

  private openEdges(arc: number): void {
    this.graph.room[2 * arc] = this.roomUp(arc);
    this.graph.room[2 * arc + 1] = this.roomDown(arc);
    this.priceEdges(arc);
    const { lo, hi } = this.gainsOf(arc);
    const outside = this.flow(arc) < lo || this.flow(arc) > hi ? 1 : 0;
    this.outsideCount += outside - byte(this.isOutside, arc);
    this.isOutside[arc] = outside;
  }

  private closeEdges(arc: number): void {
    this.graph.room[2 * arc] = 0;
    this.graph.room[2 * arc + 1] = 0;
    this.outsideCount -= byte(this.isOutside, arc);
    this.isOutside[arc] = 0;
  }

  private priceEdges(arc: number): void {
    const { lo, hi, runs } = this.gainsOf(arc);
    const flow = this.flow(arc);
    this.graph.cost[2 * arc] = flow < lo ? -this.penalty : -gainAt(runs, flow - lo);
    this.graph.cost[2 * arc + 1] = flow > hi ? -this.penalty : gainAt(runs, flow - lo - 1);
  }

  /** Units that may be added at the same gain each: up to the lower bound, or to the end of a run. */
  private roomUp(arc: number): number {
    const { lo, hi, runs } = this.gainsOf(arc);
    const flow = this.flow(arc);
    if (flow < lo) return lo - flow;
    return flow >= hi ? 0 : endOfRun(runs, flow - lo) - (flow - lo);
  }

  /** Units that may be taken away at the same loss each. */
  private roomDown(arc: number): number {
    const { lo, hi, runs } = this.gainsOf(arc);
    const flow = this.flow(arc);
    if (flow > hi) return flow - hi;
    return flow <= lo ? 0 : flow - lo - startOfRun(runs, flow - lo - 1);
  }

  /** What the arc gains for what it carries; it must be settled. */
  gainOf(arc: number): number {
    const { lo, atLo, runs } = this.gainsOf(arc);
    let left = this.flow(arc) - lo;
    if (left < 0) return atLo + left * this.penalty;
    let gained = atLo;
    for (const { units, gain } of runs) {
      gained += Math.min(units, left) * gain;
      left -= Math.min(units, left);
    }
    return gained - left * this.penalty;
  }

  /** Potentials for the empty flow: the cheapest way to each node, in the order of the nodes. */
  private priceInOrder(): void {
    const { nodeCount, first, edges, head, room, cost, potential } = this.graph;
    potential.fill(Infinity, 1);
    for (let node = 0; node < nodeCount; node++) {
      // A node that nothing can reach must not look cheap to those beyond it.
      if (real(potential, node) === Infinity) potential[node] = this.penalty;
      for (let at = int(first, node); at < int(first, node + 1); at++) {
        const edge = int(edges, at);
        if ((edge & 1) === 1 || int(room, edge) === 0) continue;
        const there = real(potential, node) + real(cost, edge);
        if (there < real(potential, int(head, edge))) potential[int(head, edge)] = there;
      }
    }
  }
}

/** More than one unit can make any difference on the arc. */
const reachOf = ({ runs }: Gains): number =>
  runs.length === 1
    ? Math.abs(runs[0]?.gain ?? 0)
    : runs.reduce((sum, { units, gain }) => sum + units * Math.abs(gain), 0);

/** The gain of the unit at this position, counted from 0; the first or last run's beyond the ends. */
function gainAt(runs: readonly Run[], position: number): number {
  let end = 0;
  let gain = 0;
  for (const run of runs) {
    end += run.units;
    gain = run.gain;
    if (position < end) break;
  }
  return gain;
}

/** Where the run of the unit at this position ends; the end of all runs beyond it. */
function endOfRun(runs: readonly Run[], position: number): number {
  let end = 0;
  for (const { units } of runs) {
    end += units;
    if (position < end) break;
  }
  return end;
}

function startOfRun(runs: readonly Run[], position: number): number {
  let start = 0;
  for (const { units } of runs) {
    if (position < start + units) break;
    start += units;
  }
  return start;
}
