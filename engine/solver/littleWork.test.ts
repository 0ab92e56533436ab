import { expect, test } from 'vitest';
import { conflicts } from './conflicts.ts';
import { legalDeclarations } from './legalDeclarations.ts';
import { changesBetween, nearestLegal } from './nearest.ts';
import type { Declaration, DeclarationProblem } from './problem.ts';
import { rule } from './rule.ts';

/**
 * Three creatures, two of which must be declared, and one on a target that costs something; only one may be declared.
 * Whatever may be declared alone may not be declared with another.
 */
const crowded: DeclarationProblem = {
  choosers: [{ capacity: 1 }, { capacity: 1 }, { capacity: 1 }],
  targetCount: 2,
  pairs: [0, 1, 2].flatMap((chooser) => [
    { chooser, target: 0 },
    { chooser, target: 1, costs: [0] },
  ]),
  restrictions: [
    { kind: 'maxChoosers', n: 1 },
    { kind: 'notTogether', a: 0, b: 2 },
  ],
  requirements: [
    { kind: 'declared', chooser: 0 },
    { kind: 'declared', chooser: 1 },
    { kind: 'declaredOn', chooser: 2, targets: [1] },
  ],
};

const LIMITS = Array.from({ length: 60 }, (_, at) => ({ steps: at * 400 }));

test('however little work is allowed, only what is known to clash, each part of it needed, is called a clash', () => {
  const told = LIMITS.map((limits) => conflicts(crowded, { limits, maximum: 1 }));
  const known = conflicts(crowded, { maximum: 1 });
  expect(known).toEqual({
    sets: [
      {
        kind: 'impossible',
        requirements: [2],
        restrictions: [],
        implicit: [{ kind: 'unpaid', chooser: 2, target: 1 }],
      },
      { kind: 'conflict', requirements: [0, 1], restrictions: [0], implicit: [] },
    ],
    unmet: 2,
    complete: true,
  });
  for (const { sets, complete } of told) {
    expect(known.sets.slice(0, sets.length)).toEqual(sets);
    expect(complete).toBe(sets.length === 2);
  }
  // More work tells no less, and each number of sets is what some amount of work finds.
  const found = told.map(({ sets }) => sets.length);
  expect(found).toEqual(found.toSorted());
  expect(new Set(found)).toEqual(new Set([0, 1, 2]));
});

test('however little work is allowed, the nearest declaration is legal, and proved only where none is nearer', () => {
  const legal = legalDeclarations(crowded);
  const proposals: readonly Declaration[] = [
    [[2, 1]],
    [
      [0, 1],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
    [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  ];
  for (const proposed of proposals) {
    const least = Math.min(...legal.map((one) => changesBetween(proposed, one)));
    const told = LIMITS.map((limits) => nearestLegal(crowded, proposed, limits));
    for (const nearest of told) {
      if (nearest === undefined) continue;
      expect(legal.some((one) => changesBetween(one, nearest.declaration) === 0)).toBe(true);
      expect(nearest.changes).toBe(changesBetween(proposed, nearest.declaration));
      if (nearest.proof === 'proved') expect(nearest.changes).toBe(least);
    }
    expect(told[0]).toBeUndefined();
    expect(told.at(-1)).toMatchObject({ proof: 'proved', changes: least });
  }
});

test('however little work is allowed, a declaration is ruled as it is, or not at all', () => {
  for (const [proposed, verdict] of [
    [[[0, 0]], 'legal'],
    [[[2, 1]], 'legal'],
    [[], 'illegal'],
    [
      [
        [0, 0],
        [1, 0],
      ],
      'illegal',
    ],
  ] as const) {
    const told = LIMITS.map((limits) => rule(crowded, proposed, limits).verdict);
    expect(told.filter((one) => one !== verdict && one !== 'unproved')).toEqual([]);
    expect(told.at(-1)).toBe(verdict);
  }
});

test('what could be paid for is tried no further than it can better what was found', () => {
  const creatures = Array.from({ length: 24 }, (_, chooser) => chooser);
  const taxed: DeclarationProblem = {
    choosers: creatures.map(() => ({ capacity: 1 })),
    targetCount: 1,
    pairs: creatures.map((chooser) => ({ chooser, target: 0, costs: chooser > 0 ? [0] : [] })),
    restrictions: [],
    requirements: [{ kind: 'declared', chooser: 0 }],
  };
  const nearest = nearestLegal(taxed, [[5, 0]], { steps: 1_000_000 });
  expect(nearest).toMatchObject({ changes: 1, proof: 'proved' });
  expect(nearest?.declaration.map(String).toSorted()).toEqual(['0,0', '5,0']);
});
