import { conditionsOf } from '../evaluate.ts';
import { granularityOf } from '../model/granularity.ts';
import { SCALE } from '../model/hull.ts';
import type { Model } from '../model/model.ts';
import { scoreOf } from '../model/objective.ts';
import { readFlow } from '../model/readFlow.ts';
import type { Declaration } from '../problem.ts';
import { Bounds } from './bounds.ts';
import type { Cut } from './bounds.ts';
import { splitGap, totalGap } from './gaps.ts';
import { lostRequirements, splitBroken, splitWatched } from './links.ts';
import { Prices } from './prices.ts';
import type { Split } from './split.ts';

const E = (k: string, d: number): number => Number(process.env[k] ?? d);
const PATIENCE = E('PATIENCE', 8);
const RO = E('RO', 10), LO = E('LO', 2), B0 = E('B0', 60), BM = E('BM', 3);

export interface Found { readonly declaration: Declaration; readonly score: number }
export interface SearchResult { readonly best: Found | undefined; readonly bound: number; readonly cases: number }

export class Search {
  private readonly model: Model;
  private readonly limit: number;
  private readonly bounds: Bounds;
  private best: Found | undefined;
  private cases = 0;
  private total = 0;
  private budget = Infinity;
  private stopped = false;
  private rootBound = Infinity;
  private round = 0;
  private depth = 0;
  private readonly step: number;
  private prices: Prices | undefined;

  constructor(model: Model, limit: number, start: Found | undefined) {
    this.model = model;
    this.bounds = new Bounds(model);
    this.limit = limit;
    this.step = process.env.NOG ? 1 : granularityOf(model);
    this.best = start;
  }

  run(cuts: readonly Cut[]): SearchResult {
    for (this.budget = B0; ; this.budget *= BM) {
      this.stopped = false;
      this.within(cuts);
      this.total += this.cases;
      if (!this.stopped || this.model.circulation.steps > this.limit) break;
      this.cases = 0;
      this.round += 1;
    }
    const score = this.best?.score ?? -Infinity;
    return { best: this.best, bound: this.stopped ? Math.max(score, this.rootBound) : score, cases: this.total };
  }

  private within(cuts: readonly Cut[]): void {
    const { circulation } = this.model;
    if (this.stopped || this.cases >= this.budget || circulation.steps > this.limit) {
      this.stopped = true;
      return;
    }
    const mark = this.bounds.mark();
    if (this.bounds.narrow(cuts) && circulation.settle()) { this.depth++; this.explore(); this.depth--; }
    else this.cases += 1;
    this.bounds.backTo(mark);
  }

  private explore(): void {
    for (let round = 0; ; round++) {
      const bound = this.bound();
      if (this.rootBound === Infinity) this.rootBound = bound;
      const split = this.isOpen(bound) ? this.splitOf(bound) : undefined;
      if (split === undefined || !this.isOpen(bound)) {
        this.cases += 1;
        return;
      }
      if (this.total + this.cases < PATIENCE && !process.env.NP) return this.branch(split, bound);
      const prices = this.priced();
      const goal = this.goal();
      const best = prices.improve(goal, this.depth === 1 ? E('RR', 150) : RO);
      if (best < goal) {
        this.cases += 1;
        return;
      }
      const cuts = prices.cuts(best, goal);
      if (cuts.length === 0 || round > LO) {
      return this.branch(split, bound);
      }
      if (!(this.bounds.narrow(cuts) && this.model.circulation.settle())) {
        this.cases += 1;
        return;
      }
    }
  }
  private goal(): number {
    const lost = this.model.conditions.constant - lostRequirements(this.model);
    return ((this.best?.score ?? -1) + this.step - lost * this.model.objective.perRequirement) * SCALE;
  }
  private priced(): Prices {
    this.prices ??= new Prices(this.model);
    return this.prices;
  }
  private branch(split: Split, bound: number): void {
    const saved = this.prices?.price.slice();
    for (const cuts of split) {
      if (saved && this.prices) this.prices.price.set(saved);
      if (this.isOpen(bound)) this.within(cuts);
    }
  }

  private isOpen(bound: number): boolean {
    return this.best === undefined || bound >= this.best.score + this.step;
  }

  private bound(): number {
    const { circulation, conditions, objective } = this.model;
    const lost = conditions.constant - lostRequirements(this.model);
    return Math.floor(circulation.value / SCALE) + lost * objective.perRequirement;
  }

  private splitOf(bound: number): Split | undefined {
    const { model } = this;
    const declaration = readFlow(model);
    this.consider(declaration);
    if (!this.isOpen(bound)) return undefined;
    if (totalGap(model) > 0) return splitGap(model, this.round === 0 ? undefined : this.noise);
    const { broken, obeyed } = conditionsOf(model.problem, declaration);
    if (broken.length > 0) return splitBroken(model, declaration, broken);
    return splitWatched(model, declaration, (requirement) => !obeyed.includes(requirement));
  }
  private seed = 12345;
  private noise = (): number => {
    this.seed = (Math.imul(this.seed, 1103515245) + 12345) & 0x7fffffff;
    return this.seed / 0x7fffffff;
  };

  private consider(declaration: Declaration): void {
    const score = scoreOf(this.model.problem, this.model.objective, declaration);
    if (score === undefined || (this.best !== undefined && score <= this.best.score)) return;
    this.best = { declaration, score };
  }
}
