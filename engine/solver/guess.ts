/**
 * A declaration made chooser by chooser, each going where that obeys the most by itself. On most boards met in play
 * it obeys everything, which the literal reading then sees, and nothing has to be searched. Armies of tokens have a
 * million pairs: of choosers that seem alike, one is looked at closely.
 */
import { nth } from '../vocabulary/entries.ts';
import { type Asks, asksOf } from './asks.ts';
import { int, ints } from './flow/numbers.ts';
import { mayBeChosen } from './model/eligible.ts';
import type { Declaration, DeclarationProblem, EligiblePair, Pair } from './problem.ts';
import { chooserAt, endOfChooser, isAlike, type Row, targetAt } from './rows.ts';

/**
 * It fits and pays for no more than these pairs; whether it breaks a restriction is not looked at. A chooser's pairs
 * should stand together: those that stand apart may be passed over.
 */
export function guess(problem: DeclarationProblem, paid: readonly Pair[]): Declaration {
  const { pairs } = problem;
  const maker = new GuessMaker(problem, paid);
  let begin = 0;
  while (begin < pairs.length) {
    const end = endOfChooser(pairs, begin);
    maker.declare({ begin, end });
    begin = end;
  }
  return [...maker.declared];
}

interface Best {
  readonly at: number;
  readonly gain: number;
}

class GuessMaker {
  readonly declared = new Map<number, number>();
  private readonly problem: DeclarationProblem;
  private readonly mayBeChosen: (pair: EligiblePair) => boolean;
  private readonly asks: Asks;
  private readonly on: Int32Array;
  /** Targets that too few are on so far. */
  private short: number;
  /** The last chooser whom nothing asks for on one target more than on another. */
  private last: (Row & Best & { readonly isShort: boolean }) | undefined;

  constructor(problem: DeclarationProblem, paid: readonly Pair[]) {
    this.problem = problem;
    this.mayBeChosen = mayBeChosen(problem, paid);
    this.asks = asksOf(problem);
    this.on = ints(problem.targetCount);
    this.short = this.asks.needed.filter((needed) => needed > 0).length;
  }

  /** Declares the chooser of these pairs on the target that gains the most, if any gains something. */
  declare(row: Row): void {
    const chooser = chooserAt(this.problem.pairs, row.begin);
    const mostPossible = this.mostFor(chooser);
    if (mostPossible === 0) return;
    const isPlain = this.asks.ofPair.mostOf(chooser) === 0;
    const best =
      (isPlain ? this.bestAsBefore(row, mostPossible) : undefined) ??
      this.bestIn(row, mostPossible);
    if (isPlain) this.last = { ...row, ...best, isShort: best.gain < mostPossible };
    if (best.gain > 0) this.send(chooser, targetAt(this.problem.pairs, best.at));
  }

  /** For one like the last there is nothing better before its place, nor behind it if there was nothing for the last. */
  private bestAsBefore(row: Row, mostPossible: number): Best | undefined {
    if (this.last === undefined || !isAlike(this.problem.pairs, row, this.last)) return undefined;
    const at = row.begin + this.last.at - this.last.begin;
    if (this.last.isShort) return { at, gain: this.gainAt(at) };
    const best = this.bestIn({ begin: at, end: row.end }, mostPossible);
    return best.gain === mostPossible ? best : undefined;
  }

  /** The first of the pairs that gain the most. */
  private bestIn({ begin, end }: Row, mostPossible: number): Best {
    let best = begin;
    let most = 0;
    for (let at = begin; most < mostPossible && at < end; at++) {
      const gain = this.gainAt(at);
      if (gain <= most) continue;
      best = at;
      most = gain;
    }
    return { at: best, gain: most };
  }

  /** More requirements than this the chooser can't obey. */
  private mostFor(chooser: number): number {
    if (this.declared.has(chooser)) return 0;
    const { ofChooser, ofPair } = this.asks;
    return int(ofChooser, chooser) + ofPair.mostOf(chooser) + (this.short > 0 ? 1 : 0);
  }

  private gainAt(at: number): number {
    const pair = nth(this.problem.pairs, at);
    if (!this.mayBeChosen(pair)) return 0;
    const { ofChooser, ofPair } = this.asks;
    const { chooser, target } = pair;
    return int(ofChooser, chooser) + ofPair.of(chooser, target) + (this.isShort(target) ? 1 : 0);
  }

  private isShort(target: number): boolean {
    return int(this.on, target) < int(this.asks.needed, target);
  }

  private send(chooser: number, target: number): void {
    const wasShort = this.isShort(target);
    this.declared.set(chooser, target);
    this.on[target] = int(this.on, target) + 1;
    if (wasShort && !this.isShort(target)) this.short -= 1;
  }
}
