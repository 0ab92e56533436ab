import { int, ints } from './flow/numbers.ts';
import type { DeclarationProblem } from './problem.ts';

/** How many requirements ask for a chooser and for a pair; and how many choosers each target needs. */
export interface Asks {
  readonly ofChooser: Int32Array;
  readonly ofPair: PairCounts;
  readonly needed: Int32Array;
}

export function asksOf({ choosers, targetCount, requirements }: DeclarationProblem): Asks {
  const ofChooser = ints(choosers.length);
  const ofPair = new PairCounts();
  const needed = ints(targetCount);
  for (const one of requirements) {
    if (one.kind === 'declared') ofChooser[one.chooser] = int(ofChooser, one.chooser) + 1;
    if (one.kind === 'covered') needed[one.target] = Math.max(int(needed, one.target), one.atLeast);
    if (one.kind !== 'declaredOn') continue;
    for (const target of one.targets) ofPair.add(one.chooser, target);
  }
  return { ofChooser, ofPair, needed };
}

/** Few pairs are asked for by themselves, of as many as there may be. */
class PairCounts {
  private readonly rows = new Map<number, Map<number, number>>();

  add(chooser: number, target: number): void {
    const row = this.rows.get(chooser) ?? new Map<number, number>();
    this.rows.set(chooser, row);
    row.set(target, (row.get(target) ?? 0) + 1);
  }

  of(chooser: number, target: number): number {
    return this.rows.size === 0 ? 0 : (this.rows.get(chooser)?.get(target) ?? 0);
  }

  mostOf(chooser: number): number {
    return Math.max(0, ...(this.rows.get(chooser)?.values() ?? []));
  }
}
