/**
 * The problem as a network. Units start at a source, pass the sets that a chooser is counted in, its class of equal
 * choosers, the class of targets that it is declared on and the sets those are counted in, and close the circle:
 *
 *   source → chooser sets → chooser classes → target classes → target sets → sink → source
 *
 * A unit is one chooser on one target. The first unit of a chooser passes the sets and earns what declaring it earns;
 * further ones of a creature that may be declared on several come straight from the source. What a class of targets
 * earns is made concave (`hull`), so the best circulation is an upper bound, and exact where it stays on the table.
 */

import { nth } from '../../vocabulary/entries.ts';
import type { Arc, Gains } from '../flow/circulation.ts';
import { Circulation, evenGains } from '../flow/circulation.ts';
import { int, ints, real, reals } from '../flow/numbers.ts';
import type { DeclarationProblem, Pair } from '../problem.ts';
import type { Profile } from './classes.ts';
import { classesOf } from './classes.ts';
import type { Conditions } from './conditions.ts';
import { conditionsFor } from './conditions.ts';
import type { DegreeReward } from './degreeReward.ts';
import { degreeReward, GroupReward } from './degreeReward.ts';
import type { EligibleMatrix } from './eligible.ts';
import { arranged, columnSize, eligibleMatrix, entryOf, rowSize } from './eligible.ts';
import { hullOf, SCALE } from './hull.ts';
import type { IndexSet, Nest } from './indexSets.ts';
import { innermost, nestOf } from './indexSets.ts';
import type { Objective } from './objective.ts';
import { withoutImpossible } from './possible.ts';

export interface ChooserClass {
  readonly members: readonly number[];
  readonly capacity: number;
  readonly node: number;
  /** How many of the members are declared (exactly so for creatures that can be on one target only). */
  readonly declaredArc: number;
  /** Their further targets; -1 when each can be on one only. */
  readonly furtherArc: number;
}

export interface TargetClass {
  readonly members: readonly number[];
  readonly worth: GroupReward;
  readonly node: number;
  readonly arc: number;
}

/** The arc from a chooser class to a target class. */
export interface PairArc {
  readonly choosers: number;
  readonly targets: number;
  readonly arc: number;
}

export interface Model {
  readonly problem: DeclarationProblem;
  readonly objective: Objective;
  readonly conditions: Conditions;
  readonly circulation: Circulation;
  readonly choosers: readonly ChooserClass[];
  readonly targets: readonly TargetClass[];
  readonly pairs: readonly PairArc[];
  /** The class of each chooser and of each target; -1 for one with no pair. */
  readonly classOfChooser: Int32Array;
  readonly classOfTarget: Int32Array;
  /** The arc of each set; -1 for one that crosses others and is left to the search. */
  readonly chooserSetArcs: Int32Array;
  readonly targetSetArcs: Int32Array;
  /** The target class of each target class's arc; -1 for other arcs. */
  readonly targetClassOfArc: Int32Array;
}

export function modelOf(
  problem: DeclarationProblem,
  paid: readonly Pair[],
  objective: Objective,
): Model {
  const matrix = withoutImpossible(problem, eligibleMatrix(problem, paid));
  const conditions = conditionsFor(problem, matrix);
  return new ModelBuilder(problem, objective, matrix, conditions).build();
}

const SOURCE = 0;

class ModelBuilder {
  private readonly problem: DeclarationProblem;
  private readonly objective: Objective;
  private readonly matrix: EligibleMatrix;
  private readonly conditions: Conditions;
  private readonly arcs: Arc[] = [];
  private readonly entryWorth: Float64Array;
  private nodeCount = 1;

  constructor(
    problem: DeclarationProblem,
    objective: Objective,
    matrix: EligibleMatrix,
    conditions: Conditions,
  ) {
    this.problem = problem;
    this.objective = objective;
    this.matrix = matrix;
    this.conditions = conditions;
    this.entryWorth = this.worthOfEntries();
  }

