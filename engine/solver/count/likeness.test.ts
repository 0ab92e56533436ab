import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../vocabulary/random.ts';
import type { DeclarationProblem, Following, Requirement, Restriction } from '../problem.ts';
import { randomArmies, smallShape, withMore } from '../testing/randomProblem.ts';
import { seedsAgainst } from '../testing/seedsAgainst.ts';
import { chooserProfiles, targetProfiles } from './likeness.ts';

const pairs = (choosers: number, targets: number) =>
  Array.from({ length: choosers * targets }, (_, index) => ({
    chooser: index % choosers,
    target: Math.floor(index / choosers),
  }));

const plain: DeclarationProblem = {
  choosers: [{ capacity: 1 }, { capacity: 1 }, { capacity: 1 }],
  targetCount: 3,
  pairs: pairs(3, 3),
  restrictions: [],
  requirements: [],
};

const given = (...conditions: readonly (Restriction | Requirement)[]): DeclarationProblem => ({
  ...plain,
  restrictions: conditions.filter((one): one is Restriction => !isRequirement(one)),
  requirements: conditions.filter(isRequirement),
});

const following = (...followings: readonly Following[]): DeclarationProblem => ({
  ...plain,
  followings,
});

const isRequirement = (one: Restriction | Requirement): one is Requirement =>
  ['declared', 'declaredOn', 'covered', 'coveredExactly'].includes(one.kind);

/** Equal letters for what is alike: `aab` says that the third differs. */
function pattern(profiles: readonly string[]): string {
  const different = [...new Set(profiles)];
  return profiles.map((profile) => 'abc'[different.indexOf(profile)]).join('');
}

describe('choosers are told apart by', () => {
  test.each<[string, DeclarationProblem, string]>([
    ['nothing, where all may be declared on the same', plain, 'aaa'],
    [
      'how many targets they may be on',
      { ...plain, choosers: [{ capacity: 2 }, { capacity: 1 }, { capacity: 1 }] },
      'abb',
    ],
    ['their targets', { ...plain, pairs: plain.pairs.slice(1) }, 'abb'],
    [
      'what costs something',
      { ...plain, pairs: plain.pairs.map((pair, at) => ({ ...pair, costs: at === 4 ? [0] : [] })) },
      'aba',
    ],
    ['having to be declared', given({ kind: 'declared', chooser: 1 }), 'aba'],
    [
      'having to be declared twice over',
      given(
        { kind: 'declared', chooser: 0 },
        { kind: 'declared', chooser: 1 },
        { kind: 'declared', chooser: 1 },
      ),
      'abc',
    ],
    [
      'on what they have to be declared',
      given(
        { kind: 'declaredOn', chooser: 0, targets: [0, 1] },
        { kind: 'declaredOn', chooser: 1, targets: [0, 1] },
        { kind: 'declaredOn', chooser: 2, targets: [0, 2] },
      ),
      'aab',
    ],
    [
      'not in what order that is said',
      given(
        { kind: 'declaredOn', chooser: 0, targets: [0, 1] },
        { kind: 'declaredOn', chooser: 1, targets: [1, 0] },
      ),
      'aab',
    ],
    [
      'not by what everyone has to be',
      given(
        { kind: 'declared', chooser: 0 },
        { kind: 'declared', chooser: 1 },
        { kind: 'declared', chooser: 2 },
      ),
      'aaa',
    ],
    ['having to follow another', following({ chooser: 0, others: [1, 2] }), 'abb'],
    ['being one to be followed', following({ chooser: 0, others: [1] }), 'abc'],
    [
      'nothing, where all follow all',
      following(
        { chooser: 0, others: [1, 2] },
        { chooser: 1, others: [2, 0] },
        { chooser: 2, others: [0, 1] },
      ),
      'aaa',
    ],
    [
      'being together on a target or not at all',
      given({ kind: 'allOrNoneOn', target: 0, choosers: [0, 2] }),
      'aba',
    ],
    [
      'being among those of whom only so many may',
      given({ kind: 'maxChoosers', choosers: [1, 2], n: 1 }),
      'abb',
    ],
    ['not by a limit on all', given({ kind: 'maxChoosers', n: 1 }), 'aaa'],
    ['not being declared alone', given({ kind: 'notAlone', chooser: 2 }), 'aab'],
    [
      'being declared only alone',
      given({ kind: 'onlyAlone', chooser: 2 }, { kind: 'notAlone', chooser: 0 }),
      'abc',
    ],
    [
      'needing companions',
      given({ kind: 'needsCompanions', chooser: 0, companions: [1, 2], n: 1 }),
      'abb',
    ],
    [
      'being a companion',
      given({ kind: 'needsCompanions', chooser: 0, companions: [1], n: 1 }),
      'abc',
    ],
    [
      'how many companions they need',
      given(
        { kind: 'needsCompanions', chooser: 0, companions: [1, 2], n: 1 },
        { kind: 'needsCompanions', chooser: 1, companions: [0, 2], n: 2 },
        { kind: 'needsCompanions', chooser: 2, companions: [0, 1], n: 1 },
      ),
      'aba',
    ],
    [
      'not by needing each other',
      given(
        { kind: 'needsCompanions', chooser: 0, companions: [1], n: 1 },
        { kind: 'needsCompanions', chooser: 1, companions: [0], n: 1 },
      ),
      'aab',
    ],
    ['not being declared together with another', given({ kind: 'notTogether', a: 0, b: 2 }), 'aba'],
    [
      'with whom they are not declared',
      { ...given({ kind: 'notTogether', a: 0, b: 1 }, { kind: 'notTogether', a: 1, b: 2 }) },
      'abc',
    ],
    [
      'not by a target that few or many may be on',
      given(
        { kind: 'minChoosersOn', target: 0, n: 2 },
        { kind: 'maxChoosersOn', targets: [1], n: 2 },
        { kind: 'covered', target: 2, atLeast: 1 },
      ),
      'aaa',
    ],
  ])('%s', (_, problem, expected) => {
    expect(pattern(chooserProfiles(problem))).toBe(expected);
  });
});

