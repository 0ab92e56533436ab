import { describe, expect, it } from 'vitest';
import type { GameState } from '../state/gameState.ts';
import { type AssignmentTable, assignments, tableOf } from '../testing/boards/assignments.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { playerId } from '../vocabulary/ids.ts';
import { completeAssignment, suggestAssignment } from './suggestAssignment.ts';

const suggested = (state: GameState, player = 'ada'): AssignmentTable =>
  tableOf(suggestAssignment(state, playerId(player), 'combatDamage'));

const duel = (
  attacker: PermanentSpec,
  blockers: { readonly [name: string]: PermanentSpec },
  more: Partial<TestBoard> = {},
): GameState =>
  board({
    permanents: { ada: { attacker }, nil: blockers },
    attacks: { attacker: 'nil' },
    blocks: Object.fromEntries(Object.keys(blockers).map((name) => [name, 'attacker'])),
    ...more,
  });

const THROUGH: PermanentSpec = {
  is: '6/4',
  abilities: [
    {
      kind: 'permission',
      permission: 'assignAsThoughUnblocked',
      subject: { kind: 'reference', reference: 'self' },
    },
  ],
};

describe('the suggestion for one creature', () => {
  it.each([
    ['goes to the player when nothing blocks', '6/4', {}, { nil: 6 }],
    ['kills each in order, the rest to the last', '6/4', { a: '1/3', b: '1/1' }, { a: 3, b: 3 }],
    ['runs out where it must', '6/4', { a: '1/5', b: '1/3' }, { a: 5, b: 1 }],
    ['gives nothing to those that it cannot reach', '6/4', { a: '1/7', b: '1/1' }, { a: 6 }],
    [
      'passes over those that are dead already',
      '6/4',
      { a: { is: '1/3', damage: 3 }, b: '1/4' },
      { b: 6 },
    ],
    [
      'tramples through with the rest',
      '6/4 trample',
      { a: '1/3', b: '1/1' },
      { a: 3, b: 1, nil: 2 },
    ],
    ['gives 1 to each with deathtouch', '4/4 deathtouch', { a: '5/5', b: '5/5' }, { a: 1, b: 3 }],
    [
      'and tramples far with both',
      '4/4 deathtouch trample',
      { a: '5/5', b: '5/5' },
      { a: 1, b: 1, nil: 2 },
    ],
    [
      'stays with the blockers where it could go past',
      THROUGH,
      { a: '1/3', b: '1/1' },
      { a: 3, b: 3 },
    ],
  ])('%s', (_, attacker, blockers, expected) => {
    expect(suggested(duel(attacker, blockers))).toEqual({ attacker: expected });
  });

  it('goes past where no blocker is left', () => {
    expect(suggested(duel('6/4 trample', {}, { blocked: ['attacker'] }))).toEqual({
      attacker: { nil: 6 },
    });
    expect(suggested(duel(THROUGH, {}, { blocked: ['attacker'] }))).toEqual({
      attacker: { nil: 6 },
    });
  });

  it('tramples through with the rest also where it could go past at once', () => {
    const both = { ...THROUGH, is: '6/4 trample' };
    expect(suggested(duel(both, { a: '1/3' }))).toEqual({ attacker: { a: 3, nil: 3 } });
  });

  it('follows the announced order', () => {
    const ordered = duel(
      '6/4',
      { a: '1/3', b: '1/4' },
      { edition: '2013-02-01', orders: { attacker: ['b', 'a'] } },
    );
    expect(suggested(ordered)).toEqual({ attacker: { b: 4, a: 2 } });
  });

  it('of a blocker kills attackers in order', () => {
    const state = board({
      permanents: { ada: { a: '2/2', b: '3/3' }, nil: { blocker: '4/4' } },
      attacks: { a: 'nil', b: 'nil' },
      blocks: { blocker: ['a', 'b'] },
    });
    expect(suggested(state, 'nil')).toEqual({ blocker: { a: 2, b: 2 } });
  });

  it('is nothing where nothing assigns', () => {
    expect(suggested(duel('0/4', { a: '1/3' }))).toEqual({});
  });
});

describe('the suggestion for several creatures', () => {
  it('lets tramplers use what the others assign, and tells them in the order of the board', () => {
    const state = board({
      permanents: {
        ada: { rhino: '3/3 trample', bear: '2/2', mouse: '1/1' },
        nil: { a: '1/2', b: '1/2' },
      },
      attacks: { rhino: 'nil', bear: 'nil', mouse: 'nil' },
      blocks: { a: ['rhino', 'bear', 'mouse'], b: 'bear' },
    });
    const suggestion = suggestAssignment(state, playerId('ada'), 'combatDamage');
    expect(tableOf(suggestion)).toEqual({
      rhino: { nil: 3 },
      bear: { a: 1, b: 1 },
      mouse: { a: 1 },
    });
    expect(suggestion.map(({ source }) => source)).toEqual(['rhino', 'bear', 'bear', 'mouse']);
  });

  it('lets a creature with a choice come after one without', () => {
    const state = board({
      permanents: { ada: { bear: '2/2', mouse: '1/1' }, nil: { a: '1/1', b: '1/2' } },
      attacks: { bear: 'nil', mouse: 'nil' },
      blocks: { a: ['bear', 'mouse'], b: 'bear' },
    });
    expect(suggested(state)).toEqual({ bear: { b: 2 }, mouse: { a: 1 } });
  });
});

describe('completing what is given', () => {
  const completed = (state: GameState, given: AssignmentTable): AssignmentTable =>
    tableOf(completeAssignment(state, playerId('ada'), 'combatDamage', assignments(state, given)));

  const shared = (ogre: string): GameState =>
    board({
      permanents: { ada: { ogre, rhino: '3/3 trample' }, nil: { a: '1/3', b: '1/3' } },
      attacks: { ogre: 'nil', rhino: 'nil' },
      blocks: { a: 'ogre', b: ['ogre', 'rhino'] },
    });

  it('adds the creatures that are left out, after the others', () => {
    const state = shared('3/3');
    const whole = completeAssignment(
      state,
      playerId('ada'),
      'combatDamage',
      assignments(state, { rhino: { b: 3 } }),
    );
    expect(whole.map(({ source }) => source)).toEqual(['rhino', 'ogre']);
    expect(tableOf(whole)).toEqual({ rhino: { b: 3 }, ogre: { a: 3 } });
  });

  it('sends damage where what is given counts on it', () => {
    expect(completed(shared('3/3'), { rhino: { nil: 3 } })).toEqual({
      rhino: { nil: 3 },
      ogre: { b: 3 },
    });
  });

  it('suggests as always where nothing could make it legal', () => {
    expect(completed(shared('2/2'), { rhino: { nil: 3 } })).toEqual({
      rhino: { nil: 3 },
      ogre: { a: 2 },
    });
  });

  it('leaves what is given as it is, legal or not', () => {
    const given = { ogre: { a: 1, nil: 1 }, rhino: { b: 1 } };
    expect(completed(shared('3/3'), given)).toEqual(given);
  });
});
