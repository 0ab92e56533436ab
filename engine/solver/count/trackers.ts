/**
 * What has to be known of the choices made so far to tell, at the end, whether a condition holds: for each restriction
 * or requirement that concerns several choosers a small automaton. It reads the choices of these choosers one after
 * the other, in any order. What matters no more is one state, so that choices that come to the same are not told apart.
 */
import { assertNever } from '../../vocabulary/result.ts';
import type { Requirement, Restriction } from '../problem.ts';
import type { Concern, Part } from './parts.ts';

export interface Tracker {
  /** The choosers whose choices it reads. */
  readonly choosers: ReadonlySet<number>;
  /** States are whole numbers from 0, where it begins, up to but not including this one. */
  readonly states: number;
  /** The state after a chooser was declared on these targets, or `BROKEN`. */
  readonly next: (state: number, chooser: number, on: readonly number[]) => number;
  /** When all have chosen: how many requirements are not obeyed, `Infinity` when a restriction is not. */
  readonly unmet: (state: number) => number;
  /** Of those, how many are known not to be obeyed whatever is still chosen; none where left out. */
  readonly lost?: (state: number) => number;
  /** The targets that it tells from others; where none, it only asks who is declared. */
  readonly looksAt: readonly number[];
  /** The target whose choosers it counts, if it does nothing else. */
  readonly counts?: number;
}

export const BROKEN = -1;

/** Trackers of all conditions that concern several choosers; those of one alone are part of its own choice. */
export function trackersOf({ choosers, problem }: Part, concernedBy: Concern): readonly Tracker[] {
  return [
    ...[...degreesIn(problem).entries()].map(([target, conditions]) =>
      degreeTracker(target, conditions, concernedBy({ kind: 'covered', target, atLeast: 1 })),
    ),
    ...problem.restrictions.flatMap((one) => trackRestriction(one, concernedBy(one), choosers)),
    ...problem.requirements.flatMap((one) =>
      one.kind === 'someOn' ? [someTracker(one.choosers, one.targets)] : [],
    ),
  ];
}

function trackRestriction(
  restriction: Restriction,
  concerned: readonly number[],
  everyone: readonly number[],
): readonly Tracker[] {
  switch (restriction.kind) {
    case 'pairForbidden':
    case 'chooserForbidden':
    case 'minChoosersOn':
      return []; // What is forbidden is not among the pairs; least numbers are counted with their target.
    case 'maxChoosersOn':
      return restriction.targets.length === 1
        ? []
        : [limitTracker(concerned, restriction.n, restriction.targets)];
    case 'allOrNoneOn':
      return [togetherTracker(concerned, restriction.target)];
    case 'maxChoosers':
      return [limitTracker(concerned, restriction.n)];
    case 'notAlone':
      return [companyTracker(restriction.chooser, everyone, 1)];
    case 'onlyAlone':
      return [aloneTracker(restriction.chooser, everyone)];
    case 'needsCompanions':
      return [companyTracker(restriction.chooser, restriction.companions, restriction.n)];
    case 'notTogether':
      return [limitTracker(concerned, restriction.a === restriction.b ? 0 : 1)];
    default:
      return assertNever(restriction);
  }
}

/** The conditions on one target's number of choosers. */
interface Degrees {
  min: number;
  max: number;
  readonly covered: number[];
  readonly exactly: number[];
}

function degreesIn({
  restrictions,
  requirements,
}: {
  readonly restrictions: readonly Restriction[];
  readonly requirements: readonly Requirement[];
}): ReadonlyMap<number, Degrees> {
  const degrees = new Map<number, Degrees>();
  const of = (target: number): Degrees => {
    const here = degrees.get(target) ?? { min: 0, max: Infinity, covered: [], exactly: [] };
    degrees.set(target, here);
    return here;
  };
  for (const one of restrictions) {
    if (one.kind === 'minChoosersOn') of(one.target).min = Math.max(of(one.target).min, one.n);
    const [target, ...others] = one.kind === 'maxChoosersOn' ? one.targets : [];
    if (one.kind !== 'maxChoosersOn' || target === undefined || others.length > 0) continue;
    of(target).max = Math.min(of(target).max, one.n);
  }
  for (const one of requirements) {
    if (one.kind === 'covered') of(one.target).covered.push(one.atLeast);
    if (one.kind === 'coveredExactly') of(one.target).exactly.push(one.n);
  }
  return degrees;
}

