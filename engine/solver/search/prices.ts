/**
 * A bound by prices (Lagrange). Give every node of the network a price: whoever takes a unit there pays it, whoever
 * brings one is paid it. Then every arc, and every class of targets with the pairs that lead to it, and of choosers with its units, may be judged by itself:
 * each takes what gains it most at these prices, and the gains of all together are never less than what any
 * declaration gains, because in a declaration the payments cancel. It holds whatever the prices are. As each target
 * chooses among true numbers of choosers, not among points on a hull, good prices bound tighter than the flow does.
 *
 * The prices are improved by raising them where more is taken than brought (subgradient steps). They are kept whole, in
 * parts of `SCALE`, so the bound is exact.
 */
import { int, real, reals } from '../flow/numbers.ts';
import type { Model, PairArc } from '../model/model.ts';
import type { Cut } from './bounds.ts';
import { ChooserOffer } from './chooserOffer.ts';
import { TargetOffer } from './targetOffer.ts';

export class Prices {
  /** Pairs looked at so far: the measure of work. */
  steps = 0;
  /** What one unit costs at each node. */
  readonly price: Float64Array;
  private readonly model: Model;
  private readonly offers: readonly (TargetOffer | ChooserOffer)[];
  private readonly plainArcs: Int32Array;
  /** How many more units are brought to each node than taken from it, in the choices of the last evaluation. */
  private readonly excess: Float64Array;
  private readonly kept: Float64Array;

  constructor(model: Model) {
    this.model = model;
    const { nodeCount, potential } = model.circulation.graph;
    this.price = Float64Array.from(potential);
    this.excess = reals(nodeCount);
    this.kept = reals(nodeCount);
    const leading = model.targets.map((): PairArc[] => []);
    for (const pair of model.pairs) leading[pair.targets]?.push(pair);
    this.offers = [
      ...model.targets.map((target, index) => new TargetOffer(model, target, leading[index] ?? [])),
      ...model.choosers.map((choosers) => new ChooserOffer(model, choosers)),
    ];
    const offered = new Set([
      ...[...model.pairs, ...model.targets].map(({ arc }) => arc),
      ...model.choosers.flatMap(({ declaredArc, furtherArc }) => [declaredArc, furtherArc]),
    ]);
    this.plainArcs = Int32Array.from(
      Array.from({ length: model.circulation.arcCount - 1 }, (_, arc) => arc).filter(
        (arc) => !offered.has(arc),
      ),
    );
    this.anchor();
  }

  /** What no declaration within the bounds gains more than, in parts of `SCALE`. */
  evaluate(): number {
    this.excess.fill(0);
    this.steps += this.model.pairs.length + this.model.choosers.length + this.plainArcs.length;
    let bound = 0;
    for (const offer of this.offers) bound += offer.best(this.price, this.excess);
    for (let at = 0; at < this.plainArcs.length; at++)
      bound += this.takePlain(int(this.plainArcs, at));
    return bound;
  }

  /** Looks for prices that bound below `goal`; returns the best bound found and leaves its prices in place. */
  improve(goal: number, rounds: number): number {
    for (const offer of this.offers) offer.open();
    const patience = Math.max(3, Math.round(rounds / 20));
    let best = Infinity;
    let stride = 1;
    let idle = 0;
    for (let round = 0; round < rounds; round++) {
      const bound = this.evaluate();
      if (bound < best) {
        best = bound;
        idle = 0;
        this.kept.set(this.price);
      } else {
        idle += 1;
        if (idle % patience === 0) stride /= 2;
      }
      if (best < goal || !this.step(stride * (bound - goal + 1))) break;
    }
    this.price.set(this.kept);
    return best;
  }

  /** The numbers of choosers on targets, and of those declared, that these prices leave possible if `goal` is to be reached; `bound` is theirs. */
  cuts(bound: number, goal: number): readonly Cut[] {
    return this.offers.flatMap((offer) => offer.cuts(this.price, bound - goal));
  }

  /** Moves the prices against the excess by this much gain; false when nothing is in excess. */
  private step(gain: number): boolean {
    const { excess, price } = this;
    const last = price.length - 1;
    let length = 0;
    for (let node = 1; node < last; node++) length += real(excess, node) ** 2;
    if (length === 0) return false;
    const size = gain / length;
    for (let node = 1; node < last; node++) {
      price[node] = Math.round(real(price, node) - size * real(excess, node));
    }
    return true;
  }

  /** An arc outside the targets: as much as it can where a unit gains, as little where it loses. */
  private takePlain(arc: number): number {
    const { graph } = this.model.circulation;
    const { lo, hi, runs } = this.model.circulation.gainsOf(arc);
    const from = int(graph.head, 2 * arc + 1);
    const to = int(graph.head, 2 * arc);
    const gain = (runs[0]?.gain ?? 0) + real(this.price, to) - real(this.price, from);
    const units =
      gain > 0 ? hi : gain < 0 ? lo : Math.min(hi, Math.max(lo, -real(this.excess, to)));
    this.excess[to] = real(this.excess, to) + units;
    this.excess[from] = real(this.excess, from) - units;
    return units * gain;
  }

  /** Source and sink are one place: the price there is 0. */
  private anchor(): void {
    const { price } = this;
    const base = real(price, 0);
    for (let node = 0; node < price.length; node++) price[node] = real(price, node) - base;
    price[price.length - 1] = 0;
  }
}
