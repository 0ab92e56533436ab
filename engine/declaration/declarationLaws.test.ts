import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { AttackDeclaration, AttackedChoice, BlockDeclaration } from '../log/declaration.ts';
import type { DeclarationVerdict, RestrictionSource } from '../log/verdict.ts';
import {
  countLegal,
  type Declaration,
  type DeclarationProblem,
  evaluate,
  legalDeclarations,
  literalMaximum,
  paidIn,
} from '../solver/index.ts';
import { changesBetween } from '../solver/nearest.ts';
import { chargesIn } from '../solver/paid.ts';
import { randomDeclaration } from '../solver/testing/randomProblem.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from '../solver/testing/seedsAgainst.ts';
import type { GameState } from '../state/gameState.ts';
import { randomBoard } from '../testing/boards/randomBoard.ts';
import { readAttack } from '../testing/oracle/literalAttack.ts';
import { readBlock } from '../testing/oracle/literalBlock.ts';
import { type ObjectId, objectId, playerId } from '../vocabulary/ids.ts';
import { type Random, randomFrom } from '../vocabulary/random.ts';
import { known } from '../vocabulary/result.ts';
import { attackProblem } from './attackProblem.ts';
import { blockProblem } from './blockProblem.ts';
import { attacksFrom, checkAttackers } from './checkAttackers.ts';
import { blocksFrom, checkBlockers } from './checkBlockers.ts';
import { type ActRuling, declareAttackers } from './declareAttackers.ts';
import { declareBlockers } from './declareBlockers.ts';
import type { NamedProblem } from './namedProblem.ts';

const nil = playerId('nil');
const options = { timeout: BOARDS_TIMEOUT };

/** The seeds at which the law does not hold. */
function exceptions(
  boards: number,
  step: 'declareAttackers' | 'declareBlockers',
  holds: (state: GameState, random: Random) => boolean,
): readonly number[] {
  return seedsAgainst(boards, (seed) => {
    const random = randomFrom(seed);
    const shape = { attackers: random.between(0, 4), blockers: random.between(0, 3), step };
    return holds(randomBoard(random, shape), random);
  });
}

/** Whether a verdict says of the pairs what reading the rules word for word says of them. */
function isLiteral<D extends AttackDeclaration | BlockDeclaration>(
  problem: DeclarationProblem,
  pairs: Declaration,
  verdict: DeclarationVerdict<D>,
  pairsOf: (declaration: D) => Declaration,
): boolean {
  const legal = legalDeclarations(problem);
  const { broken, obeyed, followed, unfollowed } = evaluate(problem, pairs);
  const maximum = literalMaximum(problem, paidIn(problem, pairs));
  const isLegal = legal.some((one) => changesBetween(one, pairs) === 0);
  const codes = verdict.violations.map(({ code }) => code);
  const changes = Math.min(...legal.map((one) => changesBetween(one, pairs)));
  const { better, nearest } = verdict;
  const asked = followed.length + unfollowed.length;
  const isUnpaid = broken.length === 0 && problem.payment?.canPay(pairs) === false;
  const isShort = obeyed.length < maximum || unfollowed.length > 0;
  return (
    verdict.verdict === (isLegal ? 'legal' : 'illegal') &&
    codes.includes('restrictionDisobeyed') === broken.length > 0 &&
    codes.includes('costNotPaid') === isUnpaid &&
    codes.every((code) => VIOLATED.has(code)) &&
    verdict.obeyed === obeyed.length + followed.length &&
    verdict.requirements.filter((one) => one.obeyed).length === verdict.obeyed &&
    // Of what can't be paid, only that is said.
    (problem.payment?.canPay(pairs) === false ||
      (codes.includes('fewerRequirementsThanPossible') === isShort &&
        verdict.maximum === maximum + asked &&
        verdict.bound === maximum + asked &&
        (better === undefined) === !isShort &&
        (better === undefined || evaluate(problem, pairsOf(better)).obeyed.length === maximum) &&
        verdict.conflicts.length > 0 === maximum < problem.requirements.length)) &&
    (nearest === undefined) === isLegal &&
    (nearest === undefined || changesBetween(pairsOf(nearest), pairs) === changes)
  );
}

const VIOLATED: ReadonlySet<string> = new Set([
  'restrictionDisobeyed',
  'fewerRequirementsThanPossible',
  'costNotPaid',
]);

/** A random declaration that fits: no creature more often than it may be declared. */
function fitting(random: Random, problem: DeclarationProblem): Declaration {
  const left = problem.choosers.map(({ capacity }) => capacity);
  return [
    ...new Map(randomDeclaration(random, problem).map((pair) => [pair.join(), pair])).values(),
  ].filter(([chooser, target]) => {
    const isKnown = problem.pairs.some((one) => one.chooser === chooser && one.target === target);
    left[chooser] = (left[chooser] ?? 0) - 1;
    return isKnown && (left[chooser] ?? 0) >= 0;
  });
}

const positionOf = <T>(items: readonly T[], item: T): number =>
  items.findIndex((other) => JSON.stringify(other) === JSON.stringify(item));