describe('targets are told apart by', () => {
  test.each<[string, DeclarationProblem, string]>([
    ['nothing, where all may be on any', plain, 'aaa'],
    ['who may be on them', { ...plain, pairs: plain.pairs.slice(1) }, 'abb'],
    [
      'a cost, each from every other',
      {
        ...plain,
        pairs: plain.pairs.map((pair) => ({ ...pair, costs: pair.target > 0 ? [0] : [] })),
      },
      'abc',
    ],
    [
      'how many have to be on them',
      given(
        { kind: 'minChoosersOn', target: 0, n: 2 },
        { kind: 'minChoosersOn', target: 1, n: 3 },
        { kind: 'minChoosersOn', target: 2, n: 2 },
      ),
      'aba',
    ],
    ['having to be covered', given({ kind: 'covered', target: 1, atLeast: 1 }), 'aba'],
    [
      'by how many',
      given(
        { kind: 'covered', target: 0, atLeast: 1 },
        { kind: 'covered', target: 1, atLeast: 1 },
        { kind: 'covered', target: 2, atLeast: 2 },
      ),
      'aab',
    ],
    [
      'by exactly how many',
      given(
        { kind: 'coveredExactly', target: 0, n: 1 },
        { kind: 'coveredExactly', target: 1, n: 1 },
        { kind: 'coveredExactly', target: 2, n: 2 },
      ),
      'aab',
    ],
    [
      'least and exactly',
      given(
        { kind: 'coveredExactly', target: 0, n: 1 },
        { kind: 'covered', target: 1, atLeast: 1 },
      ),
      'abc',
    ],
    [
      'how many may be on them',
      given(
        { kind: 'maxChoosersOn', targets: [0], n: 1 },
        { kind: 'maxChoosersOn', targets: [1], n: 1 },
        { kind: 'maxChoosersOn', targets: [2], n: 2 },
      ),
      'aab',
    ],
    [
      'being among those that only so many may be on',
      given({ kind: 'maxChoosersOn', targets: [0, 2], n: 1 }),
      'aba',
    ],
    [
      'in which of two such sets they are',
      given(
        { kind: 'maxChoosersOn', targets: [0, 1], n: 1 },
        { kind: 'maxChoosersOn', targets: [1, 2], n: 1 },
      ),
      'abc',
    ],
    [
      'some being together on them',
      given(
        { kind: 'allOrNoneOn', target: 0, choosers: [0, 1] },
        { kind: 'allOrNoneOn', target: 1, choosers: [0, 1] },
      ),
      'abc',
    ],
    [
      'who has to be on them',
      given(
        { kind: 'declaredOn', chooser: 0, targets: [0] },
        { kind: 'declaredOn', chooser: 0, targets: [1] },
        { kind: 'declaredOn', chooser: 1, targets: [2] },
      ),
      'aab',
    ],
    [
      'being among those that somebody has to be on',
      given({ kind: 'declaredOn', chooser: 0, targets: [0, 1] }),
      'aab',
    ],
    [
      'not by who has to be declared',
      given({ kind: 'declared', chooser: 0 }, { kind: 'notAlone', chooser: 1 }),
      'aaa',
    ],
  ])('%s', (_, problem, expected) => {
    expect(pattern(targetProfiles(problem))).toBe(expected);
  });
});

