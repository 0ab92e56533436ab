import { describe, expect, it, test } from 'vitest';
import { removeFromCombat } from '../change/combat/removeFromCombat.ts';
import { citedIn } from '../citation/cited.ts';
import { type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { type AssignmentTable, assignments } from '../testing/boards/assignments.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { rulesOfAssignment, rulesOfNoDamage } from './rulesOfAssignment.ts';
import type { DamageStep } from './steps.ts';

const duel = (attacker: string, more: Partial<TestBoard> = {}) =>
  board({
    permanents: {
      ada: { attacker },
      nil: {
        wall: '0/3',
        knight: '1/1 banding',
        walker: { types: ['planeswalker'], counters: { loyalty: 2 } },
      },
    },
    attacks: { attacker: 'nil' },
    ...more,
  });

const cited = (
  state: ReturnType<typeof duel>,
  table: AssignmentTable,
  player = 'ada',
): readonly string[] =>
  citedIn(state.edition, [
    rulesOfAssignment(state, playerId(player), 'combatDamage', assignments(state, table)),
  ]).rules;

const BLOCKED = { blocks: { wall: 'attacker' } } as const;

describe('an assignment cites', () => {
  it.each<readonly [string, string, Partial<TestBoard>, AssignmentTable, readonly string[]]>([
    [
      'trample for what goes past a blocker',
      '5/5 trample',
      BLOCKED,
      { attacker: { wall: 3, nil: 2 } },
      ['keyword.trample', 'damage.divideAmongBlockers', 'damage.equalToPower', 'damage.lethal'],
    ],
    [
      'that no blocker is left where it tramples with none',
      '5/5 trample',
      { blocked: ['attacker'] },
      { attacker: { nil: 5 } },
      ['keyword.trampleNoBlockers', 'damage.divideAmongBlockers'],
    ],
    [
      'deathtouch where it makes little damage lethal',
      '5/5 trample deathtouch',
      BLOCKED,
      { attacker: { wall: 1, nil: 4 } },
      ['keyword.trample', 'keyword.deathtouchDivision', 'damage.divideAmongBlockers'],
    ],
    [
      'trample over planeswalkers for what goes to the controller',
      '5/5 trampleOverPlaneswalkers',
      { attacks: { attacker: 'walker' } },
      { attacker: { walker: 2, nil: 3 } },
      ['keyword.trampleOverPlaneswalkers', 'damage.unblockedAssigns'],
    ],
    [
      'nothing of trample where nothing goes past',
      '5/5 trample',
      BLOCKED,
      { attacker: { wall: 5 } },
      ['damage.divideAmongBlockers'],
    ],
  ])('%s', (_, is, more, table, rules) => {
    expect(cited(duel(is, more), table).slice(0, rules.length)).toEqual(rules);
  });

  it.each<readonly [string, string, DamageStep, string | undefined]>([
    ['first strike', '2/2 firstStrike', 'firstStrikeDamage', 'keyword.firstStrike'],
    ['double strike', '2/2 doubleStrike', 'firstStrikeDamage', 'keyword.doubleStrike'],
    ['double strike again', '2/2 doubleStrike', 'combatDamage', 'keyword.doubleStrike'],
    [
      'first strike that came late',
      '2/2 firstStrike',
      'combatDamage',
      'keyword.firstStrikeBetweenSteps',
    ],
    ['nothing of the sort', '2/2', 'combatDamage', undefined],
  ])('%s, in the step that it is about', (_, is, step, rule) => {
    const firstStrike =
      step === 'combatDamage'
        ? ({ kind: 'firstStepBegan', hadStrike: [], assigned: [] } as const)
        : ({ kind: 'noFirstStep' } as const);
    const state = duel(is, { firstStrike });
    const dealt = assignments(state, { attacker: { nil: 2 } });
    const { decides } = rulesOfAssignment(state, playerId('ada'), step, dealt);
    const strikes = decides.filter((key) => /Strike/.test(key));
    expect(strikes).toEqual(rule === undefined ? [] : [rule]);
  });

  it('banding where the other side divides', () => {
    const state = duel('5/5', { blocks: { knight: 'attacker', wall: 'attacker' } });
    expect(cited(state, { attacker: { wall: 5 }, knight: { attacker: 1 } }, 'nil')[0]).toBe(
      'keyword.bandingBlockerDivides',
    );
  });

  it.each<readonly [EditionId, boolean, boolean]>([
    ['2009-07-11', false, true],
    ['2013-02-01', true, false],
    [NEWEST_EDITION, true, false],
  ])('in %s that the whole is judged (%s), or one after another (%s)', (edition, whole, one) => {
    const rules = cited(duel('2/2', { edition }), { attacker: { nil: 2 } });
    expect(rules.includes('damage.wholeAssignmentChecked')).toBe(whole);
    expect(rules.includes('damage.oneCreatureAfterAnother')).toBe(one);
  });
});

test.each<readonly [string, string, Partial<TestBoard>, readonly string[]]>([
  ['no power', '0/4', {}, ['damage.equalToPower']],
  [
    'no blocker left',
    '3/3',
    { blocked: ['attacker'] },
    ['damage.divideAmongBlockers', 'damage.equalToPower'],
  ],
  [
    'nothing attacked',
    '3/3',
    { attacks: { attacker: 'nothing' } },
    ['damage.unblockedAssigns', 'damage.equalToPower'],
  ],
])('no damage for %s cites its rule', (_, is, more, rules) => {
  expect(rulesOfNoDamage(duel(is, more), 'combatDamage')).toEqual(rules);
});

describe('what every assignment cites, after what is special about it', () => {
  const GENERAL = [
    'damage.equalToPower',
    'damage.assign',
    'damage.wholeAssignmentChecked',
    'turnBased.assignCombatDamage',
  ];

  it('is each role once, and the rules for all', () => {
    const state = board({
      permanents: { ada: { a: '1/1', b: '1/1', c: '2/2' }, nil: { wall: '0/3' } },
      attacks: { a: 'nil', b: 'nil', c: 'nil' },
      blocks: { wall: 'c' },
    });
    expect(cited(state, { a: { nil: 1 }, b: { nil: 1 }, c: { wall: 2 } })).toEqual([
      'damage.unblockedAssigns',
      'damage.divideAmongBlockers',
      ...GENERAL,
    ]);
  });

  it('is that of the blockers where these assign', () => {
    const blocked = board({
      permanents: { ada: { bear: '2/2' }, nil: { wall: '1/3' } },
      attacks: { bear: 'nil' },
      blocks: { wall: 'bear' },
    });
    expect(cited(blocked, { wall: { bear: 1 } }, 'nil')).toEqual([
      'damage.divideAmongAttackers',
      ...GENERAL,
    ]);
  });

  it('is told of a source that has left combat by now, without a role', () => {
    expect(cited(duel('2/2'), { wall: { attacker: 1 } })).toEqual(GENERAL);
  });

  it('is the order of players too where there are more than two', () => {
    const three = board({
      permanents: { ada: { bear: '2/2' }, nil: {}, oda: {} },
      attacks: { bear: 'nil' },
    });
    expect(cited(three, { bear: { nil: 2 } })).toContain('multiplayer.damageInApnapOrder');
    expect(cited(duel('2/2'), { attacker: { nil: 2 } })).not.toContain(
      'multiplayer.damageInApnapOrder',
    );
  });
});

describe('that there are two combat damage steps is cited', () => {
  const rules = (step: DamageStep, began: boolean): readonly string[] => {
    const firstStrike = began
      ? ({ kind: 'firstStepBegan', hadStrike: [], assigned: [] } as const)
      : ({ kind: 'noFirstStep' } as const);
    const state = duel('2/2 firstStrike', { firstStrike });
    return rulesOfAssignment(state, playerId('ada'), step, []).decides;
  };

  it.each<readonly [string, DamageStep, boolean, boolean]>([
    ['in the first', 'firstStrikeDamage', true, true],
    ['as the first begins', 'firstStrikeDamage', false, true],
    ['in the second', 'combatDamage', true, true],
    ['not in the only one', 'combatDamage', false, false],
  ])('%s', (_, step, began, expected) => {
    expect(rules(step, began).includes('damage.secondStep')).toBe(expected);
  });

  it('and first strike only where there are two', () => {
    const state = duel('2/2 firstStrike');
    const table = assignments(state, { attacker: { nil: 2 } });
    expect(rulesOfAssignment(state, playerId('ada'), 'combatDamage', table)).not.toContain(
      'keyword.firstStrikeBetweenSteps',
    );
  });
});

describe('deathtouch is cited', () => {
  const two = (edition: EditionId, is: string, blocks: TestBoard['blocks']) =>
    cited(
      board({
        edition,
        permanents: { ada: { snake: is }, nil: { a: '0/3', b: '0/3' } },
        attacks: { snake: 'nil' },
        ...(blocks === undefined ? {} : { blocks }),
      }),
      { snake: { a: 1, b: 2 } },
    ).includes('keyword.deathtouchDivision');
  const BOTH = { a: 'snake', b: 'snake' } as const;

  it.each<readonly [string, EditionId, string, TestBoard['blocks'], boolean]>([
    ['where an order makes lethal damage count', '2013-02-01', '3/3 deathtouch', BOTH, true],
    ['not for one blocker', '2013-02-01', '3/3 deathtouch', { a: 'snake' }, false],
    ['not without it', '2013-02-01', '3/3', BOTH, false],
    ['not where damage is divided freely', NEWEST_EDITION, '3/3 deathtouch', BOTH, false],
    ['not where nothing goes past', NEWEST_EDITION, '3/3 deathtouch trample', BOTH, false],
    ['not where nothing blocks', NEWEST_EDITION, '3/3 deathtouch', undefined, false],
  ])('%s', (_, edition, is, blocks, expected) => {
    expect(two(edition, is, blocks)).toBe(expected);
  });

  it('not where it tramples past no blocker', () => {
    const alone = duel('5/5 trample deathtouch', { blocked: ['attacker'] });
    expect(cited(alone, { attacker: { nil: 5 } })).not.toContain('keyword.deathtouchDivision');
  });
});

describe('trample is cited', () => {
  const special = (
    is: string,
    more: Partial<TestBoard>,
    table: AssignmentTable,
  ): readonly string[] =>
    cited(duel(is, more), table).filter(
      (key) => key.startsWith('keyword.') || key === 'damage.lethal',
    );

  it.each<readonly [string, string, Partial<TestBoard>, AssignmentTable, readonly string[]]>([
    ['not where nothing blocked it', '5/5 trample', {}, { attacker: { nil: 5 } }, []],
    [
      'not where it assigns past its blockers without it',
      '5/5',
      BLOCKED,
      { attacker: { wall: 3, nil: 2 } },
      [],
    ],
    [
      'as trample where trample over planeswalkers goes past a blocker to the planeswalker',
      '5/5 trampleOverPlaneswalkers',
      { attacks: { attacker: 'walker' }, ...BLOCKED },
      { attacker: { wall: 3, walker: 2 } },
      ['keyword.trample', 'damage.lethal'],
    ],
    [
      'with the rule of trample over planeswalkers where it goes on to the player',
      '7/7 trampleOverPlaneswalkers',
      { attacks: { attacker: 'walker' }, ...BLOCKED },
      { attacker: { wall: 3, walker: 2, nil: 2 } },
      ['keyword.trampleOverPlaneswalkers', 'keyword.trample', 'damage.lethal'],
    ],
  ])('%s', (_, is, more, table, expected) => {
    expect(special(is, more, table)).toEqual(expected);
  });

  it('not where it assigns past its blockers as though it weren’t blocked', () => {
    const through = board({
      permanents: {
        ada: {
          attacker: {
            is: '5/5',
            abilities: [
              {
                kind: 'permission',
                permission: 'assignAsThoughUnblocked',
                subject: { kind: 'reference', reference: 'self' },
              },
            ],
          },
        },
        nil: { wall: '0/3' },
      },
      attacks: { attacker: 'nil' },
      ...BLOCKED,
    });
    expect(cited(through, { attacker: { nil: 5 } })[0]).toBe('damage.divideAmongBlockers');
  });

  it.each<readonly [string, Partial<TestBoard>, AssignmentTable, readonly string[]]>([
    ['unblocked', {}, { attacker: { nil: 5 } }, ['keyword.trampleOverPlaneswalkerGone']],
    [
      'past a blocker',
      BLOCKED,
      { attacker: { wall: 3, nil: 2 } },
      ['keyword.trampleOverPlaneswalkerGone', 'keyword.trample', 'damage.lethal'],
    ],
    [
      'with its blockers gone',
      { blocked: ['attacker'] },
      { attacker: { nil: 5 } },
      ['keyword.trampleOverPlaneswalkerGone', 'keyword.trampleNoBlockers'],
    ],
  ])('with the planeswalker that it attacked gone, %s (702.19e)', (_, more, table, expected) => {
    const state = duel('5/5 trampleOverPlaneswalkers', {
      attacks: { attacker: 'walker' },
      ...more,
    });
    const gone = removeFromCombat(state, objectId('walker'), 'leftBattlefield').state;
    expect(
      cited(gone, table).filter((key) => key.startsWith('keyword.') || key === 'damage.lethal'),
    ).toEqual(expected);
  });
});

test.each<readonly [string, Partial<TestBoard>, readonly string[]]>([
  [
    'a blocker whose attacker is gone',
    { permanents: { ada: { attacker: '0/1' }, nil: { wall: '2/3' } }, blocks: { wall: [] } },
    ['damage.divideAmongAttackers', 'damage.equalToPower'],
  ],
  [
    'one whose step it is not',
    {
      permanents: { ada: { attacker: '3/3 firstStrike' }, nil: { wall: '0/3' } },
      blocked: ['attacker'],
      firstStrike: { kind: 'firstStepBegan', hadStrike: [objectId('attacker')], assigned: [] },
    },
    ['damage.equalToPower'],
  ],
  [
    'two for the same reason, told once',
    {
      permanents: { ada: { attacker: '3/3', other: '3/3' }, nil: {} },
      attacks: { attacker: 'nil', other: 'nil' },
      blocked: ['attacker', 'other'],
    },
    ['damage.divideAmongBlockers', 'damage.equalToPower'],
  ],
])('no damage by %s cites what keeps it from assigning', (_, more, rules) => {
  expect(rulesOfNoDamage(duel('0/1', more), 'combatDamage')).toEqual(rules);
});
