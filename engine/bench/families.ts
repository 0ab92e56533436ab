/**
 * Families of boards to measure the solver on, each built from a seed: boards as they come up in play, armies of
 * tokens, boards on which no two creatures are alike, and the shapes on which the problem is known to be hard.
 */
import type {
  DeclarationProblem,
  EligiblePair,
  Requirement,
  Restriction,
} from '../solver/index.ts';
import type { Random } from '../vocabulary/random.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { boardOf, tokenBoard } from './boards.ts';
import { mixedAttacks, mixedBlocks } from './mixed.ts';

export interface Family {
  readonly name: string;
  /** What the boards are like, for the table's legend. */
  readonly about: string;
  readonly kind: 'realistic' | 'swarm' | 'distinct' | 'adversarial';
  readonly instances: number;
  readonly build: (random: Random) => DeclarationProblem;
}

/** The instance of a family: the same number gives the same board on every machine. */
export const instanceOf = (family: Family, number: number): DeclarationProblem =>
  family.build(randomFrom(seedOf(family.name) + number));

export const FAMILIES: readonly Family[] = [
  {
    name: 'realistic8',
    about: 'blocks on boards up to 8 by 8: flyers, menace, must-be-blocked, lures, tokens',
    kind: 'realistic',
    instances: 300,
    build: (random) => boardOf(random, random.between(2, 8), random.between(2, 8)),
  },
  {
    name: 'realistic20',
    about: 'the same, up to 20 by 20',
    kind: 'realistic',
    instances: 60,
    build: (random) => boardOf(random, random.between(12, 20), random.between(12, 20)),
  },
  {
    name: 'attacks8',
    about: 'attacks by up to 8 creatures on up to 4 players and planeswalkers',
    kind: 'realistic',
    instances: 100,
    build: (random) => attackBoard(random, random.between(2, 8), random.between(1, 4)),
  },
  {
    name: 'mixed8',
    about: 'blocks, 8 by 8, with random conditions of every kind that the game has, costs included',
    kind: 'realistic',
    instances: 200,
    build: (random) => mixedBlocks(random, 8),
  },
  {
    name: 'mixedAttacks8',
    about: 'the same for attacks by 8 creatures',
    kind: 'realistic',
    instances: 100,
    build: (random) => mixedAttacks(random, 8),
  },
  {
    name: 'mixed16',
    about: 'the same for blocks, 16 by 16',
    kind: 'adversarial',
    instances: 60,
    build: (random) => mixedBlocks(random, 16),
  },
  {
    name: 'mixedAttacks16',
    about: 'the same for attacks by 16 creatures',
    kind: 'adversarial',
    instances: 60,
    build: (random) => mixedAttacks(random, 16),
  },
  {
    name: 'swarm200',
    about: '200 attackers and 200 blockers of four kinds each',
    kind: 'swarm',
    instances: 5,
    build: (random) => tokenBoard(random, 200, 4),
  },
  {
    name: 'swarm1000',
    about: '1000 attackers and 1000 blockers of four kinds each',
    kind: 'swarm',
    // A first guess is enough for all of the first ten; for the hardest of these it is not.
    instances: 25,
    build: (random) => tokenBoard(random, 1000, 4),
  },
  {
    name: 'distinct50',
    about: '50 by 50, no two creatures alike, menace and must-be-blocked',
    kind: 'distinct',
    instances: 10,
    build: (random) => distinct(random, 50, 0.5, 2),
  },
  {
    name: 'distinct50sparse',
    about: 'the same with few possible blocks',
    kind: 'distinct',
    instances: 10,
    build: (random) => distinct(random, 50, 0.08, 2),
  },
  {
    name: 'distinct100',
    about: '100 by 100, no two creatures alike',
    kind: 'distinct',
    instances: 5,
    build: (random) => distinct(random, 100, 0.5, 2),
  },
  {
    name: 'quota15',
    about: '15 blockers, attackers that three or more must block (NP-hard shape)',
    kind: 'adversarial',
    instances: 10,
    build: (random) => quota(random, 15),
  },
  {
    name: 'quota30',
    about: 'the same with 30 blockers',
    kind: 'adversarial',
    instances: 5,
    build: (random) => quota(random, 30),
  },
  {
    name: 'cover30',
    about: 'exact cover by threes, 30 blockers and 40 attackers that must be blocked',
    kind: 'adversarial',
    instances: 5,
    build: (random) => exactCover(random, 30),
  },
  {
    name: 'cover60',
    about: 'the same with 60 blockers and 80 attackers',
    kind: 'adversarial',
    instances: 3,
    build: (random) => exactCover(random, 60),
  },
  {
    name: 'menace60',
    about: '60 menace attackers that must be blocked, 58 blockers, few possible blocks',
    kind: 'adversarial',
    instances: 5,
    build: (random) => menace(random),
  },
  {
    name: 'exactlyOne20',
    about:
      'set cover by attackers that exactly one creature must block (NP-hard shape), 20 elements',
    kind: 'adversarial',
    instances: 5,
    build: (random) => exactlyOne(random, 20),
  },
  {
    name: 'exactlyOne40',
    about: 'the same with 40 elements',
    kind: 'adversarial',
    instances: 3,
    build: (random) => exactlyOne(random, 40),
  },
];

