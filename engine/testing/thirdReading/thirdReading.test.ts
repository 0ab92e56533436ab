import { describe, expect, test } from 'vitest';
import { attackProblem } from '../../declaration/attackProblem.ts';
import { blockProblem } from '../../declaration/blockProblem.ts';
import { attacksFrom, checkAttackers } from '../../declaration/checkAttackers.ts';
import { blocksFrom, checkBlockers } from '../../declaration/checkBlockers.ts';
import type { AttackVerdict, BlockVerdict, BriefVerdict } from '../../log/verdict.ts';
import {
  type Declaration,
  type DeclarationProblem,
  everyDeclaration,
  judgeBriefly,
  legalDeclarations,
} from '../../solver/index.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from '../../solver/testing/seedsAgainst.ts';
import type { GameState } from '../../state/gameState.ts';
import { playerId } from '../../vocabulary/ids.ts';
import { randomFrom } from '../../vocabulary/random.ts';
import { readAttack } from '../oracle/literalAttack.ts';
import { readBlock } from '../oracle/literalBlock.ts';
import type { LiteralReading } from '../oracle/literalReading.ts';
import { readAttacks } from './attacks.ts';
import { readBlocks } from './blocks.ts';
import type { Declared, Read } from './counting.ts';
import { dealtBoard } from './dealtBoard.ts';

/**
 * `BOARDS=20` makes them 20,000 of each step: every declaration on each, as the solver rules on it, as the enumerator of
 * the same problem lists it, as it is read ability by ability, and as the third reading has it, which knows none of them.
 */
const BOARDS = 1_000;
const nil = playerId('nil');

/** What the others say of every declaration on the board that all may be made of. */
interface Said {
  readonly text: string;
  readonly bySolver: BriefVerdict<AttackVerdict> | BriefVerdict<BlockVerdict>;
  readonly byEnumerator: boolean;
  readonly byAbilities: LiteralReading;
}

function everything(
  problem: DeclarationProblem,
  judge: (pairs: Declaration) => Omit<Said, 'byEnumerator'>,
): readonly Said[] {
  const legal = new Set(legalDeclarations(problem).map((one) => one.map(String).toSorted().join()));
  return [...everyDeclaration(problem)].map((pairs) => ({
    ...judge(pairs),
    byEnumerator: legal.has(pairs.map(String).toSorted().join()),
  }));
}

const textOf = (declared: Declared): string =>
  [...declared]
    .flatMap(([id, targets]) => targets.map((target) => `${id}>${target}`))
    .toSorted()
    .join(' ');

const differs = (
  read: Read | undefined,
  { bySolver, byEnumerator, byAbilities }: Said,
): boolean => {
  if (read === undefined) return true;
  const codes = bySolver.violations.map(({ code }) => code);
  const isUnmet = read.unmet.length > read.fewest && read.canBePaid;
  return (
    read.legal !== (bySolver.verdict === 'legal') ||
    read.legal !== byEnumerator ||
    read.broken.length > 0 !== codes.includes('restrictionDisobeyed') ||
    read.broken.length > 0 !== byAbilities.disobeyed.length > 0 ||
    (read.broken.length === 0 && read.canBePaid === codes.includes('costNotPaid')) ||
    (read.broken.length === 0 && isUnmet !== codes.includes('fewerRequirementsThanPossible'))
  );
};

const NUMBER_UNMET = 'number unmet';

function disagree(all: readonly Read[], said: readonly Said[]): readonly string[] {
  const byText = new Map(all.map((one) => [textOf(one.declared), one]));
  if (byText.size !== said.length) return [`${byText.size} against ${said.length}`];
  const differing = said.filter((one) => differs(byText.get(one.text), one));
  // What nobody could do is asked by one reading and not by another, but of all declarations alike; what is asked besides
  // one that can't be paid is no matter (CR 508.1j, 509.1f).
  const more = new Set(
    said.flatMap(({ text, byAbilities: { asked, obeyed } }) => {
      const read = byText.get(text);
      return read?.canBePaid === false
        ? []
        : [(read?.unmet.length ?? Number.NaN) - (asked - obeyed)];
    }),
  );
  return [...differing.map(({ text }) => text), ...(more.size > 1 ? [NUMBER_UNMET] : [])];
}

const attacksDiffering = (state: GameState): readonly string[] => {
  const named = attackProblem(state);
  const differing = disagree(
    readAttacks(state),
    everything(named.problem, (pairs) => {
      const declaration = attacksFrom(named, pairs);
      const texts = declaration.attacks.map(
        ({ attacker, target }) =>
          `${attacker}>${target.kind === 'player' ? target.player : target.permanent}`,
      );
      return {
        text: texts.toSorted().join(' '),
        bySolver: checkAttackers(state, declaration, judgeBriefly),
        byAbilities: readAttack(state, declaration),
      };
    }),
  );
  // Read ability by ability nothing is paid, so one counts as able to come along who would have to be tapped for a cost.
  const { payment, followings = [] } = named.problem;
  return payment?.dependsOnWho === true && followings.length > 0
    ? differing.filter((one) => one !== NUMBER_UNMET)
    : differing;
};

const blocksDiffering = (state: GameState): readonly string[] => {
  const named = blockProblem(state, nil);
  return disagree(
    readBlocks(state, nil),
    everything(named.problem, (pairs) => {
      const declaration = blocksFrom(named, pairs);
      const texts = declaration.blocks.map(({ blocker, attacker }) => `${blocker}>${attacker}`);
      return {
        text: texts.toSorted().join(' '),
        bySolver: checkBlockers(state, nil, declaration, judgeBriefly),
        byAbilities: readBlock(state, nil, declaration),
      };
    }),
  );
};

describe('on boards with every restriction, requirement, cost and permission, all readings say the same of every declaration', {
  timeout: 4 * BOARDS_TIMEOUT,
}, () => {
  test('of attackers', () => {
    const differing = seedsAgainst(
      BOARDS,
      (seed) =>
        attacksDiffering(dealtBoard(randomFrom(seed), seed, 'declareAttackers')).length === 0,
    );
    expect(differing).toEqual([]);
  });

  test('of blockers', () => {
    const differing = seedsAgainst(
      BOARDS,
      (seed) => blocksDiffering(dealtBoard(randomFrom(seed), seed, 'declareBlockers')).length === 0,
    );
    expect(differing).toEqual([]);
  });
});
