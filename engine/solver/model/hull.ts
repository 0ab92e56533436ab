/**
 * The smallest concave function above a table of worths, in whole numbers: what a target's arc of the network gains.
 * Gains are counted in parts of `SCALE` to a point, so that the usual slopes are whole; where one is not, its line is
 * walked in steps of the two nearest whole slopes, which never falls below the line and meets both its ends.
 */

import { nth } from '../../vocabulary/entries.ts';
import type { Gains, Run } from '../flow/circulation.ts';
import type { DegreeReward } from './degreeReward.ts';

/** Divisible by every number up to 12. */
export const SCALE = 27720;

/** The hull over the numbers from `lo` to `hi` that the table allows; undefined when it allows none of them. */
export function hullOf(table: DegreeReward, lo: number, hi: number): Gains | undefined {
  const corners = cornersOf(table, lo, hi);
  const first = corners[0];
  const last = corners.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const runs: Run[] = [];
  for (let index = 1; index < corners.length; index++) {
    const from = nth(corners, index - 1);
    const to = nth(corners, index);
    addLine(runs, to.position - from.position, (to.worth - from.worth) * SCALE);
  }
  runs.sort((a, b) => b.gain - a.gain);
  return { lo: first.position, hi: last.position, atLo: first.worth * SCALE, runs };
}

interface Corner {
  readonly position: number;
  readonly worth: number;
}

/** The corners of the hull, from left to right. */
function cornersOf(table: DegreeReward, lo: number, hi: number): readonly Corner[] {
  const corners: Corner[] = [];
  for (let position = lo; position <= hi; position++) {
    const worth = table[position] ?? -Infinity;
    if (worth === -Infinity) continue;
    const corner = { position, worth };
    while (corners.length >= 2 && !isBend(corners.at(-2), corners.at(-1), corner)) corners.pop();
    corners.push(corner);
  }
  return corners;
}

/** Whether the middle one stands out above the line between the others. */
function isBend(left: Corner | undefined, middle: Corner | undefined, right: Corner): boolean {
  if (left === undefined || middle === undefined) return true;
  const rise = (middle.worth - left.worth) * (right.position - left.position);
  return rise > (right.worth - left.worth) * (middle.position - left.position);
}

function addLine(runs: Run[], units: number, rise: number): void {
  const slope = Math.floor(rise / units);
  const steeper = rise - slope * units;
  if (steeper > 0) addRun(runs, { units: steeper, gain: slope + 1 });
  addRun(runs, { units: units - steeper, gain: slope });
}

function addRun(runs: Run[], run: Run): void {
  const last = runs.at(-1);
  if (last === undefined || last.gain !== run.gain) runs.push(run);
  else runs[runs.length - 1] = { units: last.units + run.units, gain: run.gain };
}
