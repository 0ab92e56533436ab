/** Boards with random conditions of every kind that abilities in the game make, many more of them than are ever met. */
import type {
  DeclarationProblem,
  EligiblePair,
  Requirement,
  Restriction,
} from '../solver/index.ts';
import type { Random } from '../vocabulary/random.ts';

/** `size` creatures that block as many attackers. */
export function mixedBlocks(random: Random, size: number): DeclarationProblem {
  const members = range(size);
  const jugglers = random.pick([0, 0.2]);
  const anyone = (): number => random.pick(members);
  const restriction = (): Restriction =>
    oneOf<Restriction>(random, [
      () => ({ kind: 'chooserForbidden', chooser: anyone() }),
      () => ({ kind: 'minChoosersOn', target: anyone(), n: random.pick([2, 2, 2, 3]) }),
      () => ({ kind: 'minChoosersOn', target: anyone(), n: 2 }),
      () => ({ kind: 'maxChoosersOn', targets: [anyone()], n: random.between(1, 2) }),
      () => ({ kind: 'allOrNoneOn', target: anyone(), choosers: members }),
      () => ({ kind: 'maxChoosers', n: random.between(2, size) }),
      () => ({ kind: 'notAlone', chooser: anyone() }),
      () => companions(random, members),
    ]);
  const requirement = (): Requirement =>
    oneOf<Requirement>(random, [
      () => ({ kind: 'declared', chooser: anyone() }),
      () => ({ kind: 'declaredOn', chooser: anyone(), targets: [anyone()] }),
      () => ({ kind: 'declaredOn', chooser: anyone(), targets: random.some(members, 0.4) }),
      () => ({ kind: 'covered', target: anyone(), atLeast: random.pick([1, 1, 2]) }),
      () => ({ kind: 'coveredExactly', target: anyone(), n: 1 }),
    ]);
  return {
    choosers: members.map(() => ({
      capacity: random.chance(jugglers) ? random.pick([2, 2, Infinity]) : 1,
    })),
    targetCount: size,
    pairs: somePairs(random, members, members),
    restrictions: range(random.between(size >> 1, size)).map(restriction),
    requirements: range(random.between(size, size * 2)).map(requirement),
  };
}

/** `size` creatures that attack up to four players and planeswalkers. */
export function mixedAttacks(random: Random, size: number): DeclarationProblem {
  const members = range(size);
  const attacked = range(random.between(2, 4));
  const anyone = (): number => random.pick(members);
  const restriction = (): Restriction =>
    oneOf<Restriction>(random, [
      () => ({ kind: 'chooserForbidden', chooser: anyone() }),
      () => ({ kind: 'maxChoosersOn', targets: [random.pick(attacked)], n: random.between(1, 3) }),
      () => ({ kind: 'maxChoosers', n: random.between(2, size) }),
      () => ({ kind: 'notAlone', chooser: anyone() }),
      () => ({ kind: 'onlyAlone', chooser: anyone() }),
      () => companions(random, members),
    ]);
  const requirement = (): Requirement =>
    oneOf<Requirement>(random, [
      () => ({ kind: 'declared', chooser: anyone() }),
      () => ({ kind: 'declared', chooser: anyone() }),
      () => ({ kind: 'declaredOn', chooser: anyone(), targets: random.some(attacked, 0.6) }),
    ]);
  return {
    choosers: members.map(() => ({ capacity: 1 })),
    targetCount: attacked.length,
    pairs: somePairs(random, members, attacked),
    restrictions: range(random.between(1, size >> 1)).map(restriction),
    requirements: range(random.between(size, size * 2)).map(requirement),
  };
}

function companions(random: Random, members: readonly number[]): Restriction {
  return {
    kind: 'needsCompanions',
    chooser: random.pick(members),
    companions: random.some(members, 0.6),
    n: random.between(1, 2),
  };
}

/** Some of the pairs are forbidden by evasion and the like, some cost something. */
function somePairs(
  random: Random,
  choosers: readonly number[],
  targets: readonly number[],
): readonly EligiblePair[] {
  const density = random.pick([0.4, 0.7, 1]);
  const costs = random.pick([0, 0.2]);
  return choosers
    .flatMap((chooser) => targets.map((target) => ({ chooser, target })))
    .filter(() => random.chance(density))
    .map((pair) => (random.chance(costs) ? { ...pair, costs: [pair.target] } : pair));
}

const oneOf = <T>(random: Random, kinds: readonly (() => T)[]): T => random.pick(kinds)();

const range = (size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => index);
