import { describe, expect, it } from 'vitest';
import type { Violation } from '../log/verdict.ts';
import type { GameState } from '../state/gameState.ts';
import { type AssignmentTable, assignments, tableOf } from '../testing/boards/assignments.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAssignment } from './checkAssignment.ts';
import { divisionsOf } from './divisionsOf.ts';
import type { DamageStep } from './steps.ts';

const violationsOf = (
  state: GameState,
  table: AssignmentTable,
  player = 'ada',
  step: DamageStep = 'combatDamage',
): readonly Violation[] =>
  checkAssignment(state, playerId(player), step, assignments(state, table)).violations;

/** Each violation as `code objects, found of needed`. */
const told = (violations: readonly Violation[]): readonly string[] =>
  violations.map(({ code, objects, counts }) =>
    [
      `${code} ${objects.join(' ')}`,
      ...(counts === undefined ? [] : [`${counts.found} of ${counts.needed}`]),
    ].join(', '),
  );

const WURM_AND_WALLS: TestBoard = {
  permanents: {
    ada: { wurm: '6/4', bear: '2/2' },
    nil: { wall: '0/3', cadet: '1/1', idle: '2/2', walker: { types: ['planeswalker'] } },
  },
  attacks: { wurm: 'nil' },
  blocks: { wall: 'wurm', cadet: 'wurm' },
};
const wurm = (is: string, more: Partial<TestBoard> = {}): GameState =>
  board({
    ...WURM_AND_WALLS,
    permanents: { ...WURM_AND_WALLS.permanents, ada: { wurm: is, bear: '2/2' } },
    ...more,
  });

describe('a legal assignment', () => {
  it('has no violation, and comes with a suggestion', () => {
    const state = wurm('6/4');
    const verdict = checkAssignment(
      state,
      playerId('ada'),
      'combatDamage',
      assignments(state, { wurm: { wall: 2, cadet: 4 } }),
    );
    expect(verdict.verdict).toBe('legal');
    expect(verdict.violations).toEqual([]);
    expect(tableOf(verdict.suggestion)).toEqual({ wurm: { wall: 3, cadet: 3 } });
  });

  it('may name recipients of 0, whoever they are, and say a creature’s damage in several parts', () => {
    expect(violationsOf(wurm('6/4'), { wurm: { wall: 6, idle: 0 }, bear: { nil: 0 } })).toEqual([]);
    const state = wurm('6/4');
    const parts = [
      ...assignments(state, { wurm: { wall: 4 } }),
      ...assignments(state, { wurm: { wall: 2 } }),
    ];
    expect(checkAssignment(state, playerId('ada'), 'combatDamage', parts).verdict).toBe('legal');
  });

  it('is empty for one who has nothing to assign', () => {
    expect(violationsOf(wurm('6/4', { blocks: {}, blocked: ['wurm'] }), {})).toEqual([]);
  });
});

describe('an assignment by a source that assigns none', () => {
  it.each([
    ['an unknown object', { ghost: { nil: 2 } }, 'unknownObject ghost', []],
    [
      'another player’s creature',
      { cadet: { wurm: 1 } },
      'notUnderYourControl cadet',
      ['damage.assign'],
    ],
    [
      'a creature out of combat',
      { bear: { nil: 1, walker: 1 } },
      'tooMuchDamageAssigned bear, 2 of 0',
      ['damage.assign'],
    ],
  ] as const)('is refused to %s', (_, table, violation, rules) => {
    const violations = violationsOf(wurm('6/4'), { wurm: { wall: 6 }, ...table });
    expect(told(violations)).toEqual([violation]);
    expect(violations[0]?.rules).toEqual(rules);
  });

  it('is refused once however many recipients it names', () => {
    expect(
      told(violationsOf(wurm('6/4'), { wurm: { wall: 6 }, ghost: { nil: 1, wall: 1 } })),
    ).toEqual(['unknownObject ghost']);
  });

  it('is refused in a step that is not the creature’s', () => {
    const violations = violationsOf(wurm('6/4'), { wurm: { wall: 6 } }, 'ada', 'firstStrikeDamage');
    expect(told(violations)).toEqual(['notYetDealing wurm']);
    expect(violations[0]?.rules).toEqual(['damage.secondStep']);
  });

  it.each([
    ['without power', wurm('0/4'), { wurm: { wall: 1 } }, 'ada', 'damage.equalToPower'],
    ['with negative power', wurm('-1/4'), { wurm: { wall: 1 } }, 'ada', 'damage.equalToPower'],
    [
      'that attacks nothing, unblocked',
      wurm('6/4', { attacks: { wurm: 'nothing' }, blocks: {} }),
      { wurm: { nil: 1 } },
      'ada',
      'damage.unblockedAssigns',
    ],
    [
      'whose blockers are gone',
      wurm('6/4', { blocks: {}, blocked: ['wurm'] }),
      { wurm: { nil: 1 } },
      'ada',
      'damage.divideAmongBlockers',
    ],
    [
      'that blocks nothing any more',
      wurm('6/4', { blocks: { cadet: [] } }),
      { cadet: { wurm: 1 } },
      'nil',
      'damage.divideAmongAttackers',
    ],
  ] as const)('is refused to one %s', (_, state, table, player, rule) => {
    const [source] = Object.keys(table);
    const violations = violationsOf(state, table, player);
    expect(told(violations)).toEqual([`tooMuchDamageAssigned ${source}, 1 of 0`]);
    expect(violations[0]?.rules).toEqual([rule]);
  });
});

