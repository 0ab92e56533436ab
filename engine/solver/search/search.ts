/**
 * Branch and bound. A case is a set of bounds on the arcs of the network; its best circulation bounds every
 * declaration of the case from above. Where the flow is itself a declaration worth that much, the case is closed;
 * otherwise a bound by prices may close it or narrow it; what is left is split: on a class of targets whose number of
 * choosers the hull flatters, on a restriction that the network does not keep, or on a requirement that it counted too
 * early. Every declaration is put before the literal evaluator, so a mistake here cannot claim too much for a witness.
 *
 * A search that is not through after some cases starts again with more of them allowed and other splits preferred:
 * a good declaration, once found, closes most cases, and luck finds it sooner than stubbornness.
 */
import { conditionsOf } from '../evaluate.ts';
import type { ScoreSteps } from '../model/granularity.ts';
import { scoreAbove, scoreStepsOf } from '../model/granularity.ts';
import { SCALE } from '../model/hull.ts';
import type { Model } from '../model/model.ts';
import { scoreOf } from '../model/objective.ts';
import { readFlow } from '../model/readFlow.ts';
import type { Declaration } from '../problem.ts';
import type { Cut } from './bounds.ts';
import { Bounds } from './bounds.ts';
import { hasGap, splitGap } from './gaps.ts';
import { lostRequirements, splitBroken, splitWatched } from './links.ts';
import { Prices } from './prices.ts';
import { Shuffle } from './shuffle.ts';
import type { Split } from './split.ts';

export interface Found {
  readonly declaration: Declaration;
  readonly score: number;
}

export interface SearchResult {
  readonly best: Found;
  /** No declaration can score more than this. */
  readonly bound: number;
  /** Cases that were closed in the round that went through them all. */
  readonly cases: number;
}

/** Cases of the first round; each round allows twice as many as the one before. */
const FIRST_ROUND = 30;
/** Cases that are closed or split without prices, which pay only when there are more. */
const WITHOUT_PRICES = 8;
/** How often the prices are moved for the whole problem, and for a case within it. */
const STEPS_FOR_ALL = 300;
const STEPS_FOR_CASE = 10;
/** How often a case is narrowed by prices before it is split. */
const NARROWINGS = 2;

export class Search {
  private readonly model: Model;
  private readonly limit: number;
  private readonly bounds: Bounds;
  private readonly scores: ScoreSteps;
  private readonly shuffle = new Shuffle();
  private prices: Prices | undefined;
  private best: Found;
  private boundForAll = Infinity;
  private cases = 0;
  private casesBefore = 0;
  private casesAllowed = FIRST_ROUND;
  private isCutShort = false;
  private depth = 0;

  /** `limit` is for the steps of the flow and of the prices; `start` is a declaration that breaks nothing. */
  constructor(model: Model, limit: number, start: Found) {
    this.model = model;
    this.limit = limit;
    this.best = start;
    this.bounds = new Bounds(model);
    this.scores = scoreStepsOf(model);
  }

  run(): SearchResult {
    this.examine([]);
    while (this.isCutShort && !this.isExhausted()) {
      this.casesBefore += this.cases;
      this.casesAllowed *= 2;
      this.cases = 0;
      this.isCutShort = false;
      this.shuffle.start();
      this.examine([]);
    }
    const { score } = this.best;
    const bound = this.isCutShort ? Math.max(score, this.boundForAll) : score;
    return { best: this.best, bound, cases: this.cases };
  }

  /** Work done so far. */
  get steps(): number {
    return this.model.circulation.steps + (this.prices?.steps ?? 0);
  }

  private isExhausted(): boolean {
    return this.steps > this.limit;
  }

  private examine(cuts: readonly Cut[]): void {
    if (this.isCutShort || this.cases >= this.casesAllowed || this.isExhausted()) {
      this.isCutShort = true;
      return;
    }
    const mark = this.bounds.mark();
    this.depth += 1;
    if (this.narrow(cuts)) this.explore();
    else this.cases += 1;
    this.depth -= 1;
    this.bounds.backTo(mark);
  }

  private narrow(cuts: readonly Cut[]): boolean {
    return this.bounds.narrow(cuts) && this.model.circulation.settle();
  }

  private explore(): void {
    for (let narrowed = 0; ; narrowed++) {
      const bound = this.bound();
      if (this.depth === 1) this.boundForAll = Math.min(this.boundForAll, bound);
      const split = this.isOpen(bound) ? this.splitOf(bound) : undefined;
      const cuts = split === undefined ? undefined : this.cutsByPrices();
      if (split === undefined || cuts === undefined) break;
      if (cuts.length === 0 || narrowed === NARROWINGS) {
        this.branch(split, bound);
        return;
      }
      if (!this.narrow(cuts)) break;
    }
    this.cases += 1;
  }

  private branch(split: Split, bound: number): void {
    const before = this.prices?.price.slice();
    for (const cuts of split) {
      if (before !== undefined) this.prices?.price.set(before);
      if (this.isOpen(bound)) this.examine(cuts);
    }
  }

  /** Whether a declaration that scores as much would be better than the best one found. */
  private isOpen(bound: number): boolean {
    return bound >= this.goal();
  }

  /** What a better declaration scores at least, if there is one. */
  private goal(): number {
    return scoreAbove(this.scores, this.best.score);
  }

  private bound(): number {
    return Math.floor(this.model.circulation.value / SCALE) + this.countedAhead();
  }

  /** The score of the watched requirements that are not lost. */
  private countedAhead(): number {
    const { conditions, objective } = this.model;
    return (conditions.constant - lostRequirements(this.model)) * objective.perRequirement;
  }

  /** Takes the flow's declaration if it is better; how to split the case if it may hold a better one still. */
  private splitOf(bound: number): Split | undefined {
    const { model } = this;
    const declaration = readFlow(model);
    this.consider(declaration);
    if (!this.isOpen(bound)) return undefined;
    const { broken, obeyed } = conditionsOf(model.problem, declaration);
    const byLink = broken.length > 0 ? splitBroken(model, declaration, broken) : undefined;
    if (byLink !== undefined && this.isProgress(byLink)) return byLink;
    if (hasGap(model)) return splitGap(model, this.shuffle);
    if (broken.length > 0) return byLink;
    const isObeyed = new Set(obeyed);
    return splitWatched(model, (requirement) => !isObeyed.has(requirement));
  }

  /** Whether each case is narrower than this one. */
  private isProgress(split: Split): boolean {
    return split.every((cuts) =>
      cuts.some(({ arc, lo, hi }) => {
        const now = this.model.circulation.gainsOf(arc);
        return lo > now.lo || hi < now.hi;
      }),
    );
  }

  private consider(declaration: Declaration): void {
    const score = scoreOf(this.model.problem, this.model.objective, declaration);
    if (score !== undefined && score > this.best.score) this.best = { declaration, score };
  }

  /** What better prices rule out; undefined when that is all. */
  private cutsByPrices(): readonly Cut[] | undefined {
    if (this.casesBefore + this.cases < WITHOUT_PRICES) return [];
    this.prices ??= new Prices(this.model);
    const goal = (this.goal() - this.countedAhead()) * SCALE;
    const bound = this.prices.improve(goal, this.depth === 1 ? STEPS_FOR_ALL : STEPS_FOR_CASE);
    return bound < goal ? undefined : this.prices.cuts(bound, goal);
  }
}