describe('whatever is alike can change places and the problem is the same', () => {
  const swap = (a: number, b: number) => (one: number) => (one === a ? b : one === b ? a : one);

  interface Renaming {
    readonly chooser: (one: number) => number;
    readonly target: (one: number) => number;
  }
  const inOrder = (numbers: readonly number[]) => [...new Set(numbers)].sort((a, b) => a - b);
  const renamed = (field: string, value: unknown, { chooser, target }: Renaming): string => {
    const rename = field.startsWith('target') ? target : chooser;
    if (field === 'costs') return `costs ${String(value)}`;
    if (field === 'a' || field === 'b') return `either ${chooser(Number(value))}`;
    if (Array.isArray(value))
      return `${field} ${inOrder(value.map((one) => rename(Number(one)))).join(' ')}`;
    return field.startsWith('target') || field === 'chooser'
      ? `${field} ${rename(Number(value))}`
      : `${field} ${String(value)}`;
  };

  /** Everything that a problem says, in an order that does not depend on how it is said. */
  const said = (
    { choosers, pairs: all, restrictions, requirements, followings = [] }: DeclarationProblem,
    renaming: Renaming,
  ): string =>
    [
      ...choosers.map(({ capacity }, at) => `${renaming.chooser(at)} can ${capacity}`),
      ...[...all, ...restrictions, ...requirements, ...followings].map((one) =>
        Object.entries(one)
          .map(([field, value]: [string, unknown]) => renamed(field, value, renaming))
          .toSorted()
          .join(),
      ),
    ]
      .toSorted()
      .join('; ');

  const same = (one: number) => one;

  const alike = (profiles: readonly string[]) =>
    profiles.flatMap((profile, a) =>
      profiles.flatMap((other, b) => (a < b && profile === other ? [[a, b] as const] : [])),
    );

  // A creature that is named among its own companions or leaders counts for nothing there.
  const tidy = (problem: DeclarationProblem): DeclarationProblem => ({
    ...problem,
    restrictions: problem.restrictions
      .filter(({ kind }) => kind !== 'pairForbidden' && kind !== 'chooserForbidden')
      .map((one) =>
        one.kind === 'needsCompanions'
          ? { ...one, companions: [...one.companions, one.chooser] }
          : one,
      ),
    followings: (problem.followings ?? []).map((one) => ({
      ...one,
      others: [...one.others, one.chooser],
    })),
  });

  test('on a thousand boards of few kinds', () => {
    const found = { choosers: 0, targets: 0 };
    const against = seedsAgainst(1_000, (seed) => {
      const random = randomFrom(seed);
      const problem = tidy(
        withMore(random, randomArmies(random, { ...smallShape(random), choosers: 4, targets: 4 })),
      );
      const plainly = said(problem, { chooser: same, target: same });
      const choosers = alike(chooserProfiles(problem));
      const targets = alike(targetProfiles(problem));
      found.choosers += choosers.length;
      found.targets += targets.length;
      return (
        choosers.every(
          ([a, b]) => said(problem, { chooser: swap(a, b), target: same }) === plainly,
        ) &&
        targets.every(([a, b]) => said(problem, { chooser: same, target: swap(a, b) }) === plainly)
      );
    });
    expect(against).toEqual([]);
    expect(Math.min(found.choosers, found.targets)).toBeGreaterThan(0);
  });
});
