import { describe, expect, test } from 'vitest';
import { randomFrom } from '../vocabulary/random.ts';
import { countLegal } from './count.ts';
import { legalDeclarations } from './legalDeclarations.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { DeclarationProblem } from './problem.ts';
import { randomProblem } from './testing/randomProblem.ts';

const range = (size: number) => Array.from({ length: size }, (_, index) => index);

/** Everyone may be declared on everything, once. */
const open = (
  choosers: number,
  targets: number,
  more: Partial<DeclarationProblem> = {},
): DeclarationProblem => ({
  choosers: range(choosers).map(() => ({ capacity: 1 })),
  targetCount: targets,
  pairs: range(choosers).flatMap((chooser) =>
    range(targets).map((target) => ({ chooser, target })),
  ),
  restrictions: [],
  requirements: [],
  ...more,
});

const factorial = (n: number): bigint =>
  range(n).reduce((product, k) => product * BigInt(k + 1), 1n);
const choose = (n: number, k: number): bigint => factorial(n) / (factorial(k) * factorial(n - k));
const power = (base: number, exponent: number): bigint => BigInt(base) ** BigInt(exponent);
const sumOver = (upTo: number, of: (k: number) => bigint): bigint =>
  range(upTo + 1).reduce((sum, k) => sum + of(k), 0n);

describe('counts that can be worked out by hand', () => {
  const n = 30;
  test.each<[string, DeclarationProblem, bigint]>([
    ['nobody on nothing', open(0, 0), 1n],
    ['everyone is free', open(n, n), power(n + 1, n)],
    [
      'everyone may be on any number',
      open(n, 5, { choosers: range(n).map(() => ({ capacity: Infinity })) }),
      power(2, 5 * n),
    ],
    [
      'everyone may be on two of five',
      open(n, 5, { choosers: range(n).map(() => ({ capacity: 2 })) }),
      power(1 + 5 + 10, n),
    ],
    [
      'at most three are declared',
      open(n, 4, { restrictions: [{ kind: 'maxChoosers', n: 3 }] }),
      sumOver(3, (k) => choose(n, k) * power(4, k)),
    ],
    [
      'nobody is declared alone',
      open(n, 2, { restrictions: range(n).map((chooser) => ({ kind: 'notAlone', chooser })) }),
      power(3, n) - BigInt(2 * n),
    ],
    [
      'everyone is declared only alone',
      open(n, 2, { restrictions: range(n).map((chooser) => ({ kind: 'onlyAlone', chooser })) }),
      BigInt(1 + 2 * n),
    ],
    [
      'everyone must',
      open(n, 3, { requirements: range(n).map((chooser) => ({ kind: 'declared', chooser })) }),
      power(3, n),
    ],
    [
      'everything must be covered, by as many',
      open(n, n, {
        requirements: range(n).map((target) => ({ kind: 'covered', target, atLeast: 1 })),
      }),
      factorial(n),
    ],
    [
      'one of two must be covered by exactly two',
      open(n, 2, { requirements: [{ kind: 'coveredExactly', target: 0, n: 2 }] }),
      choose(n, 2) * power(2, n - 2),
    ],
    [
      'menace: one is not enough',
      open(n, 1, { restrictions: [{ kind: 'minChoosersOn', target: 0, n: 2 }] }),
      power(2, n) - BigInt(n),
    ],
    [
      'all or none',
      open(n, 1, { restrictions: [{ kind: 'allOrNoneOn', target: 0, choosers: range(n) }] }),
      2n,
    ],
    [
      'if one, then all',
      open(n, 1, { followings: range(n).map((chooser) => ({ chooser, others: range(n) })) }),
      2n,
    ],
    [
      'if one, then as many as have room',
      open(n, 1, {
        restrictions: [{ kind: 'maxChoosers', n: 3 }],
        followings: range(n).map((chooser) => ({ chooser, others: range(n) })),
      }),
      1n + choose(n, 3),
    ],
    [
      'if one, then all for whom nothing is to be paid',
      open(n, 1, {
        pairs: range(n).map((chooser) => ({
          chooser,
          target: 0,
          costs: chooser < 5 ? [0] : [],
        })),
        followings: range(n).map((chooser) => ({ chooser, others: range(n) })),
      }),
      1n + power(2, 5),
    ],
    [
      'as many as can be paid for',
      open(n, 1, {
        pairs: range(n).map((chooser) => ({ chooser, target: 0, costs: [0] })),
        payment: { canPay: (declaration) => declaration.length <= 2, dependsOnWho: false },
      }),
      1n + BigInt(n) + choose(n, 2),
    ],
    [
      'the first needs ten of the others',
      open(n, 1, {
        restrictions: [{ kind: 'needsCompanions', chooser: 0, companions: range(n), n: 10 }],
      }),
      power(2, n - 1) + sumOver(n - 1, (k) => (k < 10 ? 0n : choose(n - 1, k))),
    ],
    [
      'two are never declared together',
      open(n, 1, { restrictions: [{ kind: 'notTogether', a: 3, b: 7 }] }),
      3n * power(2, n - 2),
    ],
    [
      'at most two on two targets together',
      open(n, 3, { restrictions: [{ kind: 'maxChoosersOn', targets: [0, 1], n: 2 }] }),
      sumOver(2, (k) => choose(n, k) * power(2, k) * power(2, n - k)),
    ],
    [
      'nobody has to pay',
      open(n, 1, {
        pairs: range(n).map((chooser) => ({ chooser, target: 0, costs: [0] })),
        requirements: range(n).map((chooser) => ({ kind: 'declared', chooser })),
      }),
      power(2, n),
    ],
    [
      'who pays for one need not pay for another, however they are linked',
      open(12, 1, {
        pairs: range(12).map((chooser) => ({ chooser, target: 0, costs: [0] })),
        restrictions: [{ kind: 'maxChoosers', n: 5 }],
        requirements: range(12).map((chooser) => ({ kind: 'declared', chooser })),
      }),
      sumOver(5, (k) => choose(12, k)),
    ],
    [
      'twenty boards side by side',
      {
        ...open(2 * n, n),
        pairs: range(2 * n).map((chooser) => ({ chooser, target: chooser >> 1 })),
        restrictions: range(n).map((target) => ({ kind: 'minChoosersOn', target, n: 2 })),
      },
      power(2, n),
    ],
  ])('%s', (_, problem, expected) => {
    expect(countLegal(problem)).toBe(expected);
  });
});

