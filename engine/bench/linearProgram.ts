/**
 * The problem as a mixed integer program in the LP text format, for a general solver to be measured against and to
 * check the answers with: one yes-or-no variable per pair, one per requirement and one per condition that needs it.
 */
import type { DeclarationProblem, Requirement, Restriction } from '../solver/index.ts';
import { isCostly } from '../solver/paid.ts';
import { assertNever } from '../vocabulary/result.ts';

/** Maximises the requirements obeyed, without paying for anything. */
export function linearProgram(problem: DeclarationProblem): string {
  const writer = new ProgramWriter(problem);
  problem.choosers.forEach((_, chooser) => {
    writer.chooser(chooser);
  });
  for (const restriction of problem.restrictions) writer.restrict(restriction);
  problem.requirements.forEach((requirement, index) => {
    writer.require(requirement, `r${index}`);
  });
  return writer.text();
}

class ProgramWriter {
  private readonly problem: DeclarationProblem;
  private readonly rows: string[] = [];
  private readonly binaries = new Set<string>();
  private readonly goals: string[] = [];
  private readonly byChooser: string[][];
  private readonly byTarget: string[][];

  constructor(problem: DeclarationProblem) {
    this.problem = problem;
    this.byChooser = problem.choosers.map(() => []);
    this.byTarget = Array.from({ length: problem.targetCount }, () => []);
    for (const pair of problem.pairs) {
      if (isCostly(pair)) continue;
      const { chooser, target } = pair;
      const name = pairName(chooser, target);
      this.byChooser[chooser]?.push(name);
      this.byTarget[target]?.push(name);
      this.binaries.add(name);
    }
  }

  /** Its capacity; and whether it is declared, as `d`. */
  chooser(chooser: number): void {
    const pairs = this.byChooser[chooser] ?? [];
    const capacity = this.problem.choosers[chooser]?.capacity ?? 0;
    const declared = declaredName(chooser);
    this.binaries.add(declared);
    if (pairs.length === 0) {
      this.row([declared], '=', 0);
      return;
    }
    if (capacity === 1) {
      this.rows.push(`${sum(pairs)} - ${declared} = 0`);
      return;
    }
    this.rows.push(`${sum(pairs)} - ${declared} >= 0`);
    this.rows.push(`${sum(pairs)} - ${Math.min(capacity, pairs.length)} ${declared} <= 0`);
  }

  restrict(restriction: Restriction): void {
    switch (restriction.kind) {
      case 'pairForbidden':
        this.row(this.existing(restriction.chooser, [restriction.target]), '=', 0);
        return;
      case 'chooserForbidden':
        this.row([declaredName(restriction.chooser)], '=', 0);
        return;
      case 'minChoosersOn':
        this.atLeastOrNone(restriction.target, restriction.n);
        return;
      case 'maxChoosersOn':
        this.atMostOn(restriction.targets, restriction.n);
        return;
      case 'allOrNoneOn':
        this.allOrNone(restriction.target, restriction.choosers);
        return;
      case 'maxChoosers':
        this.row(this.declaredOf(restriction.choosers ?? this.everyone()), '<=', restriction.n);
        return;
      case 'notAlone':
        this.company(restriction.chooser, this.everyone(), 1);
        return;
      case 'onlyAlone':
        this.alone(restriction.chooser);
        return;
      case 'needsCompanions':
        this.company(restriction.chooser, restriction.companions, restriction.n);
        return;
      case 'notTogether':
        if (restriction.a === restriction.b) this.row([declaredName(restriction.a)], '=', 0);
        else this.row([declaredName(restriction.a), declaredName(restriction.b)], '<=', 1);
        return;
      default:
        assertNever(restriction);
    }
  }

  require(requirement: Requirement, name: string): void {
    this.goals.push(name);
    this.binaries.add(name);
    switch (requirement.kind) {
      case 'declared':
        this.rows.push(`${name} - ${declaredName(requirement.chooser)} <= 0`);
        return;
      case 'declaredOn':
        this.rows.push(
          `${name}${minus(this.existing(requirement.chooser, requirement.targets))} <= 0`,
        );
        return;
      case 'someOn': {
        const pairs = [...new Set(requirement.choosers)].map((chooser) =>
          minus(this.existing(chooser, requirement.targets)),
        );
        this.rows.push(`${name}${pairs.join('')} <= 0`);
        return;
      }
      case 'covered':
        this.rows.push(`${requirement.atLeast} ${name}${minus(this.on(requirement.target))} <= 0`);
        return;
      case 'coveredExactly':
        this.exactly(requirement.target, requirement.n, name);
        return;
      default:
        assertNever(requirement);
    }
  }

