/**
 * Branch and bound. A case is a set of bounds on the arcs of the network; its best circulation bounds every
 * declaration of the case from above. Where the flow is itself a declaration worth that much, the case is settled;
 * otherwise it is split: on a class of targets whose number of choosers the hull flatters, on a restriction that the
 * network does not keep, or on a requirement that it counted too early. Every declaration is put before the literal
 * evaluator, so a mistake here can cost the maximum but never claim too much for a witness.
 */
import { conditionsOf } from '../evaluate.ts';
import { SCALE } from '../model/hull.ts';
import type { Model } from '../model/model.ts';
import { scoreOf } from '../model/objective.ts';
import { readFlow } from '../model/readFlow.ts';
import type { Declaration } from '../problem.ts';
import type { Cut, Split } from './cuts.ts';
import { gainsWithin } from './cuts.ts';
import { splitGap, totalGap } from './gaps.ts';
import { lostRequirements, splitBroken, splitWatched } from './links.ts';

export interface Found {
  readonly declaration: Declaration;
  readonly score: number;
}

export interface SearchResult {
  readonly best: Found | undefined;
  /** No declaration scores more. */
  readonly bound: number;
  /** Cases that were closed. */
  readonly cases: number;
}

export class Search {
  private readonly model: Model;
  private readonly limit: number;
  private best: Found | undefined;
  private openBound = -Infinity;
  private cases = 0;

  constructor(model: Model, limit: number, start: Found | undefined) {
    this.model = model;
    this.limit = limit;
    this.best = start;
  }

  /** Everything that obeys the cuts. */
  run(cuts: readonly Cut[]): SearchResult {
    this.within(cuts, Infinity);
    return {
      best: this.best,
      bound: Math.max(this.openBound, this.best?.score ?? -Infinity),
      cases: this.cases,
    };
  }

  private within(cuts: readonly Cut[], boundBefore: number): void {
    const { circulation } = this.model;
    if (circulation.steps > this.limit) {
      this.openBound = Math.max(this.openBound, boundBefore);
      return;
    }
    const before = cuts.map(({ arc }) => ({ arc, gains: circulation.gainsOf(arc) }));
    if (this.narrow(cuts) && circulation.settle()) this.explore();
    else this.cases += 1;
    for (const { arc, gains } of before.toReversed()) circulation.change(arc, gains);
  }

  private narrow(cuts: readonly Cut[]): boolean {
    for (const cut of cuts) {
      const gains = gainsWithin(this.model, cut);
      if (gains === undefined) return false;
      this.model.circulation.change(cut.arc, gains);
    }
    return true;
  }

  private explore(): void {
    const bound = this.bound();
    const split = this.isOpen(bound) ? this.splitOf(bound) : undefined;
    if (split === undefined || !this.isOpen(bound)) {
      this.cases += 1;
      return;
    }
    for (const cuts of split) {
      if (this.isOpen(bound)) this.within(cuts, bound);
    }
  }

  private isOpen(bound: number): boolean {
    return this.best === undefined || bound > this.best.score;
  }

  private bound(): number {
    const { circulation, conditions, objective } = this.model;
    const lost = conditions.constant - lostRequirements(this.model);
    return Math.floor(circulation.value / SCALE) + lost * objective.perRequirement;
  }

  /** Takes the flow's declaration if it is better; how to split the case if it is not the best of it. */
  private splitOf(bound: number): Split | undefined {
    const { model } = this;
    if (totalGap(model) > 0) return splitGap(model);
    const declaration = readFlow(model);
    if (declaration === undefined) return undefined;
    this.consider(declaration);
    if (!this.isOpen(bound)) return undefined;
    const { broken, obeyed } = conditionsOf(model.problem, declaration);
    if (broken.length > 0) return splitBroken(model, declaration, broken);
    return splitWatched(model, declaration, (requirement) => !obeyed.includes(requirement));
  }

  private consider(declaration: Declaration): void {
    const score = scoreOf(this.model.problem, this.model.objective, declaration);
    if (score === undefined || (this.best !== undefined && score <= this.best.score)) return;
    this.best = { declaration, score };
  }
}
