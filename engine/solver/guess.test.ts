import { expect, test } from 'vitest';
import { randomFrom } from '../vocabulary/random.ts';
import { evaluate } from './evaluate.ts';
import { guess } from './guess.ts';
import { paidIn } from './paid.ts';
import type { DeclarationProblem } from './problem.ts';
import {
  randomArmies,
  randomDeclaration,
  randomProblem,
  smallShape,
} from './testing/randomProblem.ts';
import { BOARDS_TIMEOUT, seedsAgainst } from './testing/seedsAgainst.ts';

const problem = (more: Partial<DeclarationProblem>): DeclarationProblem => ({
  choosers: [{ capacity: 1 }, { capacity: 1 }],
  targetCount: 2,
  pairs: [0, 1].flatMap((chooser) => [0, 1].map((target) => ({ chooser, target }))),
  restrictions: [],
  requirements: [],
  ...more,
});

test('whoever nothing asks for stays at home', () => {
  expect(guess(problem({}), [])).toEqual([]);
});

test('each goes where that obeys the most, and leaves others what is left to do', () => {
  const covered = [0, 1].map((target) => ({ kind: 'covered', target, atLeast: 1 }) as const);
  expect(guess(problem({ requirements: covered }), [])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const declaredOn = { kind: 'declaredOn', chooser: 0, targets: [1] } as const;
  expect(guess(problem({ requirements: [declaredOn, ...covered] }), [])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('nobody goes where they must not, or pays what is not offered', () => {
  const requirements = [{ kind: 'declared', chooser: 0 }] as const;
  const forbidden = problem({
    requirements,
    restrictions: [{ kind: 'pairForbidden', chooser: 0, target: 0 }],
  });
  expect(guess(forbidden, [])).toEqual([[0, 1]]);
  const atHome = problem({
    requirements,
    restrictions: [{ kind: 'chooserForbidden', chooser: 0 }],
  });
  expect(guess(atHome, [])).toEqual([]);
  const costly = problem({ requirements, pairs: [{ chooser: 0, target: 1, costs: [0] }] });
  expect(guess(costly, [])).toEqual([]);
  expect(guess(costly, [[0, 1]])).toEqual([[0, 1]]);
});

test(
  'it always fits the board, and pays for nothing else',
  () => {
    const wrong = seedsAgainst(3_000, (seed) => {
      const random = randomFrom(seed);
      const made = (random.chance(0.5) ? randomArmies : randomProblem)(random, smallShape(random));
      const paid = paidIn(made, randomDeclaration(random, made));
      const guessed = guess(made, paid);
      return (
        evaluate(made, guessed).malformed.length === 0 &&
        paidIn(made, guessed).every((pair) => paid.some((other) => other.join() === pair.join()))
      );
    });
    expect(wrong).toEqual([]);
  },
  BOARDS_TIMEOUT,
);
