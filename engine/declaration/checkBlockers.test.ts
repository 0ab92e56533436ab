import { describe, expect, test } from 'vitest';
import type { Ability } from '../language/ability.ts';
import type { Subject } from '../language/reference.ts';
import type { BlockVerdict } from '../log/verdict.ts';
import { attackOf } from '../state/combatRoles.ts';
import { restricts } from '../testing/boards/abilities.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkBlockers } from './checkBlockers.ts';
import { everyBlock } from './decisionTable.ts';
import { declareBlockers } from './declareBlockers.ts';

const SELF: Subject = { kind: 'reference', reference: 'self' };
const ALL: Subject = { kind: 'all', filter: {} };
const nil = playerId('nil');

const restriction = restricts;
const blocksIfAble: Ability = { kind: 'requirement', requirement: 'blocksIfAble', subject: SELF };

/** Attackers all attack nil; whoever is listed for nil may block. */
const combat = (
  attackers: Record<string, PermanentSpec>,
  blockers: Record<string, PermanentSpec>,
  more: Partial<TestBoard> = {},
) =>
  board({
    permanents: { ada: attackers, nil: blockers },
    step: 'declareBlockers',
    attacks: Object.fromEntries(
      Object.entries(attackers)
        .filter(([, spec]) => typeof spec === 'string' || spec.is !== undefined)
        .map(([name]) => [name, 'nil']),
    ),
    ...more,
  });

const blocks = (pairs: readonly (readonly [string, string])[]) => ({
  blocks: pairs.map(([blocker, attacker]) => ({
    blocker: objectId(blocker),
    attacker: objectId(attacker),
  })),
});

const reasons = ({ violations }: BlockVerdict): readonly string[] =>
  violations
    .map(({ code, by }) =>
      by === undefined ? code : by.what.kind === 'keyword' ? by.what.keyword : by.what.restriction,
    )
    .toSorted();

describe('one blocker, one attacker', () => {
  const red = (is: string): PermanentSpec => ({ is, colors: ['red'] });
  test.each<[string, PermanentSpec, PermanentSpec, readonly string[]]>([
    ['a ground creature against a flyer', '1/1 flying', '1/1', ['flying']],
    ['a flyer against a flyer', '1/1 flying', '1/1 flying', []],
    ['a creature with reach against a flyer', '1/1 flying', '1/1 reach', []],
    ['a flyer without shadow against both', '1/1 flying shadow', '1/1 flying', ['shadow']],
    ['a ground creature against both', '1/1 flying shadow', '1/1', ['flying', 'shadow']],
    ['shadow and reach against both', '1/1 flying shadow', '1/1 shadow reach', []],
    ['a creature with shadow against one without', '1/1', '1/1 shadow', ['shadow']],
    ['anyone against horsemanship', '1/1 horsemanship', '1/1', ['horsemanship']],
    ['a red creature against fear', '1/1 fear', red('1/1'), ['fear']],
    ['a black creature against fear', '1/1 fear', { is: '1/1', colors: ['black'] }, []],
    [
      'an artifact creature against fear',
      '1/1 fear',
      { is: '1/1', types: ['artifact', 'creature'] },
      [],
    ],
    ['the same color against intimidate', red('1/1 intimidate'), red('1/1'), []],
    ['another color against intimidate', red('1/1 intimidate'), '1/1', ['intimidate']],
    ['greater power against skulk', '1/1 skulk', '2/2', ['skulk']],
    ['equal power against skulk', '2/2 skulk', '2/2', []],
    ['one creature against menace', '1/1 menace', '1/1', ['menace']],
    ['a tapped creature', '1/1', { is: '1/1', tapped: true }, ['tapped']],
    ['a creature that came this turn', '1/1', { is: '1/1', sick: true }, []],
    [
      'a Wall against what Walls cannot block',
      {
        is: '1/1',
        abilities: [restriction('cannotBeBlockedBy', { filter: { subtype: 'Wall' } })],
      },
      { is: '0/4', subtypes: ['Wall'] },
      ['cannotBeBlockedBy'],
    ],
    [
      'anyone against what only flyers block',
      {
        is: '1/1',
        abilities: [restriction('cannotBeBlockedExceptBy', { filter: { keyword: 'flying' } })],
      },
      '1/1',
      ['cannotBeBlockedExceptBy'],
    ],
    [
      'anyone against the unblockable',
      { is: '1/1', abilities: [restriction('cannotBeBlocked')] },
      '1/1',
      ['cannotBeBlocked'],
    ],
    [
      'who cannot block',
      '1/1',
      { is: '1/1', abilities: [restriction('cannotBlock')] },
      ['cannotBlock'],
    ],
    [
      'who cannot block power 2 or more',
      '2/2',
      {
        is: '1/1',
        abilities: [restriction('cannotBlock', { filter: { power: { atLeast: 2 } } })],
      },
      ['cannotBlock'],
    ],
    [
      'who blocks only flyers',
      '1/1',
      {
        is: '1/1',
        abilities: [restriction('canBlockOnly', { filter: { keyword: 'flying' } })],
      },
      ['canBlockOnly'],
    ],
    [
      'who cannot block alone',
      '1/1',
      { is: '1/1', abilities: [restriction('cannotBlockAlone')] },
      ['cannotBlockAlone'],
    ],
    [
      'protection from its color',
      {
        is: '1/1',
        abilities: [{ kind: 'keyword', keyword: 'protection', quality: { color: 'red' } }],
      },
      red('1/1'),
      ['protection'],
    ],
  ])('%s', (_, attacker, blocker, expected) => {
    const state = combat({ attacker }, { blocker });
    const verdict = checkBlockers(state, nil, blocks([['blocker', 'attacker']]));
    expect(reasons(verdict)).toEqual(expected);
    expect(verdict.verdict).toBe(expected.length === 0 ? 'legal' : 'illegal');
  });
});

