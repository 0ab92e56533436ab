/** Where the network flatters: target classes whose number of choosers is worth less than the hull says. */
import { SCALE } from '../model/hull.ts';
import type { Model, TargetClass } from '../model/model.ts';
import type { Split } from './split.ts';

/** By how much the flow's gain exceeds what its numbers of choosers are worth; Infinity where one is forbidden. */
export function totalGap(model: Model): number {
  return model.targets.reduce((sum, target) => sum + gapOf(model, target), 0);
}
const MODE = process.env.MODE ?? 'A';
/** Splits the widest gap between its number of choosers and the next; undefined when there is none. */
export function splitGap(model: Model, noise?: () => number): Split | undefined {
  let widest: TargetClass | undefined;
  let width = -Infinity;
  for (const target of model.targets) {
    const gap = gapOf(model, target);
    if (gap === 0) continue;
    const flow = model.circulation.flow(target.arc);
    const t = target.worth.table;
    const b = model.circulation.gainsOf(target.arc);
    let down = flow; while (down > b.lo && (t[down] ?? -Infinity) === -Infinity) down--;
    let up = flow + 1; while (up < b.hi && (t[up] ?? -Infinity) === -Infinity) up++;
    const frac = (flow - down) / (up - down);
    const rise = (t[up] ?? 0) - (t[down] ?? 0);
    let s = 0;
    if (MODE === 'A') s = frac + Math.min(gap, SCALE) / SCALE / 100;
    if (MODE === 'B') s = Math.min(gap, SCALE);
    if (MODE === 'C') s = -Math.abs(frac - 0.5);
    if (MODE === 'D') s = frac * 10 + rise;
    if (MODE === 'E') s = -(up - flow) * 100 + b.hi;
    if (MODE === 'F') s = -(up - flow) * 100 - b.hi;
    if (noise) s += noise() * Number(process.env.NO ?? 0.3);
    if (s <= width) continue;
    width = s;
    widest = target;
  }
  if (widest === undefined) return undefined;
  const flow = model.circulation.flow(widest.arc);
  return [
    [{ arc: widest.arc, lo: flow + 1, hi: Infinity }],
    [{ arc: widest.arc, lo: 0, hi: flow }],
  ];
}

function gapOf(model: Model, { arc, worth }: TargetClass): number {
  const real = worth.table[model.circulation.flow(arc)] ?? -Infinity;
  return model.circulation.gainOf(arc) - real * SCALE;
}
