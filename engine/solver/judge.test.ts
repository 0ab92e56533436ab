import { describe, expect, test } from 'vitest';
import { FAMILIES, instanceOf } from '../bench/families.ts';
import { known } from '../vocabulary/result.ts';
import { judgeBriefly, judgeDeclaration } from './judge.ts';
import { changesBetween, nearestLegal } from './nearest.ts';
import { paidIn } from './paid.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';
import { rule } from './rule.ts';
import { solve } from './solve.ts';

/** Everybody may be on everything, once. */
const board = (
  choosers: number,
  targets: number,
  more: Partial<DeclarationProblem> = {},
): DeclarationProblem => ({
  choosers: Array.from({ length: choosers }, () => ({ capacity: 1 })),
  targetCount: targets,
  pairs: Array.from({ length: choosers * targets }, (_, at) => ({
    chooser: Math.floor(at / targets),
    target: at % targets,
  })),
  restrictions: [],
  requirements: [],
  ...more,
});

describe('where the work allowed proves nothing', () => {
  const cover = instanceOf(
    known(
      FAMILIES.find(({ name }) => name === 'cover60'),
      'family',
    ),
    1,
  );
  const best = solve(cover);
  const limits = { steps: 0 };

  test('a declaration better than any that was found is the best known, and unproved', () => {
    const ruling = rule(cover, best.witness, limits);
    expect(ruling.verdict).toBe('unproved');
    expect(ruling.maximum.atLeast).toBe(best.maximum);
    expect(ruling.maximum.atMost).toBeGreaterThan(best.maximum);
    expect(ruling.better).toBeUndefined();
  });

  test('one that breaks a restriction is illegal all the same, and no nearest one is told', () => {
    const forbidden: DeclarationProblem = {
      ...cover,
      restrictions: [...cover.restrictions, { kind: 'maxChoosers', n: best.witness.length - 1 }],
    };
    const judgement = judgeDeclaration(forbidden, best.witness, { limits });
    expect(judgement.verdict).toBe('illegal');
    expect(judgement.nearest).toBeUndefined();
  });
});

describe('a judgement', () => {
  const problem = board(2, 1, {
    restrictions: [{ kind: 'maxChoosers', n: 1 }],
    requirements: [
      { kind: 'declared', chooser: 0 },
      { kind: 'declared', chooser: 1 },
    ],
  });

  test('of a legal declaration tells why not all is obeyed, and nothing nearer', () => {
    const { verdict, maximum, better, nearest, conflicts } = judgeDeclaration(problem, [[0, 0]]);
    expect([verdict, maximum, better, nearest]).toEqual([
      'legal',
      { atLeast: 1, atMost: 1 },
      undefined,
      undefined,
    ]);
    expect(conflicts).toEqual({
      sets: [{ kind: 'conflict', requirements: [0, 1], restrictions: [0], implicit: [] }],
      unmet: 1,
      complete: true,
    });
  });

  test('is the same under limits that suffice', () => {
    for (const declaration of [[], [[0, 0]]] as const) {
      const { conflicts, maximum, verdict } = judgeDeclaration(problem, declaration);
      expect(
        judgeDeclaration(problem, declaration, { limits: { steps: 1_000_000 } }),
      ).toMatchObject({
        conflicts,
        maximum,
        verdict,
      });
    }
  });

  test('in brief leaves out what is dear', () => {
    const brief = judgeBriefly(problem, []);
    expect(brief).toMatchObject({ verdict: 'illegal', nearest: undefined, conflicts: undefined });
    expect(brief.better).toHaveLength(1);
  });

  test('of one that obeys all tells no conflict', () => {
    const free = { ...problem, restrictions: [] };
    const both: Declaration = [
      [0, 0],
      [1, 0],
    ];
    expect(judgeDeclaration(free, both)).toMatchObject({
      verdict: 'legal',
      conflicts: undefined,
      nearest: undefined,
    });
  });
});