test('a landwalker is not blocked while its defending player controls such a land', () => {
  const abilities: readonly Ability[] = [
    { kind: 'keyword', keyword: 'landwalk', quality: { subtype: 'Island' } },
  ];
  const attacker = { is: '1/1', abilities };
  const island = { types: ['land'], subtypes: ['Island'] } as const;
  const block = blocks([['blocker', 'attacker']]);
  const own = combat({ attacker, island }, { blocker: '1/1' });
  expect(reasons(checkBlockers(own, nil, block))).toEqual([]);
  const theirs = combat({ attacker }, { blocker: '1/1', island });
  expect(reasons(checkBlockers(theirs, nil, block))).toEqual(['landwalk']);
});

describe('menace and a creature that blocks if able', () => {
  const state = combat(
    { raider: '3/3 menace' },
    { sentry: { is: '2/2', abilities: [blocksIfAble] }, squire: '2/2' },
  );

  test.each<[string, readonly (readonly [string, string])[], readonly string[], number]>([
    [
      'both block',
      [
        ['sentry', 'raider'],
        ['squire', 'raider'],
      ],
      [],
      1,
    ],
    ['the sentry alone', [['sentry', 'raider']], ['menace'], 1],
    ['the squire alone', [['squire', 'raider']], ['fewerRequirementsThanPossible', 'menace'], 0],
    ['nobody', [], ['fewerRequirementsThanPossible'], 0],
  ])('%s', (_, pairs, expected, obeyed) => {
    const verdict = checkBlockers(state, nil, blocks(pairs));
    expect(reasons(verdict)).toEqual(expected);
    expect([verdict.obeyed, verdict.maximum]).toEqual([obeyed, 1]);
  });

  test('what refutes blocking with nobody is itself legal and obeys more', () => {
    const { better, nearest } = checkBlockers(state, nil, blocks([]));
    for (const declaration of [better, nearest]) {
      expect(declaration).toBeDefined();
      if (declaration !== undefined)
        expect(checkBlockers(state, nil, declaration).verdict).toBe('legal');
    }
  });

  test('with the squire tapped the sentry has to stay back, and the conflict says why', () => {
    const tapped = combat(
      { raider: '3/3 menace' },
      { sentry: { is: '2/2', abilities: [blocksIfAble] }, squire: { is: '2/2', tapped: true } },
    );
    const verdict = checkBlockers(tapped, nil, blocks([]));
    expect([verdict.verdict, verdict.obeyed, verdict.maximum]).toEqual(['legal', 0, 0]);
    expect(verdict.conflicts[0]?.restrictions).toEqual([
      { source: 'raider', what: { kind: 'keyword', keyword: 'menace' } },
    ]);
  });
});

test('two lures for one blocker: the one with two requirements decides', () => {
  const lure: Ability = { kind: 'requirement', requirement: 'mustBeBlockedByAll', subject: SELF };
  const state = combat(
    { once: { is: '1/1', abilities: [lure] }, twice: { is: '1/1', abilities: [lure, lure] } },
    { wall: '0/5' },
  );
  const once = checkBlockers(state, nil, blocks([['wall', 'once']]));
  expect([once.verdict, once.obeyed, once.maximum]).toEqual(['illegal', 1, 2]);
  expect(checkBlockers(state, nil, blocks([['wall', 'twice']])).verdict).toBe('legal');
});

test('whole-declaration restrictions are counted over the declaration', () => {
  const limits: Ability[] = [restriction('maxBlockers', { n: 1 })];
  const state = combat(
    { a: '1/1', b: '1/1' },
    { x: '1/1', y: '1/1', law: { types: ['enchantment'], abilities: limits } },
  );
  const verdict = checkBlockers(
    state,
    nil,
    blocks([
      ['x', 'a'],
      ['y', 'b'],
    ]),
  );
  expect(verdict.violations[0]).toMatchObject({
    by: { source: 'law' },
    counts: { found: 2, needed: 1 },
  });
  expect(
    everyBlock(state, nil, 99)?.filter(({ verdict: one }) => one.verdict === 'legal'),
  ).toHaveLength(5);
});

