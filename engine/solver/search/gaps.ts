/** Where the network flatters: target classes whose number of choosers is worth less than the hull says. */
import { SCALE } from '../model/hull.ts';
import type { Model, TargetClass } from '../model/model.ts';
import type { Shuffle } from './shuffle.ts';
import type { Split } from './split.ts';

export const hasGap = (model: Model): boolean =>
  model.targets.some((target) => gapOf(model, target) > 0);

/**
 * Splits a gap between its number of choosers and the next. Preferred is the class that is nearest to the higher of
 * the two numbers that the hull mixes, and it is taken up to it first: so a search soon comes to whole declarations.
 */
export function splitGap(model: Model, shuffle: Shuffle): Split | undefined {
  let preferred: TargetClass | undefined;
  let most = -Infinity;
  for (const target of model.targets) {
    const gap = gapOf(model, target);
    if (gap === 0) continue;
    const preference =
      nearness(model, target) + Math.min(gap / SCALE, 1) / 100 + 0.3 * shuffle.next();
    if (preference <= most) continue;
    most = preference;
    preferred = target;
  }
  if (preferred === undefined) return undefined;
  const { arc } = preferred;
  const flow = model.circulation.flow(arc);
  return [[{ arc, lo: flow + 1, hi: Infinity }], [{ arc, lo: 0, hi: flow }]];
}

/** By how much the class gains more than it is worth; Infinity where its number is forbidden. */
function gapOf(model: Model, { arc, worth }: TargetClass): number {
  const real = worth.table[model.circulation.flow(arc)] ?? -Infinity;
  return model.circulation.gainOf(arc) - real * SCALE;
}

/** How far the number has come from the allowed one below to the allowed one above, from 0 to 1. */
function nearness(model: Model, { arc, worth }: TargetClass): number {
  const flow = model.circulation.flow(arc);
  const { lo, hi } = model.circulation.gainsOf(arc);
  const isAllowed = (number: number): boolean => (worth.table[number] ?? -Infinity) > -Infinity;
  let below = flow;
  while (below > lo && !isAllowed(below)) below -= 1;
  let above = flow + 1;
  while (above < hi && !isAllowed(above)) above += 1;
  return (flow - below) / (above - below);
}
