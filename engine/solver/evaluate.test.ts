import { describe, expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import { legalDeclarations, literalMaximum } from './legalDeclarations.ts';
import type { Declaration, DeclarationProblem, Restriction } from './problem.ts';

const board = (
  choosers: number,
  targets: number,
  more: Partial<DeclarationProblem> = {},
): DeclarationProblem => ({
  choosers: Array.from({ length: choosers }, () => ({ capacity: 1 })),
  targetCount: targets,
  pairs: Array.from({ length: choosers * targets }, (_, index) => ({
    chooser: index % choosers,
    target: Math.floor(index / choosers),
  })),
  restrictions: [],
  requirements: [],
  ...more,
});

describe('a declaration that does not fit the problem', () => {
  test.each<[string, Declaration, readonly string[]]>([
    ['names a target past the last', [[0, 2]], ['unknownIndex']],
    ['names one before the first', [[0, -1]], ['unknownIndex']],
    ['names half a target', [[0, 0.5]], ['unknownIndex']],
    ['names a chooser past the last', [[2, 0]], ['unknownIndex']],
    [
      'says a pair twice',
      [
        [0, 0],
        [0, 0],
      ],
      ['pairRepeated'],
    ],
    [
      'declares a chooser too often',
      [
        [0, 0],
        [0, 1],
      ],
      ['overCapacity'],
    ],
    ['names a pair that may not be chosen', [[1, 1]], ['pairNotEligible']],
    ['fits otherwise', [[1, 0]], []],
  ])('%s', (_, declaration, kinds) => {
    const { pairs, ...rest } = board(2, 2);
    const problem = { ...rest, pairs: pairs.filter((pair) => pair.chooser + pair.target < 2) };
    expect(evaluate(problem, declaration).malformed.map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe('the examples that the rules give', () => {
  test('CR 508.1d: with room for one attacker, only the creature that attacks if able may attack', () => {
    const problem = board(2, 1, {
      restrictions: [{ kind: 'maxChoosers', n: 1 }],
      requirements: [{ kind: 'declared', chooser: 0 }],
    });
    expect(legalDeclarations(problem)).toEqual([[[0, 0]]]);
  });

  test('CR 508.1c: two creatures that cannot attack alone may attack together', () => {
    const problem = board(2, 1, {
      restrictions: [
        { kind: 'notAlone', chooser: 0 },
        { kind: 'notAlone', chooser: 1 },
      ],
    });
    expect(legalDeclarations(problem)).toEqual([
      [],
      [
        [0, 0],
        [1, 0],
      ],
    ]);
  });

  test('CR 509.1c: a creature that blocks if able takes another along against menace', () => {
    const problem = board(2, 1, {
      restrictions: [{ kind: 'minChoosersOn', target: 0, n: 2 }],
      requirements: [{ kind: 'declared', chooser: 0 }],
    });
    expect(legalDeclarations(problem)).toEqual([
      [
        [0, 0],
        [1, 0],
      ],
    ]);
  });
});

describe('costs', () => {
  const problem = board(1, 1, {
    pairs: [{ chooser: 0, target: 0, costs: [0] }],
    requirements: [{ kind: 'declared', chooser: 0 }],
  });

  test('nobody is required to pay, and whoever pays may', () => {
    expect(legalDeclarations(problem)).toEqual([[], [[0, 0]]]);
    expect(literalMaximum(problem, [])).toBe(0);
    expect(literalMaximum(problem, [[0, 0]])).toBe(1);
  });
});

describe('each restriction', () => {
  const one: Declaration = [[0, 0]];
  const both: Declaration = [
    [0, 0],
    [1, 0],
  ];
  const apart: Declaration = [
    [0, 0],
    [1, 1],
  ];
  const cases: readonly (readonly [
    name: string,
    restriction: Restriction,
    breaks: Declaration,
    obeys: Declaration,
  ])[] = [
    ['pairForbidden', { kind: 'pairForbidden', chooser: 1, target: 0 }, both, apart],
    ['chooserForbidden', { kind: 'chooserForbidden', chooser: 1 }, both, one],
    ['minChoosersOn', { kind: 'minChoosersOn', target: 0, n: 2 }, one, both],
    ['maxChoosersOn one', { kind: 'maxChoosersOn', targets: [0], n: 1 }, both, apart],
    ['maxChoosersOn together', { kind: 'maxChoosersOn', targets: [0, 1], n: 1 }, apart, one],
    ['allOrNoneOn', { kind: 'allOrNoneOn', target: 0, choosers: [0, 1] }, apart, both],
    ['maxChoosers', { kind: 'maxChoosers', n: 1 }, both, one],
    ['maxChoosers of some', { kind: 'maxChoosers', choosers: [1], n: 0 }, both, one],
    ['notAlone', { kind: 'notAlone', chooser: 0 }, one, apart],
    ['onlyAlone', { kind: 'onlyAlone', chooser: 0 }, both, one],
    [
      'needsCompanions',
      { kind: 'needsCompanions', chooser: 0, companions: [0, 1], n: 1 },
      one,
      both,
    ],
    ['notTogether', { kind: 'notTogether', a: 0, b: 1 }, apart, one],
  ];
  test.each(cases)('%s tells the one from the other', (_, restriction, breaks, obeys) => {
    const problem = board(2, 2, { restrictions: [restriction] });
    expect(evaluate(problem, breaks).broken).toEqual([0]);
    expect(evaluate(problem, obeys).broken).toEqual([]);
    expect(evaluate(problem, []).broken).toEqual([]);
  });
});

test('what does not fit is named, each in its way', () => {
  const problem = board(2, 2, {
    pairs: [
      { chooser: 0, target: 0 },
      { chooser: 0, target: 1 },
    ],
  });
  const declaration: Declaration = [
    [0, 0],
    [0, 0],
    [0, 1],
    [1, 0],
    [7, 0],
  ];
  expect(evaluate(problem, declaration).malformed).toEqual([
    { kind: 'unknownIndex', pair: [7, 0] },
    { kind: 'pairRepeated', pair: [0, 0] },
    { kind: 'pairNotEligible', pair: [1, 0] },
    { kind: 'overCapacity', chooser: 0, declared: 2, capacity: 1 },
  ]);
});
