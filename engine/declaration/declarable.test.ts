import { describe, expect, test } from 'vitest';
import { type DeclarationProblem, everyDeclaration, type Pair } from '../solver/index.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from '../solver/testing/seedsAgainst.ts';
import { board } from '../testing/boards/board.ts';
import { randomBoard } from '../testing/boards/randomBoard.ts';
import { readAttack } from '../testing/oracle/literalAttack.ts';
import { readBlock } from '../testing/oracle/literalBlock.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { randomFrom } from '../vocabulary/random.ts';
import { attackProblem } from './attackProblem.ts';
import { blockProblem } from './blockProblem.ts';
import { attacksFrom } from './checkAttackers.ts';
import { blocksFrom } from './checkBlockers.ts';
import { declarableAttackers, declarableBlockers, type May } from './declarable.ts';
import { sameAttacked } from './eligibleAttackers.ts';

const nil = playerId('nil');

const block = (attackers: Record<string, string>, blockers: Record<string, string>) =>
  board({
    permanents: { ada: attackers, nil: blockers },
    step: 'declareBlockers',
    attacks: Object.fromEntries(Object.keys(attackers).map((name) => [name, 'nil'])),
  });

const kindsIn = (...those: Parameters<typeof block>) =>
  declarableBlockers(block(...those), nil).map(({ on }) => on.map(({ may }) => may.kind));

describe('who could block what', () => {
  test('a flyer is blocked by flyers alone', () => {
    expect(kindsIn({ a: '2/2 flying' }, { b: '1/1', c: '1/1 reach' })).toEqual([
      ['never'],
      ['alone'],
    ]);
  });

  test('what has menace is blocked with another, and by nobody where there is no other', () => {
    expect(kindsIn({ a: '2/2 menace' }, { b: '1/1', c: '1/1' })).toEqual([
      ['withOthers'],
      ['withOthers'],
    ]);
    expect(kindsIn({ a: '2/2 menace' }, { b: '1/1' })).toEqual([['never']]);
    expect(kindsIn({ a: '2/2 menace flying' }, { b: '1/1', c: '1/1 flying' })).toEqual([
      ['never'],
      ['never'],
    ]);
  });

  test('of what keeps two creatures apart whoever else blocks, only that is said', () => {
    const [first] = declarableBlockers(block({ a: '2/2 menace flying' }, { b: '1/1' }), nil);
    const may = first?.on[0]?.may;
    expect(may?.kind === 'never' && may.violations.map(({ by }) => by?.what)).toEqual([
      { kind: 'keyword', keyword: 'flying' },
    ]);
  });
});

/** What a word-for-word reading of declarations says of one pair. */
function literal(
  problem: DeclarationProblem,
  [chooser, target]: Pair,
  disobeys: (declaration: readonly Pair[]) => boolean,
): May['kind'] {
  if (chooser < 0 || target < 0) return 'never';
  const isPair = ([one, other]: Pair): boolean => one === chooser && other === target;
  if (!problem.pairs.some((one) => isPair([one.chooser, one.target]))) return 'never';
  if (problem.payment?.canPay([[chooser, target]]) === false) return 'never';
  if (!disobeys([[chooser, target]])) return 'alone';
  return [...everyDeclaration(problem)].some((one) => one.some(isPair) && !disobeys(one))
    ? 'withOthers'
    : 'never';
}

describe('as enumerating and reading the rules word for word says', {
  timeout: BOARDS_TIMEOUT,
}, () => {
  const seen = { alone: 0, withOthers: 0, never: 0 };

  test('of attackers', () => {
    const differing = seedsAgainst(400, (seed) => {
      const random = randomFrom(seed);
      const shape = { attackers: random.between(1, 3), blockers: 2 };
      const state = randomBoard(random, { ...shape, step: 'declareAttackers' });
      const named = attackProblem(state);
      const disobeys = (pairs: readonly Pair[]) =>
        readAttack(state, attacksFrom(named, pairs)).disobeyed.length > 0;
      return declarableAttackers(state).every(({ creature, on }) =>
        on.every(({ target, may }) => {
          seen[may.kind] += 1;
          const at = named.targets.findIndex((one) => sameAttacked(one, target));
          const pair: Pair = [named.choosers.indexOf(creature), at];
          return may.kind === literal(named.problem, pair, disobeys);
        }),
      );
    });
    expect(differing).toEqual([]);
  });

  test('of blockers', () => {
    const differing = seedsAgainst(400, (seed) => {
      const random = randomFrom(seed);
      const shape = { attackers: random.between(1, 3), blockers: random.between(1, 3) };
      const state = randomBoard(random, { ...shape, step: 'declareBlockers' });
      const named = blockProblem(state, nil);
      const disobeys = (pairs: readonly Pair[]) =>
        readBlock(state, nil, blocksFrom(named, pairs)).disobeyed.length > 0;
      return declarableBlockers(state, nil).every(({ creature, on }) =>
        on.every(({ target, may }) => {
          seen[may.kind] += 1;
          const pair: Pair = [named.choosers.indexOf(creature), named.targets.indexOf(target)];
          return may.kind === literal(named.problem, pair, disobeys);
        }),
      );
    });
    expect(differing).toEqual([]);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
  });

  test('nothing is told of what nobody has', () => {
    expect(declarableBlockers(block({ a: '2/2' }, {}), nil)).toEqual([]);
    expect(declarableAttackers(block({ a: '2/2' }, {}))[0]?.creature).toBe(objectId('a'));
  });
});