describe('the total that a creature assigns', () => {
  it.each([
    ['less than its power', { wurm: { wall: 3, cadet: 2 } }, 'notAllDamageAssigned wurm, 5 of 6'],
    ['nothing at all', {}, 'notAllDamageAssigned wurm, 0 of 6'],
    ['more than its power', { wurm: { wall: 3, cadet: 4 } }, 'tooMuchDamageAssigned wurm, 7 of 6'],
  ] as const)('may not be %s', (_, table, violation) => {
    const violations = violationsOf(wurm('6/4'), table);
    expect(told(violations)).toEqual([violation]);
    expect(violations[0]?.rules).toEqual(['damage.equalToPower', 'damage.wholeAssignmentChecked']);
  });

  it.each([-1, 1.5])('may not have a part of %d', (amount) => {
    const violations = violationsOf(wurm('6/4'), { wurm: { wall: amount, cadet: 6 - amount } });
    const parts = [amount, 6 - amount].filter((n) => n < 0 || !Number.isInteger(n));
    expect(told(violations)).toEqual(parts.map((n) => `notAllDamageAssigned wurm, ${n} of 0`));
    expect(violations[0]?.rules).toEqual(['damage.equalToPower']);
  });
});

describe('a recipient', () => {
  it.each([
    [
      'a creature that does not block it',
      {},
      { idle: 1, wall: 5 },
      'wrongRecipient wurm idle',
      ['damage.divideAmongBlockers'],
    ],
    [
      'the player, without trample',
      {},
      { nil: 1, wall: 5 },
      'wrongRecipient wurm',
      ['damage.divideAmongBlockers'],
    ],
    [
      'anyone but what it attacks',
      { blocks: {} },
      { cadet: 6 },
      'wrongRecipient wurm cadet',
      ['damage.unblockedAssigns'],
    ],
  ] as const)('may not be %s', (_, more, amounts, violation, rules) => {
    const violations = violationsOf(wurm('6/4', more), { wurm: amounts });
    expect(told(violations)).toEqual([violation]);
    expect(violations[0]?.rules).toEqual(rules);
  });

  it('of a blocker may not be a creature that it does not block', () => {
    const violations = violationsOf(wurm('6/4'), { cadet: { bear: 1 } }, 'nil');
    expect(told(violations)).toEqual(['wrongRecipient cadet bear']);
    expect(violations[0]?.rules).toEqual(['damage.divideAmongAttackers']);
  });

  it('behind an attacked planeswalker is out of reach for trample (702.19f)', () => {
    const rules = (is: string, target: string): readonly string[] | undefined =>
      violationsOf(wurm(is, { attacks: { wurm: target } }), {
        wurm: { wall: 3, cadet: 1, nil: 2 },
      })[0]?.rules;
    expect(rules('6/4 trample', 'walker')).toEqual([
      'damage.divideAmongBlockers',
      'keyword.trampleNotPastPermanent',
    ]);
    expect(rules('6/4', 'walker')).toEqual(['damage.divideAmongBlockers']);
    expect(rules('6/4', 'nil')).toEqual(['damage.divideAmongBlockers']);
    const third = wurm('6/4 trample', {
      permanents: { ada: { wurm: '6/4 trample' }, nil: { wall: '0/3' }, nora: {} },
      blocks: { wall: 'wurm' },
    });
    expect(violationsOf(third, { wurm: { nora: 6 } })[0]?.rules).toEqual([
      'damage.divideAmongBlockers',
    ]);
    const blocker = board({
      permanents: { ada: { wurm: '6/4' }, nil: { rhino: '3/3 trample' } },
      attacks: { wurm: 'nil' },
      blocks: { rhino: 'wurm' },
    });
    expect(violationsOf(blocker, { rhino: { ada: 3 } }, 'nil')[0]?.rules).toEqual([
      'damage.divideAmongAttackers',
    ]);
    const stranger = violationsOf(wurm('6/4 trample', { attacks: { wurm: 'walker' } }), {
      wurm: { idle: 6 },
    });
    expect(stranger[0]?.rules).toEqual(['damage.divideAmongBlockers']);
  });
});

