/**
 * One class of choosers at given prices: how many of them are declared, and on how many further targets those are that
 * may be on several. The network lets further units through whoever is declared; here they need one who is.
 */
import { int, real } from '../flow/numbers.ts';
import type { ChooserClass, Model } from '../model/model.ts';
import type { Bound, Cut } from './bounds.ts';

const NOTHING: Bound = { lo: 0, hi: 0 };

export class ChooserOffer {
  private readonly model: Model;
  private readonly choosers: ChooserClass;
  private readonly from: number;
  /** What declaring one earns beside the prices. */
  private reward = 0;
  private declared = NOTHING;
  private further = NOTHING;
  /** At the last prices looked at: what one declared gains, and one further unit. */
  private gain = 0;
  private furtherGain = 0;

  constructor(model: Model, choosers: ChooserClass) {
    this.model = model;
    this.choosers = choosers;
    this.from = int(model.circulation.graph.head, 2 * choosers.declaredArc + 1);
    this.open();
  }

  /** Reads the bounds as they are now. */
  open(): void {
    const { circulation } = this.model;
    const { declaredArc, furtherArc } = this.choosers;
    const gains = circulation.gainsOf(declaredArc);
    this.declared = gains;
    this.reward = gains.runs[0]?.gain ?? 0;
    this.further = furtherArc < 0 ? NOTHING : circulation.gainsOf(furtherArc);
  }

  /** The largest gain, minus infinity where nothing fits; its units are taken and brought in `excess`. */
  best(price: Float64Array, excess: Float64Array): number {
    this.look(price);
    const { node } = this.choosers;
    const wanted = -real(excess, node);
    const number = this.bestNumber(wanted);
    if (number < 0) return -Infinity;
    const units = number + this.furtherOf(number, wanted);
    excess[node] = real(excess, node) + units;
    excess[this.from] = real(excess, this.from) - number;
    return this.valueOf(number);
  }

  /** Narrower bounds, if some numbers gain so much less than the best that `slack` does not cover it. */
  cuts(price: Float64Array, slack: number): readonly Cut[] {
    this.look(price);
    const best = this.bestNumber(0);
    if (best < 0) return [];
    const enough = this.valueOf(best) - slack;
    const { lo, hi } = this.declared;
    let least = best;
    while (least > lo && this.valueOf(least - 1) >= enough) least -= 1;
    let most = best;
    while (most < hi && this.valueOf(most + 1) >= enough) most += 1;
    return least > lo || most < hi ? [{ arc: this.choosers.declaredArc, lo: least, hi: most }] : [];
  }

  private look(price: Float64Array): void {
    const here = real(price, this.choosers.node);
    this.gain = this.reward + here - real(price, this.from);
    this.furtherGain = here;
  }

  /** Of the numbers that gain the most the one nearest to what is wanted; -1 where none fits. */
  private bestNumber(wanted: number): number {
    const { lo, hi } = this.declared;
    if (this.choosers.furtherArc < 0) {
      return this.gain > 0 ? hi : this.gain < 0 ? lo : Math.min(hi, Math.max(lo, wanted));
    }
    let best = -1;
    let most = -Infinity;
    for (let number = lo; number <= hi; number++) {
      const value = this.valueOf(number);
      if (value < most || value === -Infinity || (value === most && number > wanted)) continue;
      best = number;
      most = value;
    }
    return best;
  }

  private valueOf(number: number): number {
    const units = this.furtherOf(number, 0);
    return units < 0 ? -Infinity : number * this.gain + units * this.furtherGain;
  }

  /** How many further units gain the most with so many declared, the nearest to what is wanted; -1 where none fit. */
  private furtherOf(number: number, wanted: number): number {
    const { lo } = this.further;
    const hi = Math.min(this.further.hi, number * (this.choosers.capacity - 1));
    if (hi < lo) return -1;
    if (this.furtherGain === 0) return Math.min(hi, Math.max(lo, wanted - number));
    return this.furtherGain > 0 ? hi : lo;
  }
}
