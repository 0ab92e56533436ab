/**
 * Pairs that no declaration can hold though no restriction forbids them by themselves: a target that needs more
 * choosers than may be on it, a chooser that needs company there is none of, choosers of whom all or none must be on a
 * target and all cannot. Without them the network bounds more tightly, and more creatures are alike.
 */
import type { DeclarationProblem, Pair, Restriction } from '../problem.ts';
import type { EligibleMatrix } from './eligible.ts';
import { columnSize, entryOf, matrixWithout, rowSize } from './eligible.ts';

export function withoutImpossible(
  problem: DeclarationProblem,
  matrix: EligibleMatrix,
): EligibleMatrix {
  const telling = problem.restrictions.filter(({ kind }) => TELLING.has(kind));
  if (telling.length === 0) return matrix;
  let possible = matrix;
  for (;;) {
    const limits = limitsIn(telling, possible);
    const impossible = telling.map((one) => impossibleUnder(one, limits, possible));
    const targets = new Set(
      impossible
        .flatMap((one) => one.targets ?? [])
        .filter((target) => columnSize(possible, target) > 0),
    );
    const choosers = new Set(
      impossible
        .flatMap((one) => one.choosers ?? [])
        .filter((chooser) => rowSize(possible, chooser) > 0),
    );
    const pairs = new Set(
      impossible
        .flatMap((one) => one.pairs ?? [])
        .filter(([chooser, target]) => entryOf(possible, chooser, target) >= 0)
        .map((pair) => pair.join()),
    );
    if (targets.size + choosers.size + pairs.size === 0) return possible;
    possible = matrixWithout(
      possible,
      (chooser, target) =>
        targets.has(target) || choosers.has(chooser) || pairs.has(`${chooser},${target}`),
    );
  }
}

const TELLING: ReadonlySet<Restriction['kind']> = new Set([
  'minChoosersOn',
  'maxChoosersOn',
  'maxChoosers',
  'allOrNoneOn',
  'notAlone',
  'needsCompanions',
]);

/** Targets on which nobody can be declared, choosers who can't be declared, and pairs. */
interface Impossible {
  readonly targets?: readonly number[];
  readonly choosers?: readonly number[];
  readonly pairs?: readonly Pair[];
}

function impossibleUnder(
  one: Restriction,
  limits: DeclaredLimits,
  matrix: EligibleMatrix,
): Impossible {
  switch (one.kind) {
    case 'minChoosersOn':
      return limits.mostOn(one.target) < one.n ? { targets: [one.target] } : {};
    case 'maxChoosersOn':
      return one.n <= 0 ? { targets: one.targets } : {};
    case 'maxChoosers':
      return one.n <= 0 ? { choosers: one.choosers ?? limits.able } : {};
    case 'notAlone':
      return limits.most < 2 ? { choosers: [one.chooser] } : {};
    case 'needsCompanions':
      return canHaveCompany(one, limits) ? {} : { choosers: [one.chooser] };
    case 'allOrNoneOn':
      return canBeTogether(one, matrix, limits)
        ? {}
        : { pairs: one.choosers.map((chooser) => [chooser, one.target]) };
    default:
      return {};
  }
}

interface DeclaredLimits {
  readonly able: readonly number[];
  /** How many can be declared at all, and on one target. */
  readonly most: number;
  readonly mostOn: (target: number) => number;
}

function limitsIn(restrictions: readonly Restriction[], matrix: EligibleMatrix): DeclaredLimits {
  const able = Array.from({ length: matrix.chooserCount }, (_, chooser) => chooser).filter(
    (chooser) => rowSize(matrix, chooser) > 0,
  );
  let most = able.length;
  const onTarget = new Map<number, number>();
  for (const one of restrictions) {
    if (one.kind === 'maxChoosers' && isOfAll(one.choosers, able)) most = Math.min(most, one.n);
    if (one.kind !== 'maxChoosersOn') continue;
    for (const target of one.targets) {
      onTarget.set(target, Math.min(onTarget.get(target) ?? Infinity, one.n));
    }
  }
  return {
    able,
    most,
    mostOn: (target) =>
      Math.min(most, columnSize(matrix, target), onTarget.get(target) ?? Infinity),
  };
}

function isOfAll(choosers: readonly number[] | undefined, able: readonly number[]): boolean {
  if (choosers === undefined) return true;
  const meant = new Set(choosers);
  return able.every((chooser) => meant.has(chooser));
}

function canHaveCompany(
  { chooser, companions, n }: Extract<Restriction, { kind: 'needsCompanions' }>,
  { able, most }: DeclaredLimits,
): boolean {
  const meant = new Set(companions);
  const company = able.filter((other) => other !== chooser && meant.has(other));
  return company.length >= n && most > n;
}

function canBeTogether(
  { target, choosers }: Extract<Restriction, { kind: 'allOrNoneOn' }>,
  matrix: EligibleMatrix,
  { mostOn }: DeclaredLimits,
): boolean {
  const different = new Set(choosers);
  return (
    different.size <= 1 ||
    (different.size <= mostOn(target) &&
      [...different].every((chooser) => entryOf(matrix, chooser, target) >= 0))
  );
}