describe('costs', () => {
  /** One creature, who must be declared; the first of two targets costs something. */
  const toll = board(1, 2, {
    pairs: [
      { chooser: 0, target: 0, costs: [0] },
      { chooser: 0, target: 1 },
    ],
    restrictions: [{ kind: 'pairForbidden', chooser: 0, target: 1 }],
    requirements: [{ kind: 'declared', chooser: 0 }],
  });

  test('what is paid for is what the declaration holds of the costly pairs', () => {
    expect(paidIn(toll, [[0, 1]])).toEqual([]);
    expect(paidIn(toll, [[0, 0]])).toEqual([[0, 0]]);
  });

  test('keep from obeying only whoever does not pay, and the conflict names the pair', () => {
    expect(judgeDeclaration(toll, [[0, 0]])).toMatchObject({
      verdict: 'legal',
      conflicts: undefined,
    });
    const { verdict, conflicts } = judgeDeclaration(toll, []);
    expect(verdict).toBe('legal');
    expect(conflicts?.sets).toEqual([
      {
        kind: 'impossible',
        requirements: [0],
        restrictions: [0],
        implicit: [{ kind: 'unpaid', chooser: 0, target: 0 }],
      },
    ]);
  });

  test('name each pair that would have to be paid, not every one', () => {
    const both = board(1, 2, {
      pairs: [
        { chooser: 0, target: 0, costs: [0] },
        { chooser: 0, target: 1, costs: [1] },
      ],
      requirements: [{ kind: 'declaredOn', chooser: 0, targets: [1] }],
    });
    expect(judgeDeclaration(both, []).conflicts?.sets.map(({ implicit }) => implicit)).toEqual([
      [{ kind: 'unpaid', chooser: 0, target: 1 }],
    ]);
  });
});

describe('the nearest legal declaration', () => {
  const limits = { steps: 1_000_000 };
  /** Two creatures of which the first must be declared; it may be for nothing on 1, and for something on 0. */
  const dear = board(2, 2, {
    pairs: [
      { chooser: 0, target: 0, costs: [0] },
      { chooser: 0, target: 1 },
      { chooser: 1, target: 0, costs: [0] },
      { chooser: 1, target: 1, costs: [0] },
    ],
    restrictions: [{ kind: 'minChoosersOn', target: 0, n: 2 }],
    requirements: [{ kind: 'declared', chooser: 0 }],
  });

  test.each<[string, Declaration, number, readonly Declaration[]]>([
    ['adds what is missing', [], 1, [[[0, 1]]]],
    [
      'keeps what is paid for',
      [[1, 1]],
      1,
      [
        [
          [0, 1],
          [1, 1],
        ],
      ],
    ],
    [
      'pays for more where that is the fewest changes',
      [[0, 0]],
      1,
      [
        [
          [0, 0],
          [1, 0],
        ],
      ],
    ],
    [
      'drops what is no pair',
      [
        [0, 1],
        [1, 7],
      ],
      1,
      [[[0, 1]]],
    ],
    [
      'pays for less where that is nearer',
      [
        [0, 1],
        [1, 0],
      ],
      1,
      [[[0, 1]]],
    ],
  ])('%s', (_, proposed, changes, among) => {
    for (const allowed of [limits, { steps: 900_000 }]) {
      const nearest = nearestLegal(dear, proposed, allowed);
      expect(nearest).toMatchObject({ changes, proof: 'proved' });
      const sorted = nearest?.declaration.map(String).toSorted();
      expect(among.map((one) => one.map(String).toSorted())).toContainEqual(sorted);
    }
  });

  test('is not told without work, and unproved where the work ends before all ways to pay are tried', () => {
    const proposed: Declaration = [[0, 0]];
    expect(nearestLegal(dear, proposed, { steps: 0 })).toBeUndefined();
    const hasty = nearestLegal(dear, proposed, { steps: 1_000 });
    expect(hasty).toMatchObject({ changes: 2, proof: 'unproved' });
    expect(nearestLegal(dear, proposed, limits)).toMatchObject({ changes: 1, proof: 'proved' });
  });

  test('changes are the pairs of one declaration only, however often they are said', () => {
    expect(
      changesBetween(
        [
          [0, 0],
          [0, 0],
        ],
        [[0, 0]],
      ),
    ).toBe(0);
    expect(
      changesBetween(
        [
          [0, 0],
          [1, 1],
        ],
        [
          [0, 0],
          [1, 0],
        ],
      ),
    ).toBe(2);
  });
});