describe(
  'a verdict on a random board of the game is what reading the rules word for word says',
  options,
  () => {
    test('of attackers', () => {
      expect(
        exceptions(2_000, 'declareAttackers', (state, random) => {
          const named = attackProblem(state);
          const pairs = fitting(random, named.problem);
          const verdict = checkAttackers(state, attacksFrom(named, pairs));
          return isLiteral(named.problem, pairs, verdict, ({ attacks }) =>
            attacks.map(({ attacker, target }) => [
              named.choosers.indexOf(attacker),
              positionOf(named.targets, target),
            ]),
          );
        }),
      ).toEqual([]);
    });

    test('of blockers', () => {
      expect(
        exceptions(2_000, 'declareBlockers', (state, random) => {
          const named = blockProblem(state, nil);
          const pairs = fitting(random, named.problem);
          const verdict = checkBlockers(state, nil, blocksFrom(named, pairs));
          return isLiteral(named.problem, pairs, verdict, ({ blocks }) =>
            blocks.map(({ blocker, attacker }) => [
              named.choosers.indexOf(blocker),
              named.targets.indexOf(attacker),
            ]),
          );
        }),
      ).toEqual([]);
    });

    test('and there are as many legal ones as it lists', () => {
      const counts = (problem: DeclarationProblem): boolean =>
        countLegal(problem) === BigInt(legalDeclarations(problem).length);
      expect([
        ...exceptions(2_000, 'declareAttackers', (state) => counts(attackProblem(state).problem)),
        ...exceptions(2_000, 'declareBlockers', (state) =>
          counts(blockProblem(state, nil).problem),
        ),
      ]).toEqual([]);
    });
  },
);

describe(
  'whatever a player says, it is done, or refused with its reasons and nothing changed',
  options,
  () => {
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'walker', 'relic', 'law', 'ghost', ''];
    const anyObject = (random: Random): ObjectId => objectId(random.pick(names));
    const anyAttacked = (random: Random): AttackedChoice =>
      random.chance(0.6)
        ? { kind: 'player', player: playerId(random.pick(['nil', 'nil', 'ada', 'olga', 'nobody'])) }
        : { kind: 'permanent', permanent: anyObject(random) };
    const several = <T>(random: Random, make: () => T): readonly T[] =>
      Array.from({ length: random.between(0, 4) }, make);

    const isSound = (state: GameState, before: string, { kind, changed }: ActRuling): boolean => {
      const verdicts = changed.events.flatMap((event) =>
        event.kind === 'attack' || event.kind === 'block' ? [event.verdict] : [],
      );
      const [verdict] = verdicts;
      const isUntouched = JSON.stringify(state) === before;
      if (kind === 'done') return isUntouched && verdict?.violations.length === 0;
      return (
        isUntouched &&
        changed.state === state &&
        verdict?.verdict === 'illegal' &&
        verdict.violations.length > 0 &&
        verdict.violations.every(({ rules }) => rules.length > 0)
      );
    };

    test('of attackers: unknown, tapped, of someone else, twice, on what cannot be attacked', () => {
      expect(
        exceptions(2_000, 'declareAttackers', (state, random) => {
          const attacks = several(random, () => ({
            attacker: anyObject(random),
            target: anyAttacked(random),
          }));
          return isSound(state, JSON.stringify(state), declareAttackers(state, { attacks }));
        }),
      ).toEqual([]);
    });

    test('of blockers: unknown, tapped, of someone else, twice, too many, on what does not attack', () => {
      expect(
        exceptions(2_000, 'declareBlockers', (state, random) => {
          const blocks = several(random, () => ({
            blocker: anyObject(random),
            attacker: anyObject(random),
          }));
          const player = playerId(random.pick(['nil', 'nil', 'ada', 'olga', 'nobody']));
          return isSound(state, JSON.stringify(state), declareBlockers(state, player, { blocks }));
        }),
      ).toEqual([]);
    });

    test('of blockers in the step in which attackers are declared', () => {
      expect(
        exceptions(500, 'declareAttackers', (state, random) => {
          const blocks = several(random, () => ({
            blocker: anyObject(random),
            attacker: anyObject(random),
          }));
          return isSound(state, JSON.stringify(state), declareBlockers(state, nil, { blocks }));
        }),
      ).toEqual([]);
    });
  },
);

describe(
  'what a problem says of a declaration is what every ability says of it by itself',
  options,
  () => {
    const said = <D extends AttackDeclaration | BlockDeclaration>({
      violations,
      requirements,
      obeyed,
    }: DeclarationVerdict<D>) => ({
      disobeyed: [
        ...new Set(violations.flatMap(({ by }) => (by === undefined ? [] : [nameOf(by)]))),
      ].toSorted(),
      asked: requirements.length,
      obeyed,
    });
    const nameOf = ({ source, what }: RestrictionSource): string =>
      `${source} ${what.kind === 'keyword' ? what.keyword : what.restriction}`;
    const paid = (named: NamedProblem<unknown>, pairs: Declaration): readonly ObjectId[] =>
      [...chargesIn(named.problem, pairs).keys()]
        .map((chooser) => known(named.choosers[chooser], 'chooser'))
        .toSorted();

    test('of attackers', () => {
      const differing = seedsAgainst(2_000, (seed) => {
        const random = randomFrom(seed);
        const state = randomBoard(random, { attackers: 3, blockers: 1, step: 'declareAttackers' });
        const named = attackProblem(state);
        const pairs = fitting(random, named.problem);
        const declaration = attacksFrom(named, pairs);
        const { costly, ...reading } = readAttack(state, declaration);
        return (
          isDeepStrictEqual(said(checkAttackers(state, declaration)), reading) &&
          isDeepStrictEqual(paid(named, pairs), costly)
        );
      });
      expect(differing).toEqual([]);
    });

    test('of blockers', () => {
      const differing = seedsAgainst(2_000, (seed) => {
        const random = randomFrom(seed);
        const state = randomBoard(random, { attackers: 2, blockers: 3, step: 'declareBlockers' });
        const named = blockProblem(state, nil);
        const pairs = fitting(random, named.problem);
        const declaration = blocksFrom(named, pairs);
        const { costly, ...reading } = readBlock(state, nil, declaration);
        return (
          isDeepStrictEqual(said(checkBlockers(state, nil, declaration)), reading) &&
          isDeepStrictEqual(paid(named, pairs), costly)
        );
      });
      expect(differing).toEqual([]);
    });
  },
);
