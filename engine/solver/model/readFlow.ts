/**
 * A flow of the network as a declaration. Within a class all members are equal: choosers that can be on one target
 * only are taken one after the other, others in turn, so that nobody is used twice on a target before all were used
 * once; a group of targets divides the choosers that reach it the way its worth was reckoned.
 */
import { nth } from '../../vocabulary/entries.ts';
import type { Declaration, Pair } from '../problem.ts';
import type { DegreeReward } from './degreeReward.ts';
import type { Model } from './model.ts';

/** The declaration, sorted. Choosers that would make a number that a restriction forbids are left out of it. */
export function readFlow(model: Model): Declaration {
  const { circulation, choosers, targets, pairs } = model;
  const arriving = targets.map((): number[] => []);
  const turn = choosers.map(() => 0);
  for (const { choosers: from, targets: to, arc } of pairs) {
    const units = circulation.flow(arc);
    const members = choosers[from]?.members ?? [];
    for (let unit = 0; unit < units; unit++) {
      const at = turn[from] ?? 0;
      arriving[to]?.push(nth(members, at % members.length));
      turn[from] = at + 1;
    }
  }
  const declaration: Pair[] = [];
  for (const [index, { members, worth }] of targets.entries()) {
    const here = arriving[index] ?? [];
    let next = 0;
    for (const [position, degree] of worth.split(mostAllowed(worth.table, here.length)).entries()) {
      const target = nth(members, position);
      for (const chooser of here.slice(next, next + degree)) declaration.push([chooser, target]);
      next += degree;
    }
  }
  return declaration.sort(byChooser);
}

function mostAllowed(table: DegreeReward, number: number): number {
  let most = number;
  while (most > 0 && (table[most] ?? -Infinity) === -Infinity) most -= 1;
  return most;
}

const byChooser = (a: Pair, b: Pair): number => a[0] - b[0] || a[1] - b[1];
