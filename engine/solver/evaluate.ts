/**
 * The literal reading of one declaration: what does not fit, which restrictions it breaks and which requirements it
 * obeys (CR 508.1c-d, 509.1b-c). It shares nothing with the solver, whose every answer is put before it: this file
 * and the enumerator are the ones to trust.
 */
import { assertNever } from '../vocabulary/result.ts';
import { isCostly } from './paid.ts';
import type {
  Declaration,
  DeclarationProblem,
  Following,
  Pair,
  Requirement,
  Restriction,
} from './problem.ts';

/** A way in which a declaration is not one for this problem at all. */
export type Malformed =
  | { readonly kind: 'unknownIndex'; readonly pair: Pair }
  | { readonly kind: 'pairRepeated'; readonly pair: Pair }
  | { readonly kind: 'pairNotEligible'; readonly pair: Pair }
  | {
      readonly kind: 'overCapacity';
      readonly chooser: number;
      readonly declared: number;
      readonly capacity: number;
    };

/**
 * `broken` holds positions in `restrictions`, `obeyed` in `requirements`; of the `followings`, those that ask something
 * of an able chooser: `followed` where it is done, `unfollowed` where it is not. All rise.
 */
export interface Evaluation extends Follow {
  readonly malformed: readonly Malformed[];
  readonly broken: readonly number[];
  readonly obeyed: readonly number[];
}

export interface Follow {
  readonly followed: readonly number[];
  readonly unfollowed: readonly number[];
}

export function evaluate(problem: DeclarationProblem, declaration: Declaration): Evaluation {
  return {
    malformed: malformedIn(problem, declaration),
    ...conditionsOf(problem, declaration),
    ...followIn(problem, declaration),
  };
}

/** CR 508.1d: of the requirements that depend on what is declared, which ask something, and whether that is done. */
export function followIn(problem: DeclarationProblem, declaration: Declaration): Follow {
  const { followings = [] } = problem;
  const { targetsOf } = boardOf(declaration);
  const asking = (isDone: boolean) => (one: Following) =>
    targetsOf.has(one.chooser) === isDone &&
    one.others.some((other) => other !== one.chooser && targetsOf.has(other));
  return {
    followed: positions(followings, asking(true)),
    unfollowed: positions(
      followings,
      (one) => asking(false)(one) && comingAlong(problem, declaration, one.chooser) !== undefined,
    ),
  };
}

/** The declaration with this chooser besides those declared, breaking nothing and paying nothing for it; if it is able. */
export function comingAlong(
  problem: DeclarationProblem,
  declaration: Declaration,
  chooser: number,
): Declaration | undefined {
  if ((problem.choosers[chooser]?.capacity ?? 0) < 1) return undefined;
  return problem.pairs
    .filter((pair) => pair.chooser === chooser && !isCostly(pair))
    .map(({ target }): Declaration => [...declaration, [chooser, target]])
    .find(
      (more) =>
        conditionsOf(problem, more).broken.length === 0 &&
        (problem.payment?.dependsOnWho !== true || problem.payment.canPay(more)),
    );
}

/** As `evaluate`, for a declaration that is known to fit. */
export function conditionsOf(
  problem: DeclarationProblem,
  declaration: Declaration,
): Pick<Evaluation, 'broken' | 'obeyed'> {
  const board = boardOf(declaration);
  return {
    broken: positions(problem.restrictions, (restriction) => !allows(board, restriction)),
    obeyed: positions(problem.requirements, (requirement) => obeys(board, requirement)),
  };
}

function malformedIn(problem: DeclarationProblem, declaration: Declaration): readonly Malformed[] {
  const known = declaration.filter((pair) => isKnown(problem, pair));
  const board = boardOf(known);
  const eligible = boardOf(eligibleAmong(problem, board));
  return [
    ...declaration
      .filter((pair) => !isKnown(problem, pair))
      .map((pair) => ({ kind: 'unknownIndex', pair }) as const),
    ...repeatedIn(known).map((pair) => ({ kind: 'pairRepeated', pair }) as const),
    ...known
      .filter(([chooser, target]) => !isOn(eligible, chooser, target))
      .map((pair) => ({ kind: 'pairNotEligible', pair }) as const),
    ...[...board.targetsOf]
      .map(([chooser, targets]) => ({
        kind: 'overCapacity' as const,
        chooser,
        declared: targets.size,
        capacity: problem.choosers[chooser]?.capacity ?? 0,
      }))
      .filter(({ declared, capacity }) => declared > capacity),
  ];
}