describe('past its bound', () => {
  const mesh = randomProblem(randomFrom(7), {
    choosers: 24,
    targets: 24,
    density: 0.5,
    restrictions: 0,
    requirements: 40,
    jugglers: 0,
    costs: 0,
  });

  test('it says so, and no number that could be wrong', () => {
    expect(countLegal(mesh, { steps: 20_000 })).toEqual({ moreThan: 0n });
  });

  test('what could be counted still counts', () => {
    const beside: DeclarationProblem = {
      ...mesh,
      choosers: [...mesh.choosers, { capacity: 1 }],
      targetCount: mesh.targetCount + 4,
      pairs: [
        ...mesh.pairs,
        ...range(4).map((more) => ({ chooser: 24, target: mesh.targetCount + more })),
      ],
    };
    expect(countLegal(beside, { steps: 20_000 })).toEqual({ moreThan: 4n });
  });

  test('a proof that is not complete counts nothing', () => {
    expect(countLegal(mesh, { steps: 0 })).toEqual({ moreThan: 0n });
  });

  test('creatures that can be on very many are not gone through one by one', () => {
    const many = open(2, 30, {
      choosers: [{ capacity: Infinity }, { capacity: Infinity }],
      requirements: range(30).map((target) => ({ kind: 'covered', target, atLeast: 2 })),
    });
    expect(countLegal(many)).toEqual({ moreThan: 0n });
  });
});

describe('little work', () => {
  const steps = 60_000;
  const alike = 16;
  test.each<[string, DeclarationProblem]>([
    [
      'for equal attackers that all must be blocked',
      open(alike, alike, {
        requirements: range(alike).map((target) => ({ kind: 'covered', target, atLeast: 1 })),
      }),
    ],
    [
      'for equal attackers with menace',
      open(alike, 6, {
        restrictions: range(6).map((target) => ({ kind: 'minChoosersOn', target, n: 2 })),
      }),
    ],
    [
      'for creatures that pay alike',
      open(alike, 1, {
        pairs: range(alike).map((chooser) => ({ chooser, target: 0, costs: [0] })),
        restrictions: [{ kind: 'maxChoosers', n: 4 }],
      }),
    ],
    [
      'for a long row, each beside the next',
      {
        ...open(200, 200),
        pairs: range(200).flatMap((chooser) => [
          { chooser, target: chooser },
          { chooser, target: (chooser + 1) % 200 },
        ]),
        requirements: range(200).map((target) => ({ kind: 'covered', target, atLeast: 1 })),
      },
    ],
    [
      'for a long row in whatever order it is given',
      {
        ...open(200, 200),
        pairs: range(200).flatMap((chooser) => [
          { chooser, target: (chooser * 77) % 200 },
          { chooser, target: (chooser * 77 + 1) % 200 },
        ]),
        restrictions: range(200).map((target) => ({ kind: 'minChoosersOn', target, n: 2 })),
      },
    ],
    [
      'for requirements that leave no choice',
      open(60, 8, {
        requirements: range(60).map((chooser) => ({
          kind: 'declaredOn',
          chooser,
          targets: [chooser % 8],
        })),
        restrictions: range(8).map((target) => ({ kind: 'minChoosersOn', target, n: 3 })),
      }),
    ],
  ])('%s', (_, problem) => {
    expect(countLegal(problem, { steps })).toBeTypeOf('bigint');
  });
});

test('a middling board is counted as it is listed', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const shape = { choosers: 6, targets: 4, density: 0.7, jugglers: 0.2, costs: 0.1 };
    const problem = randomProblem(randomFrom(seed), { ...shape, restrictions: 4, requirements: 8 });
    const listed = BigInt(legalDeclarations(problem).length);
    expect(countLegal(problem, DEFAULT_LIMITS)).toBe(listed);
  }
});
