/** Random problems with every kind of condition, for tests that hold the solver against the literal reading. */

import type { Random } from '../../vocabulary/random.ts';
import { chargesIn } from '../paid.ts';
import type {
  Affordability,
  Declaration,
  DeclarationProblem,
  EligiblePair,
  Pair,
  Requirement,
  Restriction,
} from '../problem.ts';

export interface ProblemShape {
  readonly choosers: number;
  readonly targets: number;
  /** How likely a pair is to be eligible. */
  readonly density: number;
  readonly restrictions: number;
  readonly requirements: number;
  /** How likely a chooser may be declared on several targets, and a pair costs something. */
  readonly jugglers: number;
  readonly costs: number;
}

/** A shape small enough for the literal reading. */
export function smallShape(random: Random): ProblemShape {
  return {
    choosers: random.between(0, 4),
    targets: random.between(0, 4),
    density: random.pick([0.4, 0.7, 1]),
    restrictions: random.between(0, 5),
    requirements: random.between(0, 7),
    jugglers: random.pick([0, 0, 0.3]),
    costs: random.pick([0, 0, 0.2]),
  };
}

export function randomProblem(random: Random, shape: ProblemShape): DeclarationProblem {
  const choosers = range(shape.choosers);
  const targets = range(shape.targets);
  return {
    choosers: choosers.map(() => ({ capacity: capacityFor(random, shape) })),
    targetCount: shape.targets,
    pairs: random
      .some(
        choosers.flatMap((chooser) => targets.map((target) => [chooser, target] as const)),
        shape.density,
      )
      .map((pair) => eligible(random, shape, pair)),
    restrictions:
      choosers.length === 0 || targets.length === 0
        ? []
        : range(shape.restrictions).map(() => randomRestriction(random, choosers, targets)),
    requirements:
      choosers.length === 0 || targets.length === 0
        ? []
        : range(shape.requirements).map(() => randomRequirement(random, choosers, targets)),
  };
}

/** As it is, or with choosers that follow others, and with a purse. */
export function withMore(random: Random, problem: DeclarationProblem): DeclarationProblem {
  const choosers = [...problem.choosers.keys()];
  const follows = choosers.length > 0 && random.chance(0.4);
  return {
    ...problem,
    ...(follows
      ? {
          // None may make less be obeyed by coming along.
          requirements: problem.requirements.filter(({ kind }) => kind !== 'coveredExactly'),
          followings: range(random.between(1, 3)).map(() => ({
            chooser: random.pick(choosers),
            others: random.some(choosers, 0.5),
          })),
        }
      : {}),
    ...(random.chance(0.3) ? { payment: purse(random, problem) } : {}),
  };
}

/** So much can be paid; and, with some purses, whatever is declared can't be tapped for it. */
function purse(random: Random, problem: DeclarationProblem): Affordability {
  const money = random.between(0, 3);
  const dependsOnWho = random.chance(0.4);
  return {
    dependsOnWho,
    canPay: (declaration) => {
      const paid = [...chargesIn(problem, declaration).values()].flatMap((costs) => [...costs]);
      const idle = problem.choosers.length - new Set(declaration.map(([one]) => one)).size;
      const taps = dependsOnWho ? paid.filter((cost) => cost === 0).length : 0;
      return taps <= idle && paid.length - taps <= money;
    },
  };
}

/**
 * Creatures of one or two kinds on either side: whatever is said of one is said of all of its kind. Such boards are
 * solved class by class, so they need a law of their own.
 */
export function randomArmies(random: Random, shape: ProblemShape): DeclarationProblem {
  const kinds = randomProblem(random, {
    ...shape,
    choosers: Math.min(shape.choosers, 2),
    targets: Math.min(shape.targets, 2),
    restrictions: random.between(0, 2),
    requirements: random.between(1, 3),
  });
  const choosers = membersByKind(random, shape.choosers, kinds.choosers.length);
  const targets = membersByKind(random, shape.targets, kinds.targetCount);
  const several = { choosers, targets };
  return {
    choosers: choosers
      .flatMap((members, kind) => members.map((at) => ({ at, chooser: kinds.choosers[kind] })))
      .sort((a, b) => a.at - b.at)
      .map(({ chooser }) => chooser ?? { capacity: 1 }),
    targetCount: targets.flat().length,
    pairs: kinds.pairs.flatMap((pair) =>
      (choosers[pair.chooser] ?? []).flatMap((chooser) =>
        (targets[pair.target] ?? []).map((target) => ({ ...pair, chooser, target })),
      ),
    ),
    restrictions: kinds.restrictions.flatMap((one) => ofAll(random, one, several)),
    requirements: kinds.requirements.flatMap((one) => ofAll(random, one, several)),
  };
}

interface Members {
  readonly choosers: readonly (readonly number[])[];
  readonly targets: readonly (readonly number[])[];
}

function membersByKind(random: Random, count: number, kinds: number): Members['choosers'] {
  if (kinds === 0) return [];
  const kindOf = range(count).map(() => random.between(0, kinds - 1));
  return range(kinds).map((kind) => range(count).filter((member) => kindOf[member] === kind));
}