const isKnown = (problem: DeclarationProblem, [chooser, target]: Pair): boolean =>
  problem.choosers[chooser] !== undefined &&
  Number.isInteger(target) &&
  target >= 0 &&
  target < problem.targetCount;

function repeatedIn(declaration: Declaration): Declaration {
  const seen = new Set<string>();
  return declaration.filter((pair) => {
    const key = pair.join(',');
    const repeated = seen.has(key);
    seen.add(key);
    return repeated;
  });
}

const eligibleAmong = (problem: DeclarationProblem, board: Board): Declaration =>
  problem.pairs
    .filter(({ chooser, target }) => isOn(board, chooser, target))
    .map(({ chooser, target }) => [chooser, target] as const);

/** Who is on what, from both sides. */
interface Board {
  readonly targetsOf: ReadonlyMap<number, ReadonlySet<number>>;
  readonly choosersOn: ReadonlyMap<number, ReadonlySet<number>>;
}

function boardOf(declaration: Declaration): Board {
  const targetsOf = new Map<number, Set<number>>();
  const choosersOn = new Map<number, Set<number>>();
  for (const [chooser, target] of declaration) {
    addTo(targetsOf, chooser, target);
    addTo(choosersOn, target, chooser);
  }
  return { targetsOf, choosersOn };
}

function addTo(sets: Map<number, Set<number>>, key: number, value: number): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

const isDeclared = (board: Board, chooser: number): boolean => board.targetsOf.has(chooser);
const isOn = (board: Board, chooser: number, target: number): boolean =>
  board.targetsOf.get(chooser)?.has(target) ?? false;
const degree = (board: Board, target: number): number => board.choosersOn.get(target)?.size ?? 0;
const howMany = (choosers: Iterable<number>, holds: (chooser: number) => boolean): number =>
  [...new Set(choosers)].filter(holds).length;

/** CR 508.1c, 509.1b: whether this restriction is obeyed. */
function allows(board: Board, restriction: Restriction): boolean {
  const declared = (chooser: number): boolean => isDeclared(board, chooser);
  switch (restriction.kind) {
    case 'pairForbidden':
      return !isOn(board, restriction.chooser, restriction.target);
    case 'chooserForbidden':
      return !declared(restriction.chooser);
    case 'minChoosersOn':
      return (
        degree(board, restriction.target) === 0 ||
        degree(board, restriction.target) >= restriction.n
      );
    case 'maxChoosersOn': {
      const on = restriction.targets.flatMap((target) => [...(board.choosersOn.get(target) ?? [])]);
      return new Set(on).size <= restriction.n;
    }
    case 'allOrNoneOn': {
      const on = restriction.choosers.map((chooser) => isOn(board, chooser, restriction.target));
      return on.every((there) => there) || !on.some((there) => there);
    }
    case 'maxChoosers':
      return howMany(restriction.choosers ?? board.targetsOf.keys(), declared) <= restriction.n;
    case 'notAlone':
      return !declared(restriction.chooser) || board.targetsOf.size >= 2;
    case 'onlyAlone':
      return !declared(restriction.chooser) || board.targetsOf.size === 1;
    case 'needsCompanions': {
      if (!declared(restriction.chooser)) return true;
      const others = restriction.companions.filter(
        (companion) => companion !== restriction.chooser,
      );
      return howMany(others, declared) >= restriction.n;
    }
    case 'notTogether':
      return !declared(restriction.a) || !declared(restriction.b);
    default:
      return assertNever(restriction);
  }
}

/** CR 508.1d, 509.1c: whether this requirement is being obeyed. */
function obeys(board: Board, requirement: Requirement): boolean {
  const declared = (chooser: number): boolean => isDeclared(board, chooser);
  switch (requirement.kind) {
    case 'declared':
      return declared(requirement.chooser);
    case 'declaredOn':
      return requirement.targets.some((target) => isOn(board, requirement.chooser, target));
    case 'someOn':
      return requirement.choosers.some((chooser) =>
        requirement.targets.some((target) => isOn(board, chooser, target)),
      );
    case 'covered':
      return degree(board, requirement.target) >= requirement.atLeast;
    case 'coveredExactly':
      return degree(board, requirement.target) === requirement.n;
    default:
      return assertNever(requirement);
  }
}

const positions = <T>(items: readonly T[], holds: (item: T) => boolean): readonly number[] =>
  items.flatMap((item, position) => (holds(item) ? [position] : []));