/** CR 508: attackers with "attacks if able", goad, "can't attack alone", a limit, a tax. */
function attackBoard(random: Random, attackers: number, defenders: number): DeclarationProblem {
  const taxed = random.chance(0.3) ? random.between(0, defenders - 1) : -1;
  const everyone = range(attackers);
  const restrictions: Restriction[] = [];
  const requirements: Requirement[] = [];
  for (const chooser of everyone) {
    if (random.chance(0.25)) requirements.push({ kind: 'declared', chooser });
    if (random.chance(0.1)) restrictions.push({ kind: 'notAlone', chooser });
    if (random.chance(0.2)) {
      const goader = random.between(0, defenders - 1);
      const targets = range(defenders).filter((target) => target !== goader);
      requirements.push({ kind: 'declared', chooser }, { kind: 'declaredOn', chooser, targets });
    }
  }
  if (random.chance(0.2)) restrictions.push({ kind: 'maxChoosers', n: random.between(1, 2) });
  return {
    choosers: everyone.map(() => ({ capacity: 1 })),
    targetCount: defenders,
    pairs: pairsOf(everyone, range(defenders), () => true).map((pair) =>
      pair.target === taxed ? { ...pair, costs: [0] } : pair,
    ),
    restrictions,
    requirements,
  };
}

function distinct(
  random: Random,
  size: number,
  density: number,
  quorum: number,
): DeclarationProblem {
  return {
    choosers: range(size).map(() => ({ capacity: 1 })),
    targetCount: size,
    pairs: pairsOf(range(size), range(size), () => random.chance(density)),
    restrictions: random
      .some(range(size), 0.4)
      .map((target) => ({ kind: 'minChoosersOn', target, n: quorum })),
    requirements: [
      ...random
        .some(range(size), 0.5)
        .map((target): Requirement => ({ kind: 'covered', target, atLeast: 1 })),
      ...random
        .some(range(size), 0.5)
        .map((chooser): Requirement => ({ kind: 'declared', chooser })),
      ...random.some(range(size), 0.5).map(
        (chooser): Requirement => ({
          kind: 'declaredOn',
          chooser,
          targets: [random.between(0, size - 1)],
        }),
      ),
    ],
  };
}

/** Every blocker blocks if able; every attacker needs three of the few that can block it. */
function quota(random: Random, blockers: number): DeclarationProblem {
  const attackers = Math.round((blockers * 4) / 3);
  return {
    choosers: range(blockers).map(() => ({ capacity: 1 })),
    targetCount: attackers,
    pairs: range(attackers).flatMap((target) => someOn(random, range(blockers), target, 5)),
    restrictions: range(attackers).map((target) => ({ kind: 'minChoosersOn', target, n: 3 })),
    requirements: range(blockers).map((chooser) => ({ kind: 'declared', chooser })),
  };
}

/** As `quota`, but only three can block each attacker, and each attacker must be blocked. */
function exactCover(random: Random, blockers: number): DeclarationProblem {
  const attackers = Math.round((blockers * 4) / 3);
  const everyone = range(blockers);
  return {
    choosers: everyone.map(() => ({ capacity: 1 })),
    targetCount: attackers,
    pairs: range(attackers).flatMap((target) => someOn(random, everyone, target, 3)),
    restrictions: range(attackers).map((target) => ({ kind: 'minChoosersOn', target, n: 3 })),
    requirements: [
      ...everyone.map((chooser): Requirement => ({ kind: 'declared', chooser })),
      ...range(attackers).map((target): Requirement => ({ kind: 'covered', target, atLeast: 1 })),
    ],
  };
}

function menace(random: Random): DeclarationProblem {
  return {
    choosers: range(58).map(() => ({ capacity: 1 })),
    targetCount: 60,
    pairs: range(60).flatMap((target) => someOn(random, range(58), target, 4)),
    restrictions: range(60).map((target) => ({ kind: 'minChoosersOn', target, n: 2 })),
    requirements: range(60).map((target) => ({ kind: 'covered', target, atLeast: 1 })),
  };
}

/** Elements are blockers that can block any set they are in; each set has a blocker of its own besides. */
function exactlyOne(random: Random, elements: number): DeclarationProblem {
  const sets = (elements * 3) / 4;
  const own = (set: number): number => elements + set;
  return {
    choosers: range(elements + sets).map(() => ({ capacity: 1 })),
    targetCount: sets,
    pairs: range(sets).flatMap((set) => [
      ...someOn(random, range(elements), set, 4),
      { chooser: own(set), target: set },
    ]),
    restrictions: [],
    requirements: [
      ...range(elements + sets).map((chooser): Requirement => ({ kind: 'declared', chooser })),
      ...range(sets).map((target): Requirement => ({ kind: 'coveredExactly', target, n: 1 })),
    ],
  };
}

function someOn(
  random: Random,
  choosers: readonly number[],
  target: number,
  count: number,
): readonly EligiblePair[] {
  const left = [...choosers];
  return range(count).flatMap(() => {
    const [chooser] = left.splice(random.between(0, left.length - 1), 1);
    return chooser === undefined ? [] : [{ chooser, target }];
  });
}

const pairsOf = (
  choosers: readonly number[],
  targets: readonly number[],
  isEligible: () => boolean,
): readonly EligiblePair[] =>
  choosers
    .flatMap((chooser) => targets.map((target) => ({ chooser, target })))
    .filter(() => isEligible());

const range = (size: number): readonly number[] =>
  Array.from({ length: size }, (_, index) => index);

/** A family's seed depends on its name only, so adding a family changes no other. */
const seedOf = (name: string): number =>
  [...name].reduce((seed, letter) => (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0, 17);