/** A condition on kinds, said of every member that it names; of those that it lists, together or each by itself. */
function ofAll<T extends Restriction | Requirement>(
  random: Random,
  one: T,
  members: Members,
): readonly T[] {
  let said: readonly T[] = [one];
  for (const [field, kinds] of FIELDS) {
    if (!(field in one)) continue;
    const apart = field === 'targets' && random.chance(0.5);
    said = said
      .flatMap((each) => spread(each, field, members[kinds]))
      .flatMap((each) => (apart ? eachTarget(each) : [each]));
  }
  return said;
}

const FIELDS = [
  ['chooser', 'choosers'],
  ['a', 'choosers'],
  ['b', 'choosers'],
  ['target', 'targets'],
  ['choosers', 'choosers'],
  ['companions', 'choosers'],
  ['targets', 'targets'],
] as const;

function spread<T extends object>(
  one: T,
  field: string,
  members: readonly (readonly number[])[],
): readonly T[] {
  const kinds: unknown = Object.entries(one).find(([name]) => name === field)?.[1];
  if (typeof kinds === 'number')
    return (members[kinds] ?? []).map((of) => ({ ...one, [field]: of }));
  if (!Array.isArray(kinds)) return [one];
  return [{ ...one, [field]: kinds.flatMap((kind) => members[Number(kind)] ?? []) }];
}

const eachTarget = <T extends object>(one: T): readonly T[] =>
  'targets' in one && Array.isArray(one.targets)
    ? one.targets.map((target) => ({ ...one, targets: [target] }))
    : [one];

/** Some of the eligible pairs, mostly within the capacities, and once in a while a stray one. */
export function randomDeclaration(random: Random, problem: DeclarationProblem): Declaration {
  const used = new Map<number, number>();
  const declared = random
    .some(problem.pairs, 0.4)
    .map(({ chooser, target }): Pair => [chooser, target])
    .filter(([chooser]) => {
      const before = used.get(chooser) ?? 0;
      used.set(chooser, before + 1);
      return before < (problem.choosers[chooser]?.capacity ?? 0) || random.chance(0.1);
    });
  return random.chance(0.03) ? [...declared, [0, 0]] : declared;
}

function capacityFor(random: Random, { jugglers }: ProblemShape): number {
  return random.chance(jugglers) ? random.pick([2, 2, 3, Infinity]) : random.chance(0.02) ? 0 : 1;
}

function eligible(random: Random, { costs }: ProblemShape, [chooser, target]: Pair): EligiblePair {
  if (!random.chance(costs)) return { chooser, target };
  // What is shared with other pairs, and what is not.
  return { chooser, target, costs: random.pick([[0], [1], [0, 1], [2 + target]]) };
}

function randomRestriction(
  random: Random,
  choosers: readonly number[],
  targets: readonly number[],
): Restriction {
  const chooser = random.pick(choosers);
  const target = random.pick(targets);
  const kinds: readonly (() => Restriction)[] = [
    () => ({ kind: 'pairForbidden', chooser, target }),
    () => ({ kind: 'pairForbidden', chooser, target }),
    () => ({ kind: 'chooserForbidden', chooser }),
    () => ({ kind: 'minChoosersOn', target, n: random.pick([2, 2, 2, 3]) }),
    () => ({ kind: 'minChoosersOn', target, n: 2 }),
    () => ({ kind: 'maxChoosersOn', targets: [target], n: random.between(0, 2) }),
    () => ({ kind: 'maxChoosersOn', targets: random.some(targets, 0.6), n: random.between(0, 3) }),
    () => ({ kind: 'allOrNoneOn', target, choosers: random.some(choosers, 0.6) }),
    () => ({ kind: 'maxChoosers', n: random.between(0, 3) }),
    () => ({ kind: 'maxChoosers', choosers: random.some(choosers, 0.6), n: random.between(0, 2) }),
    () => ({ kind: 'notAlone', chooser }),
    () => ({ kind: 'onlyAlone', chooser }),
    () => ({
      kind: 'needsCompanions',
      chooser,
      companions: random.some(choosers, 0.6),
      n: random.between(1, 2),
    }),
    () => ({ kind: 'notTogether', a: chooser, b: random.pick(choosers) }),
  ];
  return random.pick(kinds)();
}

function randomRequirement(
  random: Random,
  choosers: readonly number[],
  targets: readonly number[],
): Requirement {
  const chooser = random.pick(choosers);
  const target = random.pick(targets);
  const kinds: readonly (() => Requirement)[] = [
    () => ({ kind: 'declared', chooser }),
    () => ({ kind: 'declared', chooser }),
    () => ({ kind: 'declaredOn', chooser, targets: [target] }),
    () => ({ kind: 'declaredOn', chooser, targets: random.some(targets, 0.6) }),
    () => ({
      kind: 'someOn',
      choosers: random.some(choosers, 0.5),
      targets: random.some(targets, 0.5),
    }),
    () => ({ kind: 'covered', target, atLeast: 1 }),
    () => ({ kind: 'covered', target, atLeast: random.between(1, 3) }),
    () => ({ kind: 'coveredExactly', target, n: random.between(0, 2) }),
  ];
  return random.pick(kinds)();
}

const range = (size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => index);