  text(): string {
    const none = 'none';
    const goals = this.goals.length === 0 ? none : sum(this.goals);
    return [
      `Maximize\n obj: ${goals}`,
      `Subject To\n ${none} = 0\n ${this.rows.map(folded).join('\n ')}`,
      `Binary\n ${[...this.binaries].join('\n ')}\nEnd\n`,
    ].join('\n');
  }

  private atLeastOrNone(target: number, n: number): void {
    const pairs = this.on(target);
    if (pairs.length === 0) return;
    const blocked = `y${target}n${n}`;
    this.binaries.add(blocked);
    this.rows.push(`${sum(pairs)} - ${n} ${blocked} >= 0`);
    this.rows.push(`${sum(pairs)} - ${pairs.length} ${blocked} <= 0`);
  }

  private atMostOn(targets: readonly number[], n: number): void {
    const different = [...new Set(targets)];
    const counted = this.everyone().flatMap((chooser) => {
      const pairs = this.existing(chooser, different);
      if (pairs.length <= 1 || this.problem.choosers[chooser]?.capacity === 1) return pairs;
      const there = `s${this.rows.length}c${chooser}`;
      this.binaries.add(there);
      for (const pair of pairs) this.rows.push(`${pair} - ${there} <= 0`);
      return [there];
    });
    this.row(counted, '<=', n);
  }

  private allOrNone(target: number, choosers: readonly number[]): void {
    const pairs = [...new Set(choosers)].map((chooser) => this.existing(chooser, [target])[0]);
    const [first] = pairs;
    for (const pair of pairs.slice(1)) {
      if (pair === undefined && first === undefined) continue;
      if (pair === undefined || first === undefined) this.row([pair ?? first ?? ''], '=', 0);
      else this.rows.push(`${pair} - ${first} = 0`);
    }
  }

  private company(chooser: number, companions: readonly number[], n: number): void {
    const others = [...new Set(companions)].filter((other) => other !== chooser);
    this.rows.push(`${n} ${declaredName(chooser)}${minus(this.declaredOf(others))} <= 0`);
  }

  private alone(chooser: number): void {
    const others = this.everyone().filter((other) => other !== chooser);
    if (others.length === 0) return;
    this.rows.push(
      `${sum(this.declaredOf(others))} + ${others.length} ${declaredName(chooser)} <= ${others.length}`,
    );
  }

  private exactly(target: number, n: number, name: string): void {
    const pairs = this.on(target);
    if (n > 0) this.rows.push(`${n} ${name}${minus(pairs)} <= 0`);
    if (pairs.length <= n) return;
    this.rows.push(`${sum(pairs)} + ${pairs.length - n} ${name} <= ${pairs.length}`);
  }

  private row(names: readonly string[], relation: '=' | '<=', limit: number): void {
    if (names.length > 0) this.rows.push(`${sum(names)} ${relation} ${limit}`);
  }

  private existing(chooser: number, targets: readonly number[]): readonly string[] {
    return [...new Set(targets)]
      .map((target) => pairName(chooser, target))
      .filter((name) => this.binaries.has(name));
  }

  private on(target: number): readonly string[] {
    return this.byTarget[target] ?? [];
  }

  private everyone(): readonly number[] {
    return [...this.problem.choosers.keys()];
  }

  private declaredOf(choosers: readonly number[]): readonly string[] {
    return [...new Set(choosers)].map(declaredName);
  }
}

const pairName = (chooser: number, target: number): string => `x${chooser}t${target}`;
const declaredName = (chooser: number): string => `d${chooser}`;
const sum = (names: readonly string[]): string => names.join(' + ');
const minus = (names: readonly string[]): string => names.map((name) => ` - ${name}`).join('');

/** The format allows lines of a limited length. */
const folded = (row: string): string => row.replace(/(.{200}\S*) /g, '$1\n  ');