describe('lethal damage in the announced order', () => {
  const ordered = (edition: '2009-07-11' | '2013-02-01', is = '6/4'): GameState =>
    wurm(is, { edition, orders: { wurm: ['wall', 'cadet'] } });

  it('is missing on the creature that comes first', () => {
    const violations = violationsOf(ordered('2013-02-01'), { wurm: { wall: 2, cadet: 4 } });
    expect(told(violations)).toEqual(['lethalNotAssignedInOrder wurm wall, 2 of 3']);
    expect(violations[0]?.rules).toEqual([
      'damage.divideAmongBlockers',
      'blockers.orderBlockers',
      'damage.lethal',
      'damage.wholeAssignmentChecked',
    ]);
  });

  it('cites only rules that the edition has', () => {
    const [violation] = violationsOf(ordered('2009-07-11'), { wurm: { wall: 2, cadet: 4 } });
    expect(violation?.rules).toEqual([
      'damage.divideAmongBlockers',
      'blockers.orderBlockers',
      'damage.lethal',
    ]);
  });

  it('is 1 by deathtouch, and the rule for that is cited', () => {
    const violations = violationsOf(ordered('2013-02-01', '6/4 deathtouch'), {
      wurm: { cadet: 6 },
    });
    expect(told(violations)).toEqual(['lethalNotAssignedInOrder wurm wall, 0 of 1']);
    expect(violations[0]?.rules).toContain('keyword.deathtouchDivision');
  });

  it('is missing on an attacker that a blocker damages first', () => {
    const state = board({
      edition: '2024-07-30',
      permanents: { ada: { bear: '2/2', ogre: '3/3' }, nil: { brigade: '4/4' } },
      attacks: { bear: 'nil', ogre: 'nil' },
      blocks: { brigade: ['bear', 'ogre'] },
      orders: { brigade: ['ogre', 'bear'] },
    });
    const violations = violationsOf(state, { brigade: { bear: 2, ogre: 2 } }, 'nil');
    expect(told(violations)).toEqual(['lethalNotAssignedInOrder brigade ogre, 2 of 3']);
    expect(violations[0]?.rules).toEqual([
      'damage.divideAmongAttackers',
      'blockers.orderAttackers',
      'damage.lethal',
      'damage.wholeAssignmentChecked',
    ]);
  });
});

describe('lethal damage before trample', () => {
  it('is missing on each blocker that lacks it', () => {
    const violations = violationsOf(wurm('6/4 trample'), { wurm: { wall: 2, nil: 4 } });
    expect(told(violations)).toEqual([
      'lethalNotAssignedBeforeTrample wurm wall, 2 of 3',
      'lethalNotAssignedBeforeTrample wurm cadet, 0 of 1',
    ]);
    expect(violations[0]?.rules).toEqual([
      'keyword.trample',
      'damage.lethal',
      'damage.wholeAssignmentChecked',
    ]);
  });

  it('is counted with what other attackers assign, and found so', () => {
    const state = board({
      permanents: { ada: { one: '3/3 trample', two: '3/3 trample' }, nil: { brigade: '2/4' } },
      attacks: { one: 'nil', two: 'nil' },
      blocks: { brigade: ['one', 'two'] },
    });
    const table = { one: { brigade: 2, nil: 1 }, two: { brigade: 1, nil: 2 } };
    expect(told(violationsOf(state, table))).toEqual([
      'lethalNotAssignedBeforeTrample one brigade, 3 of 4',
      'lethalNotAssignedBeforeTrample two brigade, 3 of 4',
    ]);
  });
});

