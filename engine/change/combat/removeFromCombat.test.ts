import { expect, test } from 'vitest';
import { attackOf, bandsOf, blockersOf, blockOf } from '../../state/combatRoles.ts';
import { board } from '../../testing/boards/board.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import { removeFromCombat } from './removeFromCombat.ts';

const bear = objectId('bear');
const wall = objectId('wall');

const blocked = board({
  permanents: { ada: { bear: '2/2', ape: '3/3' }, nil: { wall: '0/4', elf: '1/1' } },
  attacks: { bear: 'nil', ape: 'nil' },
  blocks: { wall: ['bear', 'ape'], elf: 'bear' },
  edition: '2024-07-30',
  orders: { bear: ['wall', 'elf'], wall: ['bear', 'ape'] },
  step: 'declareBlockers',
});

test('a blocker that is removed from combat leaves what it blocked blocked', () => {
  const { state, events } = removeFromCombat(blocked, wall, 'effect');
  expect(blockOf(state, wall)).toBeUndefined();
  expect(attackOf(state, bear)?.status).toBe('blocked');
  expect(attackOf(state, objectId('ape'))?.status).toBe('blocked');
  expect(events).toEqual([
    {
      kind: 'removedFromCombat',
      object: wall,
      because: 'effect',
      rules: [
        'blockers.staysBlocked',
        'combat.removedFromCombat',
        'blockers.blockerRemovedFromOrder',
      ],
      decides: [
        'blockers.staysBlocked',
        'combat.removedFromCombat',
        'blockers.blockerRemovedFromOrder',
      ],
    },
  ]);
});

test('that it leaves the damage orders is cited in the step of which the rule speaks alone', () => {
  const later = { ...blocked, turn: { ...blocked.turn, step: 'endOfCombat' } } as const;
  for (const id of [wall, bear]) {
    const rules = removeFromCombat(later, id, 'effect').events[0]?.rules;
    expect(rules).not.toContain('blockers.blockerRemovedFromOrder');
    expect(rules).not.toContain('blockers.attackerRemovedFromOrder');
    expect(rules).not.toContain('blockers.staysBlocked');
  }
});

test('the damage orders shrink, and its own is gone', () => {
  const { state } = removeFromCombat(blocked, wall, 'effect');
  expect(state.combat).toMatchObject({ orders: [{ of: 'bear', over: ['elf'] }] });
});

test('an attacker that is removed leaves its blockers blocking, but not it', () => {
  const { state } = removeFromCombat(blocked, bear, 'effect');
  expect(attackOf(state, bear)).toBeUndefined();
  expect(blockersOf(state, bear)).toEqual([]);
  expect(blockOf(state, wall)?.attackers).toEqual(['ape']);
  expect(blockOf(state, objectId('elf'))?.attackers).toEqual([]);
  expect(state.combat).toMatchObject({ orders: [{ of: 'wall', over: ['ape'] }] });
});

test('an attacked planeswalker that leaves combat leaves its attackers attacking nothing', () => {
  const state = board({
    permanents: {
      ada: { bear: '2/2' },
      nil: { walker: { types: ['planeswalker'], counters: { loyalty: 3 } } },
    },
    attacks: { bear: 'walker' },
  });
  const changed = removeFromCombat(state, objectId('walker'), 'effect');
  expect(attackOf(changed.state, bear)?.target).toEqual({
    kind: 'nothing',
    defendingPlayer: playerId('nil'),
    wasPlaneswalker: true,
  });
  expect(changed.events[0]?.rules).toContain('combat.attackedPermanentLeaves');
});

test('an attacked battle that leaves combat is no planeswalker that is gone', () => {
  const state = board({
    permanents: {
      ada: { bear: '2/2', siege: { types: ['battle'], counters: { defense: 3 } } },
      nil: {},
    },
    attacks: { bear: 'siege' },
  });
  const changed = removeFromCombat(state, objectId('siege'), 'effect');
  expect(attackOf(changed.state, bear)?.target).toEqual({
    kind: 'nothing',
    defendingPlayer: playerId('nil'),
  });
});

test('an attacker that is removed leaves its band, and one alone is no band', () => {
  const state = board({
    permanents: { ada: { bear: '2/2 banding', ape: '3/3 banding', elf: '1/1' }, nil: {} },
    attacks: { bear: 'nil', ape: 'nil', elf: 'nil' },
    bands: [['bear', 'ape', 'elf']],
  });
  const less = removeFromCombat(state, bear, 'effect');
  expect(bandsOf(less.state)).toEqual([['ape', 'elf']]);
  expect(less.events[0]?.rules).toContain('keyword.bandMemberRemoved');
  const { state: after } = removeFromCombat(less.state, objectId('elf'), 'effect');
  expect(bandsOf(after)).toEqual([]);
  const { events } = removeFromCombat(after, objectId('ape'), 'effect');
  expect(events[0]?.rules).not.toContain('keyword.bandMemberRemoved');
});

test('what is not in combat stays as it is, and nothing is told', () => {
  const state = board({ permanents: { ada: { bear: '2/2' }, nil: {} } });
  expect(removeFromCombat(state, bear, 'effect')).toEqual({ state, events: [] });
});
