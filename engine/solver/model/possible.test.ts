import { describe, expect, test } from 'vitest';
import type { DeclarationProblem, Restriction } from '../problem.ts';
import { eligibleMatrix } from './eligible.ts';
import { withoutImpossible } from './possible.ts';

/** Three choosers and two targets, everybody on everything but what is left out, written `chooser target`. */
const board = (
  restrictions: readonly Restriction[],
  out: readonly string[],
): DeclarationProblem => ({
  choosers: [0, 1, 2].map(() => ({ capacity: 1 })),
  targetCount: 2,
  pairs: [0, 1, 2]
    .flatMap((chooser) => [0, 1].map((target) => ({ chooser, target })))
    .filter(({ chooser, target }) => !out.includes(`${chooser}${target}`)),
  restrictions,
  requirements: [],
});

const left = (restrictions: readonly Restriction[], ...out: readonly string[]): string => {
  const problem = board(restrictions, out);
  const { entryChooser, entryTarget } = withoutImpossible(problem, eligibleMatrix(problem, []));
  return [...entryChooser].map((chooser, entry) => `${chooser}${entryTarget[entry]}`).join(' ');
};

const ALL = '00 01 10 11 20 21';

describe('a target on which nobody can be declared', () => {
  test.each<[string, readonly Restriction[], string]>([
    ['needs more than there are', [{ kind: 'minChoosersOn', target: 0, n: 4 }], '01 11 21'],
    ['needs no more than there are', [{ kind: 'minChoosersOn', target: 0, n: 3 }], ALL],
    [
      'needs more than may be on it',
      [
        { kind: 'minChoosersOn', target: 0, n: 3 },
        { kind: 'maxChoosersOn', targets: [0, 1], n: 2 },
      ],
      '01 11 21',
    ],
    [
      'needs as many as may be on it, the smaller of two limits',
      [
        { kind: 'minChoosersOn', target: 0, n: 2 },
        { kind: 'maxChoosersOn', targets: [0], n: 2 },
        { kind: 'maxChoosersOn', targets: [0, 1], n: 3 },
      ],
      ALL,
    ],
    [
      'needs more than may be declared at all',
      [
        { kind: 'minChoosersOn', target: 1, n: 3 },
        { kind: 'maxChoosers', n: 2 },
      ],
      '00 10 20',
    ],
    [
      'is not one where only others are limited',
      [
        { kind: 'minChoosersOn', target: 1, n: 3 },
        { kind: 'maxChoosers', choosers: [0, 1], n: 1 },
      ],
      ALL,
    ],
    ['may have none', [{ kind: 'maxChoosersOn', targets: [1], n: 0 }], '00 10 20'],
    ['may have one', [{ kind: 'maxChoosersOn', targets: [1], n: 1 }], ALL],
  ])('%s', (_, restrictions, expected) => {
    expect(left(restrictions)).toBe(expected);
  });
});

describe('a chooser who cannot be declared', () => {
  test.each<[string, readonly Restriction[], string]>([
    ['is one of whom none may be', [{ kind: 'maxChoosers', choosers: [0, 2], n: 0 }], '10 11'],
    ['is anyone where none may be', [{ kind: 'maxChoosers', n: 0 }], ''],
    ['is not one of whom one may be', [{ kind: 'maxChoosers', choosers: [0, 2], n: 1 }], ALL],
    [
      'needs company where only one may be declared',
      [
        { kind: 'notAlone', chooser: 1 },
        { kind: 'maxChoosers', n: 1 },
      ],
      '00 01 20 21',
    ],
    [
      'does not need it where two may be',
      [
        { kind: 'notAlone', chooser: 1 },
        { kind: 'maxChoosers', n: 2 },
      ],
      ALL,
    ],
    [
      'needs more companions than it has',
      [{ kind: 'needsCompanions', chooser: 0, companions: [0, 1], n: 2 }],
      '10 11 20 21',
    ],
    [
      'has as many as it needs',
      [{ kind: 'needsCompanions', chooser: 0, companions: [1, 2], n: 2 }],
      ALL,
    ],
    [
      'has them, but they may not be declared beside it',
      [
        { kind: 'needsCompanions', chooser: 0, companions: [1, 2], n: 2 },
        { kind: 'maxChoosers', n: 2 },
      ],
      '10 11 20 21',
    ],
  ])('%s', (_, restrictions, expected) => {
    expect(left(restrictions)).toBe(expected);
  });

  test('has no company in one who can’t be declared on anything', () => {
    const alone: Restriction = { kind: 'notAlone', chooser: 0 };
    expect(left([alone], '10', '11', '20', '21')).toBe('');
    expect(left([alone], '10', '11', '20')).toBe('00 01 21');
  });
});

describe('of choosers who must be together', () => {
  const together = (choosers: readonly number[]): Restriction => ({
    kind: 'allOrNoneOn',
    target: 0,
    choosers,
  });

  test('none is on the target where one of them cannot be', () => {
    expect(left([together([0, 1])], '10')).toBe('01 11 20 21');
    expect(left([together([0, 1])])).toBe(ALL);
  });

  test('none is where all are more than may be on it', () => {
    const one: Restriction = { kind: 'maxChoosersOn', targets: [0], n: 1 };
    expect(left([together([0, 1]), one])).toBe('01 11 20 21');
    expect(left([together([0, 1]), { ...one, n: 2 }])).toBe(ALL);
  });

  test('one alone is together with himself, and may be said twice', () => {
    expect(left([together([0]), { kind: 'maxChoosersOn', targets: [0], n: 1 }])).toBe(ALL);
    expect(left([together([0, 0])])).toBe(ALL);
  });
});

test('what is found out rules out more: a companion who cannot be declared is none', () => {
  expect(
    left([
      { kind: 'needsCompanions', chooser: 0, companions: [1], n: 1 },
      { kind: 'needsCompanions', chooser: 1, companions: [2], n: 1 },
      { kind: 'maxChoosers', choosers: [2], n: 0 },
    ]),
  ).toBe('');
});
