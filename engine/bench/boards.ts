/** Blocking boards as they come up in play: creatures of a few kinds, with the usual evasion and compulsion. */
import type {
  Chooser,
  DeclarationProblem,
  EligiblePair,
  Requirement,
  Restriction,
} from '../solver/index.ts';
import type { Random } from '../vocabulary/random.ts';

interface AttackerKind {
  readonly evasion: 'none' | 'flying' | 'fear';
  readonly menace: boolean;
  readonly mustBeBlocked: boolean;
}
interface BlockerKind {
  readonly reach: boolean;
  readonly artifact: boolean;
  readonly blocksIfAble: boolean;
  readonly capacity: number;
}

/** Each creature of one of a few kinds, drawn anew for the board. */
export function boardOf(random: Random, attackers: number, blockers: number): DeclarationProblem {
  const attackerKinds = times(random.between(2, 5), () => attackerKind(random));
  const blockerKinds = times(random.between(2, 5), () => blockerKind(random, 0.05));
  return blockProblem(
    random,
    times(attackers, () => random.pick(attackerKinds)),
    times(blockers, () => random.pick(blockerKinds)),
  );
}

/** Armies of `size` creatures, of `kinds` kinds on either side; lures are left out. */
export function tokenBoard(random: Random, size: number, kinds: number): DeclarationProblem {
  const attackerKinds = times(kinds, () => attackerKind(random));
  const blockerKinds = times(kinds, () => blockerKind(random, 0));
  return withoutLure(
    times(size, () => random.pick(attackerKinds)),
    times(size, () => random.pick(blockerKinds)),
  );
}

function attackerKind(random: Random): AttackerKind {
  return {
    evasion: random.pick(['none', 'none', 'none', 'flying', 'flying', 'fear']),
    menace: random.chance(0.25),
    mustBeBlocked: random.chance(0.2),
  };
}

function blockerKind(random: Random, juggler: number): BlockerKind {
  return {
    reach: random.chance(0.35),
    artifact: random.chance(0.3),
    blocksIfAble: random.chance(0.2),
    capacity: random.chance(juggler) ? random.pick([2, 2, Infinity]) : 1,
  };
}

function blockProblem(
  random: Random,
  attackers: readonly AttackerKind[],
  blockers: readonly BlockerKind[],
): DeclarationProblem {
  const plain = withoutLure(attackers, blockers);
  const restrictions: Restriction[] = [...plain.restrictions];
  const requirements: Requirement[] = [...plain.requirements];
  if (random.chance(0.2)) {
    const lure = random.between(0, attackers.length - 1);
    for (const { chooser, target } of plain.pairs) {
      if (target === lure) requirements.push({ kind: 'declaredOn', chooser, targets: [target] });
    }
  }
  for (const chooser of blockers.keys()) {
    if (random.chance(0.04)) restrictions.push({ kind: 'notAlone', chooser });
    if (random.chance(0.05)) restrictions.push({ kind: 'chooserForbidden', chooser });
  }
  if (random.chance(0.06)) restrictions.push({ kind: 'maxChoosers', n: random.between(1, 2) });
  return { ...plain, restrictions, requirements };
}

function withoutLure(
  attackers: readonly AttackerKind[],
  blockers: readonly BlockerKind[],
): DeclarationProblem {
  return {
    choosers: blockers.map(({ capacity }): Chooser => ({ capacity })),
    targetCount: attackers.length,
    pairs: blockers.flatMap((blocker, chooser) =>
      attackers.flatMap((attacker, target): readonly EligiblePair[] =>
        canBlock(blocker, attacker) ? [{ chooser, target }] : [],
      ),
    ),
    restrictions: attackers.flatMap((attacker, target): readonly Restriction[] =>
      attacker.menace ? [{ kind: 'minChoosersOn', target, n: 2 }] : [],
    ),
    requirements: [
      ...attackers.flatMap((attacker, target): readonly Requirement[] =>
        attacker.mustBeBlocked ? [{ kind: 'covered', target, atLeast: 1 }] : [],
      ),
      ...blockers.flatMap((blocker, chooser): readonly Requirement[] =>
        blocker.blocksIfAble ? [{ kind: 'declared', chooser }] : [],
      ),
    ],
  };
}

function canBlock(blocker: BlockerKind, attacker: AttackerKind): boolean {
  if (attacker.evasion === 'flying') return blocker.reach;
  if (attacker.evasion === 'fear') return blocker.artifact;
  return true;
}

const times = <T>(count: number, make: () => T): readonly T[] =>
  Array.from({ length: count }, make);
