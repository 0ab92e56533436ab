/**
 * The steps in which scores come: where whatever is declared on a target adds a multiple of the same amount, all
 * scores differ by multiples of it, and the search may look for that much more at once. Found where every chooser
 * can be on one target only and is worth the same on it as any other; 1 elsewhere.
 */
import type { Model } from './model.ts';
import { SCALE } from './hull.ts';

export function granularityOf(model: Model): number {
  const { choosers, targets, pairs, conditions } = model;
  if (conditions.watched.length > 0) return 1;
  const each = new Array<number | undefined>(targets.length);
  let step = 0;
  for (const { choosers: from, targets: to, arc } of pairs) {
    const chooser = choosers[from];
    if (chooser === undefined || chooser.furtherArc >= 0) return 1;
    const gain = gainOn(model, chooser.declaredArc) + gainOn(model, arc);
    const known = each[to];
    if (known !== undefined && known !== gain) return 1;
    each[to] = gain;
  }
  for (const [index, { worth }] of targets.entries()) {
    const base = worth.table[0] ?? 0;
    for (const [number, value] of worth.table.entries()) {
      if (value === -Infinity) continue;
      step = greatestCommonDivisor(step, Math.abs(value - base + number * (each[index] ?? 0)));
      if (step === 1) return 1;
    }
  }
  return Math.max(step, 1);
}

const gainOn = (model: Model, arc: number): number =>
  (model.circulation.gainsOf(arc).runs[0]?.gain ?? 0) / SCALE;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
