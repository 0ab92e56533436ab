import { describe, expect, it, test } from 'vitest';
import { removeFromCombat } from '../change/combat/removeFromCombat.ts';
import { type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { GameState } from '../state/gameState.ts';
import {
  type AssignmentTable,
  assignments,
  nameOf,
  tableOf,
} from '../testing/boards/assignments.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAssignment } from './checkAssignment.ts';
import { damageChoices } from './choices.ts';
import { divisionsOf } from './divisionsOf.ts';
import { suggestAssignment } from './suggestAssignment.ts';

const ADA = playerId('ada');
const STEP = 'combatDamage';

/** A trampler over planeswalkers that attacks a planeswalker of loyalty 3, with a wall that may block. */
const attack = (more: Partial<TestBoard> = {}, is = '7/7 trampleOverPlaneswalkers'): GameState =>
  board({
    permanents: {
      ada: { thrasta: is, bear: '2/2' },
      nil: { wall: '0/3', walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
    },
    attacks: { thrasta: 'walker' },
    ...more,
  });
const BLOCKED = { blocks: { wall: 'thrasta' } } as const;

const found = (state: GameState, table: AssignmentTable): readonly string[] =>
  checkAssignment(state, ADA, STEP, assignments(state, table)).violations.map(
    ({ code, objects, counts }) =>
      `${code} ${objects.join(' ')} ${counts === undefined ? '' : `${counts.found}/${counts.needed}`}`,
  );

it('cites its rule where the loyalty is missing', () => {
  const state = attack();
  const table = assignments(state, { thrasta: { walker: 2, nil: 5 } });
  expect(checkAssignment(state, ADA, STEP, table).violations[0]?.rules).toEqual([
    'keyword.trampleOverPlaneswalkers',
    'damage.wholeAssignmentChecked',
  ]);
});

it('does nothing for what attacks a battle, or what is no planeswalker any more', () => {
  const recipients = (state: GameState) =>
    damageChoices(state, ADA, STEP).map((choice) => choice.recipients.map(nameOf));
  const siege = board({
    permanents: {
      ada: { thrasta: '7/7 trampleOverPlaneswalkers' },
      nil: { siege: { types: ['battle'], counters: { defense: 3 } } },
    },
    attacks: { thrasta: 'siege' },
  });
  expect(recipients(siege)).toEqual([['siege']]);
  expect(recipients(attack({ attacks: { thrasta: 'nothing' } }))).toEqual([]);
});

describe('damage to the controller of an attacked planeswalker', () => {
  it.each<readonly [string, Partial<TestBoard>, AssignmentTable, readonly string[]]>([
    ['is what goes beyond its loyalty', {}, { thrasta: { walker: 3, nil: 4 } }, []],
    ['need not be all of that', {}, { thrasta: { walker: 7 } }, []],
    [
      'is not assigned before its loyalty',
      {},
      { thrasta: { walker: 2, nil: 5 } },
      ['loyaltyNotAssignedBeforeTrample thrasta walker 2/3'],
    ],
    ['comes after its blockers too', BLOCKED, { thrasta: { wall: 3, walker: 3, nil: 1 } }, []],
    [
      'and not before them',
      BLOCKED,
      { thrasta: { wall: 2, walker: 3, nil: 2 } },
      ['lethalNotAssignedBeforeTrample thrasta wall 2/3'],
    ],
    [
      'not even where it gets no less than the planeswalker',
      BLOCKED,
      { thrasta: { wall: 1, walker: 3, nil: 3 } },
      ['lethalNotAssignedBeforeTrample thrasta wall 1/3'],
    ],
    [
      'nor is the planeswalker damaged before its blockers',
      BLOCKED,
      { thrasta: { wall: 2, walker: 5 } },
      ['lethalNotAssignedBeforeTrample thrasta wall 2/3'],
    ],
    [
      'counts what others assign to the planeswalker in the same step',
      { attacks: { thrasta: 'walker', bear: 'walker' } },
      { thrasta: { walker: 1, nil: 6 }, bear: { walker: 2 } },
      [],
    ],
    [
      'is all there is to assign once its blockers have left and loyalty is met',
      { blocked: ['thrasta'] },
      { thrasta: { walker: 3, nil: 4 } },
      [],
    ],
  ])('%s (702.19c)', (_, more, table, violations) => {
    expect(found(attack(more), table)).toEqual(violations);
  });

  test('is not lessened by deathtouch, which is for creatures', () => {
    const state = attack({}, '7/7 trampleOverPlaneswalkers deathtouch');
    expect(found(state, { thrasta: { walker: 1, nil: 6 } })).toEqual([
      'loyaltyNotAssignedBeforeTrample thrasta walker 1/3',
    ]);
  });

  test('is what the suggestion makes of the rest', () => {
    expect(tableOf(suggestAssignment(attack(BLOCKED), ADA, STEP))).toEqual({
      thrasta: { wall: 3, walker: 3, nil: 1 },
    });
  });

  test('leaves as many legal divisions as can be counted on fingers', () => {
    // All seven to the planeswalker, or from three up with the rest to its controller.
    expect(divisionsOf(attack(), ADA, STEP, objectId('thrasta'), 99)).toHaveLength(5);
  });
});

describe('who the damage can reach', () => {
  const reach = (state: GameState): readonly string[] =>
    damageChoices(state, ADA, STEP).flatMap(({ recipients }) => recipients.map(nameOf));

  it.each<readonly [EditionId, readonly string[]]>([
    ['2008-10-01', ['walker']],
    ['2013-02-01', ['walker']],
    ['2024-07-30', ['walker', 'nil']],
    [NEWEST_EDITION, ['walker', 'nil']],
  ])('in %s', (edition, recipients) => {
    expect(reach(attack({ edition }))).toEqual(recipients);
  });

  test('with plain trample ends at the planeswalker, even one that has left (702.19f)', () => {
    const plain = attack({ blocked: ['thrasta'] }, '7/7 trample');
    expect(reach(plain)).toEqual(['walker']);
    const gone = removeFromCombat(plain, objectId('walker'), 'effect').state;
    expect(reach(gone)).toEqual([]);
    const rules = checkAssignment(
      attack(BLOCKED, '7/7 trample'),
      ADA,
      STEP,
      assignments(plain, { thrasta: { wall: 3, walker: 3, nil: 1 } }),
    ).violations[0]?.rules;
    expect(rules).toContain('keyword.trampleNotPastPermanent');
  });

  test('over a planeswalker that has left is the defending player (702.19e)', () => {
    const gone = (more: Partial<TestBoard>): GameState =>
      removeFromCombat(attack(more), objectId('walker'), 'effect').state;
    expect(reach(gone({}))).toEqual(['nil']);
    expect(reach(gone(BLOCKED))).toEqual(['wall', 'nil']);
    expect(found(gone(BLOCKED), { thrasta: { wall: 1, nil: 6 } })).toEqual([
      'lethalNotAssignedBeforeTrample thrasta wall 1/3',
    ]);
  });

  test('is nobody who has left the game (800.4e)', () => {
    const state = board({
      permanents: { ada: { wurm: '6/6 trample' }, nil: { wall: '0/3' }, nora: {} },
      players: { nil: { status: 'lost' } },
      attacks: { wurm: 'nil' },
      blocks: { wall: 'wurm' },
    });
    expect(reach(state)).toEqual(['wall']);
  });
});
