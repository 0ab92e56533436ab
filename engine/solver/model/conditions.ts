/**
 * The restrictions and requirements sorted by where they bite: on one chooser, on one pair, on one target's number of
 * choosers, on the number of declared choosers in a set, or on a link between choosers. The first four fit into the
 * network as they are; sets fit when they nest; links are left to the search.
 */

import { nth } from '../../vocabulary/entries.ts';
import { assertNever } from '../../vocabulary/result.ts';
import { int, ints } from '../flow/numbers.ts';
import type { DeclarationProblem, Pair, Requirement, Restriction } from '../problem.ts';
import type { DegreeConditions } from './degreeReward.ts';
import type { EligibleMatrix } from './eligible.ts';
import { columnSize, entryOf, pairsAmong, rowSize } from './eligible.ts';
import { IndexSets } from './indexSets.ts';

/** A restriction that the network does not (or not always) keep by itself, with what the search needs to split on it. */
export type Link =
  /** If the chooser is declared, at least `n` of the set are; the set contains it. */
  | { readonly kind: 'company'; readonly chooser: number; readonly set: number; readonly n: number }
  | { readonly kind: 'alone'; readonly chooser: number }
  | { readonly kind: 'apart'; readonly choosers: readonly [number, number] }
  | { readonly kind: 'atMost'; readonly set: number }
  | { readonly kind: 'atMostOn'; readonly set: number }
  | { readonly kind: 'together'; readonly target: number; readonly choosers: readonly number[] };

/** Requirements that ask for the same, which the network counts as obeyed until the search has decided otherwise. */
export interface Watched {
  readonly requirements: readonly number[];
  /** One of these must be declared. */
  readonly pairs: readonly Pair[];
}

export interface Conditions {
  /** Requirements that are obeyed whatever is declared, and those watched. */
  readonly constant: number;
  /** Requirements obeyed by declaring the chooser; and by declaring the pair of the entry. */
  readonly chooserReward: Int32Array;
  readonly entryReward: Int32Array;
  readonly degrees: readonly DegreeConditions[];
  readonly chooserSets: IndexSets;
  readonly targetSets: IndexSets;
  /** The link that each restriction makes, by its place in the problem. */
  readonly links: ReadonlyMap<number, Link>;
  readonly watched: readonly Watched[];
  /** What tells one chooser or target from others beside its pairs and rewards. */
  readonly chooserRoles: readonly string[][];
  readonly targetRoles: readonly string[][];
  /** How many targets each chooser can really be declared on. */
  readonly capacity: Int32Array;
  /** How many pairs a declaration can hold. */
  readonly mostPairs: number;
}

type SomeOn = Extract<Requirement, { readonly kind: 'someOn' }>;

interface MutableDegree {
  min: number;
  max: number;
  readonly covered: number[];
  readonly coveredExactly: number[];
}

export function conditionsFor(problem: DeclarationProblem, matrix: EligibleMatrix): Conditions {
  const sorter = new ConditionSorter(problem, matrix);
  for (const [index, restriction] of problem.restrictions.entries()) {
    sorter.restrict(restriction, index);
  }
  for (const [index, requirement] of problem.requirements.entries()) {
    sorter.require(requirement, index);
  }
  return sorter.finish();
}

class ConditionSorter {
  private readonly matrix: EligibleMatrix;
  private readonly able: readonly number[];
  private readonly capacity: Int32Array;
  private readonly chooserReward: Int32Array;
  private readonly entryReward: Int32Array;
  private readonly degrees: readonly MutableDegree[];
  private readonly chooserSets = new IndexSets();
  private readonly targetSets = new IndexSets();
  private readonly links = new Map<number, Link>();
  private readonly watched: Watched[] = [];
  /** By whom and what is meant: the requirements of each entry of `watched` that asks for some of several. */
  private readonly askingForSome = new Map<string, number[]>();
  private readonly chooserRoles: readonly string[][];
  private readonly targetRoles: readonly string[][];
  private constant = 0;
  private most = Infinity;

  constructor(problem: DeclarationProblem, matrix: EligibleMatrix) {
    this.matrix = matrix;
    this.capacity = ints(problem.choosers.length);
    problem.choosers.forEach(({ capacity }, chooser) => {
      this.capacity[chooser] = Math.min(Math.floor(capacity), rowSize(matrix, chooser));
    });
    this.able = problem.choosers.flatMap((_, chooser) =>
      rowSize(matrix, chooser) > 0 ? [chooser] : [],
    );
    this.chooserReward = ints(problem.choosers.length);
    this.entryReward = ints(matrix.entryChooser.length);
    this.degrees = Array.from({ length: problem.targetCount }, () => ({
      min: 0,
      max: Infinity,
      covered: [],
      coveredExactly: [],
    }));
    this.chooserRoles = problem.choosers.map(() => []);
    this.targetRoles = Array.from({ length: problem.targetCount }, () => []);
  }

