import { describe, expect, test } from 'vitest';
import { literalMaximum } from '../legalDeclarations.ts';
import type { DeclarationProblem, Requirement } from '../problem.ts';
import { solve } from '../solve.ts';

const range = (size: number) => Array.from({ length: size }, (_, index) => index);

/** Everybody may be on everything, each on as many targets as is said. */
const open = (
  capacities: readonly number[],
  targetCount: number,
  more: Partial<DeclarationProblem>,
): DeclarationProblem => ({
  choosers: capacities.map((capacity) => ({ capacity })),
  targetCount,
  pairs: capacities.flatMap((_, chooser) =>
    range(targetCount).map((target) => ({ chooser, target })),
  ),
  restrictions: [],
  requirements: [],
  ...more,
});

/** Each target is to be blocked by one, by two, and so on. */
const covered = (targets: number, most: number): readonly Requirement[] =>
  range(targets).flatMap((target) =>
    range(most).map((n): Requirement => ({ kind: 'covered', target, atLeast: n + 1 })),
  );

describe('limits on several targets together are in the network, so that one case decides', () => {
  test.each<[string, DeclarationProblem, number]>([
    [
      'of creatures that are required on one group or the other',
      open(Array(8).fill(1), 4, {
        restrictions: [
          { kind: 'maxChoosersOn', targets: [0, 1], n: 2 },
          { kind: 'maxChoosersOn', targets: [2, 3], n: 3 },
        ],
        requirements: range(8).map((chooser) => ({
          kind: 'declaredOn',
          chooser,
          targets: chooser % 2 === 0 ? [0, 1] : [2, 3],
        })),
      }),
      5,
    ],
    [
      'one within another',
      open(Array(7).fill(1), 6, {
        restrictions: [
          { kind: 'maxChoosersOn', targets: [0, 1, 2], n: 2 },
          { kind: 'maxChoosersOn', targets: [0, 1, 2, 3, 4], n: 4 },
        ],
        requirements: [
          ...covered(6, 2),
          ...range(7).map((chooser) => ({ kind: 'declared', chooser }) as const),
        ],
      }),
      13,
    ],
    [
      'of creatures that block two, each of which counts once',
      open(Array(6).fill(2), 5, {
        restrictions: [
          { kind: 'maxChoosersOn', targets: [0, 1], n: 2 },
          { kind: 'maxChoosersOn', targets: [2, 3, 4], n: 3 },
        ],
        requirements: covered(5, 3),
      }),
      10,
    ],
  ])('%s', (_, problem, maximum) => {
    expect(solve(problem)).toMatchObject({ maximum, proof: { kind: 'proved', cases: 1 } });
  });
});

describe('who can be on several targets under a limit counts once, and brings the most units first', () => {
  test.each<[string, readonly number[], number]>([
    ['those who can be on most stand last', [1, 1, 3, 3], 2],
    ['they stand first', [3, 3, 1, 1], 2],
    ['one of them may be on any number', [1, Infinity, 1, 2], 2],
    ['only one may be', [1, 2, 3], 1],
    ['nobody can be on more than one', [1, 1, 1], 2],
  ])('%s', (_, capacities, n) => {
    for (const targets of [
      [0, 1],
      [0, 1, 2],
    ]) {
      const problem = open(capacities, 3, {
        restrictions: [{ kind: 'maxChoosersOn', targets, n }],
        requirements: covered(3, 2),
      });
      const { maximum, proof } = solve(problem);
      expect([maximum, proof.kind]).toEqual([literalMaximum(problem, []), 'proved']);
    }
  });
});