/** Counts up to the number from which on more make no difference. */
function degreeTracker(
  target: number,
  { min, max, covered, exactly }: Degrees,
  choosers: readonly number[],
): Tracker {
  const enough = Math.max(min, ...covered, ...exactly.map((n) => n + 1), 0);
  const cap = max === Infinity ? enough : Math.max(enough, max);
  return {
    choosers: new Set(choosers),
    states: cap + 1,
    next: (state, _, on) => {
      if (!on.includes(target)) return state;
      return state + 1 > max ? BROKEN : Math.min(state + 1, cap);
    },
    unmet: (state) =>
      state > 0 && state < min
        ? Infinity
        : covered.filter((n) => state < n).length + exactly.filter((n) => state !== n).length,
    ...(exactly.length === 0
      ? {}
      : { lost: (state: number) => exactly.filter((n) => state > n).length }),
    looksAt: [target],
    counts: target,
  };
}

/** At most `n` of these are declared; where targets are named, declared on any of them. */
function limitTracker(
  choosers: readonly number[],
  n: number,
  targets?: readonly number[],
): Tracker {
  const counts = (on: readonly number[]): boolean =>
    targets === undefined ? on.length > 0 : on.some((target) => targets.includes(target));
  return {
    choosers: new Set(choosers),
    states: n + 1,
    next: (state, _, on) => (!counts(on) ? state : state < n ? state + 1 : BROKEN),
    unmet: () => 0,
    looksAt: targets ?? [],
  };
}

/** States: none of them is on any of the targets yet; one is. */
function someTracker(choosers: readonly number[], targets: readonly number[]): Tracker {
  return {
    choosers: new Set(choosers),
    states: 2,
    next: (state, _, on) => (on.some((target) => targets.includes(target)) ? 1 : state),
    unmet: (state) => (state === 0 ? 1 : 0),
    looksAt: targets,
  };
}

/** States: nobody has chosen; none is on the target; all are. */
function togetherTracker(choosers: readonly number[], target: number): Tracker {
  return {
    choosers: new Set(choosers),
    states: 3,
    next: (state, _, on) => {
      const now = on.includes(target) ? 2 : 1;
      return state === 0 || state === now ? now : BROKEN;
    },
    unmet: () => 0,
    looksAt: [target],
  };
}

/**
 * If the subject is declared, `n` others are too. Up to `n`: so many others are declared, the subject is not, or `n`:
 * nothing more matters. Above: the subject is declared, and so many less `n + 1` others.
 */
function companyTracker(subject: number, company: readonly number[], n: number): Tracker {
  const waiting = n + 1;
  return {
    choosers: new Set([subject, ...company]),
    states: 2 * n + 1,
    next: (state, chooser, on) => {
      const isDeclared = on.length > 0;
      if (state === n) return n;
      if (chooser === subject) return isDeclared ? state + waiting : n;
      if (!isDeclared) return state;
      return state + 1 === waiting + n ? n : state + 1;
    },
    unmet: (state) => (state > n ? Infinity : 0),
    looksAt: [],
  };
}

/** States: nobody is declared; others are; the subject is. */
function aloneTracker(subject: number, everyone: readonly number[]): Tracker {
  return {
    choosers: new Set(everyone),
    states: 3,
    next: (state, chooser, on) => {
      if (on.length === 0) return state;
      if (state === 2) return BROKEN;
      if (chooser !== subject) return 1;
      return state === 0 ? 2 : BROKEN;
    },
    unmet: () => 0,
    looksAt: [],
  };
}
