/** Where the network flatters: target classes whose number of choosers is worth less than the hull says. */
import { SCALE } from '../model/hull.ts';
import type { Model, TargetClass } from '../model/model.ts';
import type { Split } from './cuts.ts';

/** By how much the flow's gain exceeds what its numbers of choosers are worth; Infinity where one is forbidden. */
export function totalGap(model: Model): number {
  return model.targets.reduce((sum, target) => sum + gapOf(model, target), 0);
}

/** Splits the widest gap between its number of choosers and the next; undefined when there is none. */
export function splitGap(model: Model): Split | undefined {
  let widest: TargetClass | undefined;
  let width = 0;
  for (const target of model.targets) {
    const gap = Math.min(gapOf(model, target), FORBIDDEN);
    if (gap <= width) continue;
    width = gap;
    widest = target;
  }
  if (widest === undefined) return undefined;
  const flow = model.circulation.flow(widest.arc);
  return [
    [{ arc: widest.arc, lo: flow + 1, hi: Infinity }],
    [{ arc: widest.arc, lo: 0, hi: flow }],
  ];
}

/** How wide the gap over a forbidden number counts: as one requirement. */
const FORBIDDEN = SCALE;

function gapOf(model: Model, { arc, worth }: TargetClass): number {
  const real = worth.table[model.circulation.flow(arc)] ?? -Infinity;
  return model.circulation.gainOf(arc) - real * SCALE;
}