describe('damage assigned as though the creature weren’t blocked', () => {
  const elemental = (is: string, more: Partial<TestBoard> = {}): GameState =>
    wurm(is, {
      permanents: {
        ...WURM_AND_WALLS.permanents,
        ada: {
          wurm: {
            is,
            abilities: [
              {
                kind: 'permission',
                permission: 'assignAsThoughUnblocked',
                subject: { kind: 'reference', reference: 'self' },
              },
            ],
          },
        },
      },
      ...more,
    });

  it.each([
    ['all goes past', '6/4', { nil: 6 }, []],
    ['none goes past', '6/4', { wall: 1, cadet: 5 }, []],
    ['some goes past', '6/4', { wall: 3, cadet: 1, nil: 2 }, ['splitPastBlockers wurm wall cadet']],
    [
      'some goes past after lethal damage, with trample',
      '6/4 trample',
      { wall: 3, cadet: 1, nil: 2 },
      [],
    ],
    ['all goes past, with trample', '6/4 trample', { nil: 6 }, []],
    [
      'some goes past too early, with trample',
      '6/4 trample',
      { wall: 3, nil: 3 },
      ['lethalNotAssignedBeforeTrample wurm cadet, 0 of 1'],
    ],
  ] as const)('%s: %s assigns %o', (_, is, amounts, violations) => {
    expect(told(violationsOf(elemental(is), { wurm: amounts }))).toEqual(violations);
  });

  it('cites how a blocked creature divides', () => {
    const [violation] = violationsOf(elemental('6/4'), { wurm: { wall: 5, nil: 1 } });
    expect(violation?.rules).toEqual(['damage.divideAmongBlockers']);
  });

  it('demands no lethal damage beside, where only part of it goes past', () => {
    const violations = violationsOf(elemental('6/4'), { wurm: { wall: 1, nil: 5 } });
    expect(told(violations)).toEqual(['splitPastBlockers wurm wall cadet']);
  });

  it('is counted as all or none', () => {
    const count = (state: GameState) =>
      divisionsOf(state, playerId('ada'), 'combatDamage', objectId('wurm'), 99)?.length;
    // Seven ways to divide 6 among two blockers, and one past them.
    expect(count(elemental('6/4'))).toBe(8);
    expect(count(elemental('6/4', { blocks: {}, blocked: ['wurm'] }))).toBe(2);
  });

  it('is a choice where no blocker is left: all of it or none', () => {
    const state = elemental('6/4', { blocks: {}, blocked: ['wurm'] });
    expect(violationsOf(state, {})).toEqual([]);
    expect(violationsOf(state, { wurm: { nil: 6 } })).toEqual([]);
    expect(told(violationsOf(state, { wurm: { nil: 5 } }))).toEqual([
      'notAllDamageAssigned wurm, 5 of 6',
      'splitPastBlockers wurm',
    ]);
  });

  it('asks for no lethal damage in editions with an order', () => {
    const state = elemental('6/4', { edition: '2013-02-01' });
    expect(violationsOf(state, { wurm: { nil: 6 } })).toEqual([]);
  });
});

describe('a whole assignment', () => {
  it('that breaks anything is illegal, and a legal one is suggested', () => {
    const state = wurm('6/4');
    const verdict = checkAssignment(state, playerId('ada'), 'combatDamage', []);
    expect(verdict.verdict).toBe('illegal');
    expect(tableOf(verdict.suggestion)).toEqual({ wurm: { wall: 3, cadet: 3 } });
  });

  it('is refused with every reason at once', () => {
    const state = board({
      permanents: { ada: { one: '3/3', two: '2/2', idle: '1/1' }, nil: { wall: '0/4' } },
      attacks: { one: 'nil', two: 'nil' },
      blocks: { wall: 'one' },
    });
    const table = { idle: { nil: 1 }, one: { nil: 3 }, two: { wall: 3 } };
    expect(told(violationsOf(state, table))).toEqual([
      'tooMuchDamageAssigned idle, 1 of 0',
      'wrongRecipient one',
      'wrongRecipient two wall',
      'tooMuchDamageAssigned two, 3 of 2',
    ]);
  });
});