test('restrictions on how many may block one attacker', () => {
  const three = restriction('minBlockers', { n: 3 });
  const one = restriction('maxBlockersOn', { n: 1 });
  const all = restriction('allOrNoneBlockers');
  const legal = (ability: Ability) =>
    everyBlock(
      combat({ a: { is: '1/1', abilities: [ability] } }, { x: '1/1', y: '1/1', z: '1/1' }),
      nil,
      99,
    )
      ?.filter(({ verdict }) => verdict.verdict === 'legal')
      .map(({ declaration }) => declaration.blocks.length);
  expect(legal(three)).toEqual([0, 3]);
  expect(legal(one)).toEqual([0, 1, 1, 1]);
  expect(legal(all)).toEqual([0, 3]);
});

test('a creature blocks one attacker, or as many more as it is allowed', () => {
  const two = blocks([
    ['x', 'a'],
    ['x', 'b'],
  ]);
  const plain = combat({ a: '1/1', b: '1/1' }, { x: '1/1' });
  expect(reasons(checkBlockers(plain, nil, two))).toEqual(['blocksTooMany']);
  const more: Ability = { kind: 'permission', permission: 'blockAdditional', subject: SELF, n: 1 };
  const able = combat({ a: '1/1', b: '1/1' }, { x: { is: '1/1', abilities: [more] } });
  expect(checkBlockers(able, nil, two).verdict).toBe('legal');
});

describe('malformed declarations are refused and change nothing', () => {
  const state = combat(
    { a: '1/1', idle: { types: ['artifact'] } },
    { x: '1/1', rock: { types: ['artifact'] } },
  );
  test.each<[string, readonly (readonly [string, string])[], readonly string[]]>([
    ['an unknown blocker', [['ghost', 'a']], ['unknownObject']],
    ['an unknown attacker', [['x', 'ghost']], ['unknownObject']],
    [
      'one pair twice',
      [
        ['x', 'a'],
        ['x', 'a'],
      ],
      ['declaredTwice'],
    ],
    ['an opponent’s creature', [['a', 'a']], ['notUnderYourControl']],
    ['no creature', [['rock', 'a']], ['notACreature']],
    ['what does not attack', [['x', 'idle']], ['notAttacking']],
  ])('%s', (_, pairs, expected) => {
    const tried = declareBlockers(state, nil, blocks(pairs));
    expect(tried.kind).toBe('refused');
    expect(tried.changed.state).toBe(state);
    expect(reasons(checkBlockers(state, nil, blocks(pairs)))).toEqual(expected);
  });
});

test('declared blockers block, and decide who is blocked and who is not', () => {
  const state = combat({ a: '1/1', b: '1/1' }, { x: '1/1' });
  const { changed } = declareBlockers(state, nil, blocks([['x', 'a']]));
  expect(attackOf(changed.state, objectId('a'))?.status).toBe('blocked');
  expect(attackOf(changed.state, objectId('b'))?.status).toBe('unblocked');
  expect(changed.events[0]).toMatchObject({ becameBlocked: ['a'], becameUnblocked: ['b'] });
});

test.each<readonly [PermanentSpec, PermanentSpec, boolean]>([
  ['1/1 flying', '1/1 reach', true],
  ['1/1 flying', '1/1 flying reach', false],
  ['1/1', '1/1 reach', false],
])('%s blocked by %s needs reach: %s', (a, b, needed) => {
  const state = board({
    step: 'declareBlockers',
    permanents: { ada: { a }, nil: { b } },
    attacks: { a: 'nil' },
  });
  const { changed } = declareBlockers(state, playerId('nil'), {
    blocks: [{ blocker: objectId('b'), attacker: objectId('a') }],
  });
  expect(changed.events.at(-1)?.rules.includes('keyword.reach')).toBe(needed);
});

test('a cost to block is never forced, and has to be paid whole', () => {
  const tax: Ability = {
    kind: 'combatCost',
    to: 'block',
    subject: ALL,
    pay: { kind: 'mana', mana: '{1}' },
  };
  const spec = {
    sentry: { is: '2/2', abilities: [blocksIfAble] },
    tax: { types: ['enchantment'], abilities: [tax] },
  } as const;
  const poor = combat({ a: '1/1' }, spec);
  expect(checkBlockers(poor, nil, blocks([])).verdict).toBe('legal');
  const unpaid = declareBlockers(poor, nil, blocks([['sentry', 'a']]));
  expect(unpaid.kind).toBe('refused');
  const rich = combat({ a: '1/1' }, spec, { players: { nil: { mana: 'G' } } });
  const paid = declareBlockers(rich, nil, blocks([['sentry', 'a']]));
  expect(paid.kind).toBe('done');
  expect(paid.changed.state.players[1]?.mana).toBe('');
});
