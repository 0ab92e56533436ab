/**
 * The steps in which the best scores come: where whatever is declared on a target adds a multiple of the same amount,
 * the score of the best declaration differs from that of the empty one by a multiple of it, and the search may look
 * for that much more at once. Found where every chooser can be on one target only and is worth the same on it as any
 * other; 1 elsewhere. A declaration that divides choosers among equal targets badly may score something in between.
 */
import type { DegreeReward } from './degreeReward.ts';
import { SCALE } from './hull.ts';
import type { Model } from './model.ts';

/** Best scores are `base` and so many times `step`. */
export interface ScoreSteps {
  readonly base: number;
  readonly step: number;
}

export const scoreStepsOf = (model: Model): ScoreSteps => ({
  base: model.targets.reduce(
    (sum, { worth }) => sum + (worth.table[0] ?? 0),
    model.conditions.constant * model.objective.perRequirement,
  ),
  step: granularityOf(model),
});

/** The smallest best score above this one. */
export const scoreAbove = ({ base, step }: ScoreSteps, score: number): number =>
  base + step * (Math.floor((score - base) / step) + 1);

function granularityOf(model: Model): number {
  const { choosers, targets, conditions } = model;
  if (conditions.watched.length > 0) return 1;
  if (choosers.some(({ furtherArc }) => furtherArc >= 0)) return 1;
  const perChooser = worthOnEach(model);
  let step = 0;
  for (const [index, { worth }] of targets.entries()) {
    const each = perChooser[index] ?? 0;
    if (Number.isNaN(each)) return 1;
    step = stepsWith(worth.table, each, step);
    if (step === 1) return 1;
  }
  return Math.max(step, 1);
}

/** By target class, what declaring a chooser on it is worth; NaN where that depends on the chooser. */
function worthOnEach(model: Model): readonly number[] {
  const each = new Array<number | undefined>(model.targets.length);
  for (const { choosers: from, targets: to, arc } of model.pairs) {
    const declaredArc = model.choosers[from]?.declaredArc ?? -1;
    const gain = gainOn(model, declaredArc) + gainOn(model, arc);
    each[to] = each[to] === undefined || each[to] === gain ? gain : Number.NaN;
  }
  return each.map((gain) => gain ?? 0);
}

/** The greatest common divisor of `step` and of all that the target can add. */
function stepsWith(table: DegreeReward, each: number, step: number): number {
  const base = table[0] ?? 0;
  return table.reduce(
    (common, value, number) =>
      value === -Infinity
        ? common
        : greatestCommonDivisor(common, Math.abs(value - base + number * each)),
    step,
  );
}

const gainOn = (model: Model, arc: number): number =>
  (model.circulation.gainsOf(arc).runs[0]?.gain ?? 0) / SCALE;

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
