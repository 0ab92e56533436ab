/**
 * A problem as parts that have nothing to do with each other: no condition looks at choosers of two of them. What is
 * declared in one leaves all others as they are, so a declaration is legal when it is legal in every part.
 */
import { assertNever } from '../../vocabulary/result.ts';
import { isCostly } from '../paid.ts';
import type { DeclarationProblem, EligiblePair, Requirement, Restriction } from '../problem.ts';

/** Some of the choosers with all pairs and conditions that concern them; all numbers mean what they meant before. */
export interface Part {
  readonly choosers: readonly number[];
  readonly problem: DeclarationProblem;
}

/** Conditions that concern nobody are in no part: they hold, or fail, whatever is declared. */
export function partsOf(problem: DeclarationProblem): readonly Part[] {
  const pairs = possiblePairs(problem);
  const concernedBy = concernIn(problem, pairs);
  const groups = new Groups(problem.choosers.length);
  for (const condition of [...problem.restrictions, ...problem.requirements]) {
    groups.join(concernedBy(condition));
  }
  const { followings = [], payment } = problem;
  for (const { chooser, others } of followings) groups.join([chooser, ...others]);
  // One purse pays for all.
  if (payment !== undefined) groups.join(pairs.filter(isCostly).map(({ chooser }) => chooser));
  const groupOf = (condition: Restriction | Requirement): number | undefined => {
    const [first] = concernedBy(condition);
    return first === undefined ? undefined : groups.of(first);
  };
  const pairsOf = Map.groupBy(pairs, ({ chooser }) => groups.of(chooser));
  const restrictionsOf = Map.groupBy(problem.restrictions, groupOf);
  const requirementsOf = Map.groupBy(problem.requirements, groupOf);
  const parts = Map.groupBy(problem.choosers.keys(), (chooser) => groups.of(chooser));
  return [...parts].map(([group, choosers]) => ({
    choosers,
    problem: {
      ...problem,
      pairs: pairsOf.get(group) ?? [],
      restrictions: restrictionsOf.get(group) ?? [],
      requirements: requirementsOf.get(group) ?? [],
      followings: followings.filter(({ chooser }) => groups.of(chooser) === group),
    },
  }));
}

/** The choosers whose choices decide whether the condition holds. */
export type Concern = (condition: Restriction | Requirement) => readonly number[];

/** `pairs` are those that can be declared. */
export function concernIn(problem: DeclarationProblem, pairs: readonly EligiblePair[]): Concern {
  const everyone = [...problem.choosers.keys()];
  const byTarget = Map.groupBy(pairs, ({ target }) => target);
  const on = (targets: readonly number[]): readonly number[] => [
    ...new Set(
      targets.flatMap((target) => (byTarget.get(target) ?? []).map(({ chooser }) => chooser)),
    ),
  ];
  return (condition) => {
    switch (condition.kind) {
      case 'pairForbidden':
      case 'chooserForbidden':
      case 'declared':
      case 'declaredOn':
        return [condition.chooser];
      case 'minChoosersOn':
      case 'covered':
      case 'coveredExactly':
        return on([condition.target]);
      case 'maxChoosersOn':
        return on(condition.targets);
      case 'allOrNoneOn':
        return condition.choosers;
      case 'maxChoosers':
        return condition.choosers ?? everyone;
      case 'notAlone':
      case 'onlyAlone':
        return everyone;
      case 'needsCompanions':
        return [condition.chooser, ...condition.companions];
      case 'notTogether':
        return [condition.a, condition.b];
      case 'someOn':
        return condition.choosers;
      default:
        return assertNever(condition);
    }
  };
}

/** Those that no restriction forbids by themselves, of choosers that can be declared at all. */
export function possiblePairs(problem: DeclarationProblem): readonly EligiblePair[] {
  const keyOf = (chooser: number, target: number): string => `${chooser},${target}`;
  const out = new Set<string>();
  for (const restriction of problem.restrictions) {
    if (restriction.kind === 'chooserForbidden') out.add(`${restriction.chooser}`);
    if (restriction.kind === 'pairForbidden')
      out.add(keyOf(restriction.chooser, restriction.target));
  }
  return problem.pairs.filter(
    ({ chooser, target }) =>
      (problem.choosers[chooser]?.capacity ?? 0) >= 1 &&
      !out.has(`${chooser}`) &&
      !out.has(keyOf(chooser, target)),
  );
}

/** Numbers from 0 on that are brought together step by step. */
class Groups {
  private readonly parent: number[];

  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, index) => index);
  }

  join(members: readonly number[]): void {
    for (const member of members) this.parent[this.of(member)] = this.of(members[0] ?? member);
  }

  /** The same number for all members of a group. */
  of(member: number): number {
    let root = member;
    for (let up = this.parent[root]; up !== undefined && up !== root; up = this.parent[root]) {
      root = up;
    }
    this.parent[member] = root;
    return root;
  }
}
