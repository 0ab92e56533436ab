import { describe, expect, it, test } from 'vitest';
import type { EditionId } from '../citation/editions.ts';
import { type AssignmentTable, assignments } from '../testing/assignments.ts';
import { type Board, board } from '../testing/board.ts';
import { playerId } from '../vocabulary/ids.ts';
import { rulesOfAssignment, rulesOfNoDamage } from './rulesOfAssignment.ts';
import type { DamageStep } from './steps.ts';

const duel = (attacker: string, more: Partial<Board> = {}) =>
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
  rulesOfAssignment(state, playerId(player), 'combatDamage', assignments(state, table));

const BLOCKED = { blocks: { wall: 'attacker' } } as const;

describe('an assignment cites', () => {
  it.each<readonly [string, string, Partial<Board>, AssignmentTable, readonly string[]]>([
    [
      'trample, and lethal damage, for what goes past a blocker',
      '5/5 trample',
      BLOCKED,
      { attacker: { wall: 3, nil: 2 } },
      ['keyword.trample', 'damage.lethal', 'damage.divideAmongBlockers'],
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
      [
        'keyword.trample',
        'damage.lethal',
        'keyword.deathtouchDivision',
        'damage.divideAmongBlockers',
      ],
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
    const strikes = rulesOfAssignment(state, playerId('ada'), step, dealt).filter((key) =>
      /Strike/.test(key),
    );
    expect(strikes).toEqual(rule === undefined ? [] : [rule]);
  });

  it('banding where the other side divides', () => {
    const state = duel('5/5', { blocks: { knight: 'attacker', wall: 'attacker' } });
    expect(cited(state, { attacker: { wall: 5 }, knight: { attacker: 1 } }, 'nil')[0]).toBe(
      'keyword.bandingBlockerDivides',
    );
  });

  it.each<readonly [EditionId, boolean, boolean]>([
    ['ed-2010', false, true],
    ['ed-2013', true, false],
    ['current', true, false],
  ])('in %s that the whole is judged (%s), or one after another (%s)', (edition, whole, one) => {
    const rules = cited(duel('2/2', { edition }), { attacker: { nil: 2 } });
    expect(rules.includes('damage.wholeAssignmentChecked')).toBe(whole);
    expect(rules.includes('damage.oneCreatureAfterAnother')).toBe(one);
  });
});

test.each<readonly [string, string, Partial<Board>, readonly string[]]>([
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