  restrict(restriction: Restriction, index: number): void {
    switch (restriction.kind) {
      case 'pairForbidden':
      case 'chooserForbidden':
        return; // The matrix is without them.
      case 'minChoosersOn': {
        const degree = this.degree(restriction.target);
        degree.min = Math.max(degree.min, restriction.n);
        return;
      }
      case 'maxChoosersOn':
        this.limitOn(restriction.targets, restriction.n, index);
        return;
      case 'allOrNoneOn':
        this.together(restriction.target, restriction.choosers, index);
        return;
      case 'maxChoosers':
        this.limit(restriction.choosers ?? this.able, restriction.n, index);
        return;
      case 'notAlone':
        this.needCompany(restriction.chooser, this.able, 2, index);
        return;
      case 'onlyAlone':
        this.keepAlone(restriction.chooser, index);
        return;
      case 'needsCompanions': {
        const { chooser, companions, n } = restriction;
        this.needCompany(chooser, [...companions, chooser], n + 1, index);
        return;
      }
      case 'notTogether':
        this.keepApart(restriction.a, restriction.b, index);
        return;
      default:
        assertNever(restriction);
    }
  }

  require(requirement: Requirement, index: number): void {
    switch (requirement.kind) {
      case 'declared':
        addTo(this.chooserReward, requirement.chooser);
        return;
      case 'declaredOn':
        this.requireOn(requirement.chooser, requirement.targets, index);
        return;
      case 'someOn':
        this.requireSome(requirement, index);
        return;
      case 'covered':
        this.degree(requirement.target).covered.push(requirement.atLeast);
        return;
      case 'coveredExactly':
        this.degree(requirement.target).coveredExactly.push(requirement.n);
        return;
      default:
        assertNever(requirement);
    }
  }

  finish(): Conditions {
    this.degrees.forEach((degree, target) => {
      const { covered, coveredExactly } = degree;
      degree.max = Math.min(degree.max, this.most);
      covered.sort((a, b) => a - b);
      coveredExactly.sort((a, b) => a - b);
      if (columnSize(this.matrix, target) > 0) return;
      const obeyed = (n: number): boolean => n === 0;
      this.constant += covered.filter(obeyed).length + coveredExactly.filter(obeyed).length;
    });
    this.chooserSets.sets.forEach(({ members }, set) => {
      for (const chooser of members) this.play(chooser, `in${set}`);
    });
    this.targetSets.sets.forEach(({ members }, set) => {
      for (const target of members) this.targetRoles[target]?.push(`in${set}`);
    });
    this.tellJugglersApart();
    const { constant, chooserReward, entryReward, degrees, chooserSets, targetSets } = this;
    const { links, watched, chooserRoles, targetRoles, capacity } = this;
    const mostPairs = capacity
      .toSorted()
      .reverse()
      .slice(0, Math.min(this.most, capacity.length))
      .reduce((sum, one) => sum + one, 0);
    return {
      constant,
      chooserReward,
      entryReward,
      degrees,
      chooserSets,
      targetSets,
      links,
      watched,
      chooserRoles,
      targetRoles,
      capacity,
      mostPairs,
    };
  }

  private limitOn(targets: readonly number[], n: number, index: number): void {
    const reachable = [...new Set(targets)].filter((target) => columnSize(this.matrix, target) > 0);
    const [only] = reachable;
    if (only === undefined) return;
    if (reachable.length === 1) {
      this.degree(only).max = Math.min(this.degree(only).max, n);
      return;
    }
    this.links.set(index, { kind: 'atMostOn', set: this.targetSets.add(reachable, n) });
  }

  private limit(choosers: readonly number[], n: number, index: number): void {
    const limited = this.ableAmong(choosers);
    this.links.set(index, { kind: 'atMost', set: this.chooserSets.add(limited, n) });
    if (limited.length === this.able.length) this.most = Math.min(this.most, n);
  }