  build(): Model {
    const { chooserSets, targetSets } = this.conditions;
    const chooserNest = nestOf(chooserSets.sets, () => true);
    const targetNest = nestOf(
      targetSets.sets,
      (set) => this.unitsOn(set) < this.matrix.entryChooser.length,
    );
    const chooserMembers = classesOf(this.chooserProfiles());
    const targetMembers = classesOf(this.targetProfiles());
    const chooserSetArcs = ints(chooserSets.sets.length).fill(-1);
    const firstSetNode = this.addChooserSets(chooserNest, chooserSetArcs);
    const choosers = chooserMembers.map((members) =>
      this.addChoosers(members, chooserNest, firstSetNode),
    );
    const targetNodes = targetMembers.map(() => this.nodeCount++);
    const classOfTarget = classIndex(targetMembers, this.problem.targetCount);
    const pairs = this.addPairs(choosers, targetNodes, classOfTarget);
    const targetSetArcs = ints(targetSets.sets.length).fill(-1);
    const targets = this.addTargets(targetMembers, targetNodes, targetNest, targetSetArcs);
    const sink = this.nodeCount - 1;
    this.addArc(sink, SOURCE, evenGains(0, this.conditions.mostPairs, 0));
    const targetClassOfArc = ints(this.arcs.length).fill(-1);
    targets.forEach(({ arc }, index) => {
      targetClassOfArc[arc] = index;
    });
    return {
      problem: this.problem,
      objective: this.objective,
      conditions: this.conditions,
      circulation: new Circulation(this.nodeCount, this.arcs),
      choosers,
      targets,
      pairs,
      classOfChooser: classIndex(chooserMembers, this.problem.choosers.length),
      classOfTarget,
      chooserSetArcs,
      targetSetArcs,
      targetClassOfArc,
    };
  }

  private addArc(from: number, to: number, gains: Gains, reach?: number): number {
    this.arcs.push(reach === undefined ? { from, to, gains } : { from, to, gains, reach });
    return this.arcs.length - 1;
  }

  private addChooserSets({ inner }: Nest, arcs: Int32Array): number {
    const firstNode = this.nodeCount;
    this.nodeCount += inner.length;
    inner.forEach(({ set, within }, position) => {
      const from = within < 0 ? SOURCE : firstNode + within;
      const most = nth(this.conditions.chooserSets.sets, set);
      const hi = Math.min(most.atMost, most.members.length);
      arcs[set] = this.addArc(from, firstNode + position, evenGains(0, hi, 0));
    });
    return firstNode;
  }

  private addChoosers(members: readonly number[], nest: Nest, firstSetNode: number): ChooserClass {
    const first = nth(members, 0);
    const capacity = int(this.conditions.capacity, first);
    const node = this.nodeCount++;
    const set = innermost(nest, first);
    const worth = int(this.conditions.chooserReward, first) * this.objective.perRequirement * SCALE;
    const from = set < 0 ? SOURCE : firstSetNode + set;
    const declaredArc = this.addArc(from, node, evenGains(0, members.length, worth));
    const further = (capacity - 1) * members.length;
    const furtherArc = further > 0 ? this.addArc(SOURCE, node, evenGains(0, further, 0)) : -1;
    return { members, capacity, node, declaredArc, furtherArc };
  }

  private addPairs(
    choosers: readonly ChooserClass[],
    targetNodes: readonly number[],
    classOfTarget: Int32Array,
  ): readonly PairArc[] {
    const { rowFirst, entryTarget } = this.matrix;
    const lastSeen = ints(targetNodes.length).fill(-1);
    const pairs: PairArc[] = [];
    choosers.forEach(({ members, node }, index) => {
      const first = nth(members, 0);
      for (let entry = int(rowFirst, first); entry < int(rowFirst, first + 1); entry++) {
        const target = int(classOfTarget, int(entryTarget, entry));
        if (int(lastSeen, target) === index) continue;
        lastSeen[target] = index;
        const worth = real(this.entryWorth, entry) * SCALE;
        const gains = evenGains(0, members.length, worth);
        const arc = this.addArc(node, nth(targetNodes, target), gains);
        pairs.push({ choosers: index, targets: target, arc });
      }
    });
    return pairs;
  }

  private addTargets(
    members: readonly (readonly number[])[],
    nodes: readonly number[],
    nest: Nest,
    setArcs: Int32Array,
  ): readonly TargetClass[] {
    const outwards = nest.inner.toReversed();
    const firstNode = this.nodeCount;
    const sink = firstNode + outwards.length;
    this.nodeCount = sink + 1;
    const nodeOfSet = (position: number): number =>
      position < 0 ? sink : firstNode + nest.inner.length - 1 - position;
    const targets = members.map((group, index) => {
      const worth = this.worthOfGroup(group);
      const all = worth.table.length - 1;
      const gains = hullOf(worth.table, 0, all) ?? evenGains(0, 0, 0);
      const node = nth(nodes, index);
      const next = nodeOfSet(innermost(nest, nth(group, 0)));
      const arc = this.addArc(node, next, gains, reachOf(worth.table));
      return { members: group, worth, node, arc };
    });
    outwards.forEach(({ set, within }, index) => {
      const most = this.unitsOn(nth(this.conditions.targetSets.sets, set));
      setArcs[set] = this.addArc(firstNode + index, nodeOfSet(within), evenGains(0, most, 0));
    });
    return targets;
  }