  private needCompany(chooser: number, company: readonly number[], n: number, index: number): void {
    if (!this.isAble(chooser)) return;
    const set = this.chooserSets.add(this.ableAmong(company), Infinity);
    this.links.set(index, { kind: 'company', chooser, set, n });
    this.play(chooser, `with${set}:${n}`);
  }

  private keepAlone(chooser: number, index: number): void {
    if (!this.isAble(chooser)) return;
    this.chooserSets.add(this.able, Infinity);
    this.links.set(index, { kind: 'alone', chooser });
    this.play(chooser, 'alone');
  }

  private keepApart(a: number, b: number, index: number): void {
    if (!this.isAble(a) || !this.isAble(b)) return;
    this.links.set(index, { kind: 'apart', choosers: [a, b] });
    this.play(a, `apart${index}a`);
    this.play(b, `apart${index}b`);
  }

  private together(target: number, choosers: readonly number[], index: number): void {
    const different = [...new Set(choosers)];
    if (different.length < 2) return;
    this.links.set(index, { kind: 'together', target, choosers: different });
    for (const chooser of different) this.play(chooser, `together${index}`);
    this.targetRoles[target]?.push(`only${target}`);
  }

  private requireOn(chooser: number, targets: readonly number[], index: number): void {
    const entries = [...new Set(targets)]
      .map((target) => entryOf(this.matrix, chooser, target))
      .filter((entry) => entry >= 0);
    if (entries.length === 0) return;
    const capacity = int(this.capacity, chooser);
    if (entries.length === rowSize(this.matrix, chooser)) {
      addTo(this.chooserReward, chooser);
    } else if (capacity === 1 || entries.length === 1) {
      for (const entry of entries) addTo(this.entryReward, entry);
    } else {
      this.constant += 1;
      const pairs = entries.map((entry): Pair => [chooser, int(this.matrix.entryTarget, entry)]);
      this.watched.push({ requirements: [index], pairs });
      this.play(chooser, `only${chooser}`);
    }
  }

  private requireSome(some: SomeOn, index: number): void {
    const { choosers, targets } = some;
    const alike = this.askingForSome.get(meantBy(some));
    if (alike !== undefined) {
      this.constant += 1;
      alike.push(index);
      return;
    }
    const pairs = pairsAmong(this.matrix, choosers, targets);
    const [first] = pairs;
    if (first === undefined) return;
    if (pairs.every(([chooser]) => chooser === first[0])) this.requireOn(first[0], targets, index);
    else this.watchSome(some, pairs, index);
  }

  private watchSome(some: SomeOn, pairs: readonly Pair[], index: number): void {
    const requirements = [index];
    this.constant += 1;
    this.askingForSome.set(meantBy(some), requirements);
    this.watched.push({ requirements, pairs });
    // Whether one is among those meant tells choosers, and targets, apart.
    for (const chooser of new Set(some.choosers)) this.play(chooser, `some${index}`);
    for (const target of new Set(some.targets)) this.targetRoles[target]?.push(`some${index}`);
  }

  /**
   * A creature that can be declared on several targets can be on each of them only once, and counts only once among
   * the declared: where that matters, it and its targets stand for themselves.
   */
  private tellJugglersApart(): void {
    const { matrix, targetRoles } = this;
    for (const chooser of this.able) {
      if (int(this.capacity, chooser) <= 1) continue;
      const isInvolved = (this.chooserRoles[chooser]?.length ?? 0) > 0;
      if (isInvolved || this.targetSets.sets.length > 0) this.play(chooser, `only${chooser}`);
      const end = int(matrix.rowFirst, chooser + 1);
      for (let entry = int(matrix.rowFirst, chooser); entry < end; entry++) {
        const target = int(matrix.entryTarget, entry);
        const roles = targetRoles[target];
        if (roles?.at(-1) !== `only${target}`) roles?.push(`only${target}`);
      }
    }
  }

  private degree(target: number): MutableDegree {
    return nth(this.degrees, target);
  }

  private isAble(chooser: number): boolean {
    return int(this.capacity, chooser) > 0;
  }

  private ableAmong(choosers: readonly number[]): readonly number[] {
    return [...new Set(choosers)].filter((chooser) => this.isAble(chooser));
  }

  private play(chooser: number, role: string): void {
    this.chooserRoles[chooser]?.push(role);
  }
}

const meantBy = ({ choosers, targets }: SomeOn): string =>
  `${choosers.join(',')} on ${targets.join(',')}`;

function addTo(counts: Int32Array, index: number): void {
  counts[index] = int(counts, index) + 1;
}