  private worthOfGroup(members: readonly number[]): GroupReward {
    const first = nth(members, 0);
    const most = columnSize(this.matrix, first);
    const degrees = this.conditions.degrees[first];
    if (degrees === undefined) return new GroupReward([0], 1, 0);
    const one = degreeReward(degrees, most, this.objective.perRequirement);
    return new GroupReward(one, members.length, most);
  }

  private chooserProfiles(): readonly (Profile | undefined)[] {
    const { matrix, conditions, entryWorth } = this;
    return this.problem.choosers.map((_, chooser) => {
      if (rowSize(matrix, chooser) === 0) return undefined;
      const from = int(matrix.rowFirst, chooser);
      const to = int(matrix.rowFirst, chooser + 1);
      const roles = conditions.chooserRoles[chooser]?.join() ?? '';
      return {
        key: `${int(conditions.capacity, chooser)}|${int(conditions.chooserReward, chooser)}|${roles}`,
        neighbours: matrix.entryTarget.subarray(from, to),
        amounts: entryWorth.subarray(from, to),
      };
    });
  }

  private targetProfiles(): readonly (Profile | undefined)[] {
    const { matrix, conditions } = this;
    const choosers = arranged(matrix.entryChooser, matrix.columnEntries);
    const worths = reals(choosers.length);
    for (let at = 0; at < worths.length; at++) {
      worths[at] = real(this.entryWorth, int(matrix.columnEntries, at));
    }
    return conditions.degrees.map((degrees, target) => {
      if (columnSize(matrix, target) === 0) return undefined;
      const from = int(matrix.columnFirst, target);
      const to = int(matrix.columnFirst, target + 1);
      const { min, max, covered, coveredExactly } = degrees;
      const roles = conditions.targetRoles[target]?.join() ?? '';
      return {
        key: `${min}|${max}|${covered.join()}|${coveredExactly.join()}|${roles}`,
        neighbours: choosers.subarray(from, to),
        amounts: worths.subarray(from, to),
      };
    });
  }

  private worthOfEntries(): Float64Array {
    const { perRequirement, perPair, perFavoured, favoured } = this.objective;
    const { entryReward } = this.conditions;
    const worth = reals(entryReward.length);
    for (let entry = 0; entry < worth.length; entry++) {
      worth[entry] = int(entryReward, entry) * perRequirement + perPair;
    }
    for (const [chooser, target] of favoured) {
      const entry = entryOf(this.matrix, chooser, target);
      if (entry >= 0) worth[entry] = int(entryReward, entry) * perRequirement + perFavoured;
    }
    return worth;
  }

  /**
   * How many units can reach the set. It limits choosers, and one that can be on several of its targets counts once:
   * so as many units more as those can bring that may be among the counted.
   */
  private unitsOn({ members, atMost }: IndexSet): number {
    const inSet = new Set(members);
    const further = this.problem.choosers
      .map((_, chooser) => {
        const capacity = int(this.conditions.capacity, chooser);
        if (capacity <= 1) return 0;
        const from = int(this.matrix.rowFirst, chooser);
        const row = this.matrix.entryTarget.subarray(from, int(this.matrix.rowFirst, chooser + 1));
        const onSet = row.filter((target) => inSet.has(target)).length;
        return Math.max(0, Math.min(capacity, onSet) - 1);
      })
      .sort((a, b) => b - a)
      .slice(0, atMost)
      .reduce((sum, more) => sum + more, 0);
    return Math.min(atMost + further, this.matrix.entryChooser.length);
  }
}

/** Between two numbers of choosers the worth may change more than on the hull over all of them. */
function reachOf(table: DegreeReward): number {
  const allowed = table.filter((worth) => worth > -Infinity);
  const [most, least] = allowed.reduce(
    ([high, low], worth) => [Math.max(high, worth), Math.min(low, worth)],
    [0, 0],
  );
  return (most - least) * SCALE;
}

function classIndex(classes: readonly (readonly number[])[], count: number): Int32Array {
  const index = ints(count).fill(-1);
  classes.forEach((members, position) => {
    for (const member of members) index[member] = position;
  });
  return index;
}
