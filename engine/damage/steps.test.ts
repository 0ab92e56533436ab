import { describe, expect, it } from 'vitest';
import { EDITION_IDS } from '../citation/editions.ts';
import type { FirstStrikeRecord } from '../state/combat.ts';
import type { GameState } from '../state/gameState.ts';
import { assignments } from '../testing/boards/assignments.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import {
  beginFirstStrikeStep,
  dealsDamageIn,
  needsFirstStrikeStep,
  recordAssigned,
} from './steps.ts';

const duel = (attacker: string, blocker: string, more: Partial<TestBoard> = {}): GameState =>
  board({
    permanents: {
      ada: { knight: attacker, bystander: '2/2 firstStrike' },
      nil: { guard: blocker },
    },
    attacks: { knight: 'nil' },
    blocks: { guard: 'knight' },
    ...more,
  });

const recordOf = (state: GameState): FirstStrikeRecord | undefined =>
  state.combat.kind === 'combat' ? state.combat.firstStrike : undefined;

const began = (
  hadStrike: readonly string[],
  assigned: readonly string[] = [],
): FirstStrikeRecord => ({
  kind: 'firstStepBegan',
  hadStrike: hadStrike.map(objectId),
  assigned: assigned.map(objectId),
});

describe('a first combat damage step', () => {
  it.each([
    ['no strike in combat', '2/2', '2/2', false],
    ['an attacker with first strike', '2/2 firstStrike', '2/2', true],
    ['an attacker with double strike', '2/2 doubleStrike', '2/2', true],
    ['a blocker with first strike', '2/2', '2/2 firstStrike', true],
    ['a blocker with double strike', '2/2', '0/2 doubleStrike', true],
  ])('with %s: attacker %s, blocker %s, needed: %s', (_, attacker, blocker, needed) => {
    expect(needsFirstStrikeStep(duel(attacker, blocker))).toBe(needed);
  });

  it('remembers who had first or double strike in combat as it began', () => {
    const state = beginFirstStrikeStep(duel('2/2 doubleStrike', '2/2 firstStrike'));
    expect(recordOf(state)).toEqual(began(['knight', 'guard']));
    expect(recordOf(beginFirstStrikeStep(duel('2/2', '2/2 firstStrike')))).toEqual(
      began(['guard']),
    );
  });

  it('remembers each creature that assigned damage in it, once, and none that assigned 0', () => {
    const state = beginFirstStrikeStep(duel('2/2 firstStrike', '2/2 firstStrike'));
    const once = recordAssigned(
      state,
      assignments(state, { knight: { guard: 1, nil: 1 }, guard: { knight: 0 } }),
    );
    expect(recordOf(once)).toEqual(began(['knight', 'guard'], ['knight']));
    const twice = recordAssigned(once, assignments(state, { guard: { knight: 2 } }));
    expect(recordOf(twice)).toEqual(began(['knight', 'guard'], ['knight', 'guard']));
  });

  it('that there was none of remembers nothing', () => {
    const state = duel('2/2', '2/2');
    const after = recordAssigned(state, assignments(state, { knight: { guard: 2 } }));
    expect(recordOf(after)).toEqual({ kind: 'noFirstStep' });
  });

  it('is only for creatures in combat that have first or double strike', () => {
    const state = beginFirstStrikeStep(duel('2/2 doubleStrike', '2/2'));
    const deals = (id: string): boolean => dealsDamageIn(state, objectId(id), 'firstStrikeDamage');
    expect(['knight', 'guard', 'bystander'].filter(deals)).toEqual(['knight']);
  });
});

describe('the second combat damage step', () => {
  const inSecondStep = (
    now: string,
    record: FirstStrikeRecord,
    edition: Partial<TestBoard>,
  ): boolean =>
    dealsDamageIn(
      duel(now, '2/2', { firstStrike: record, ...edition }),
      objectId('knight'),
      'combatDamage',
    );

  it.each([
    ['everyone in combat without a first step', '2/2', { kind: 'noFirstStep' }, true],
    [
      'one with first strike too, without a first step',
      '2/2 firstStrike',
      { kind: 'noFirstStep' },
      true,
    ],
    ['one that had no strike', '2/2', began([]), true],
    ['not one that had first strike', '2/2 firstStrike', began(['knight']), false],
    ['one with double strike', '2/2 doubleStrike', began(['knight']), true],
    ['not one that lost double strike (702.4c)', '2/2', began(['knight']), false],
    [
      'one that gained double strike after first strike (702.4d)',
      '2/2 doubleStrike',
      began(['knight']),
      true,
    ],
    ['one that gained first strike since (702.7c)', '2/2 firstStrike', began([]), true],
    ['not one that lost first strike since (702.7c)', '2/2', began(['knight']), false],
  ] as const)('is for %s', (_, now, record, deals) => {
    for (const edition of EDITION_IDS.filter((id) => id !== '2008-10-01'))
      expect(inSecondStep(now, record, { edition })).toBe(deals);
  });

  it.each([
    ['one that had first strike but assigned nothing', began(['knight']), true],
    ['not one that assigned damage in the first', began(['knight'], ['knight']), false],
    ['not one that assigned and lost its strike', began([], ['knight']), false],
  ] as const)('is in 2008 for %s', (_, record, deals) => {
    expect(inSecondStep('3/2 firstStrike', record, { edition: '2008-10-01' })).toBe(deals);
  });

  it('is in 2008 also for one with double strike that assigned in the first', () => {
    const record = began(['knight'], ['knight']);
    expect(inSecondStep('2/2 doubleStrike', record, { edition: '2008-10-01' })).toBe(true);
  });

  it('is for blockers as for attackers, and not for what is out of combat', () => {
    const state = duel('2/2', '2/2');
    const deals = (id: string): boolean => dealsDamageIn(state, objectId(id), 'combatDamage');
    expect(['knight', 'guard', 'bystander'].filter(deals)).toEqual(['knight', 'guard']);
  });

  it('has nobody outside combat', () => {
    const state = board({
      permanents: { ada: { bear: '2/2 doubleStrike' }, nil: {} },
      step: 'upkeep',
    });
    expect(dealsDamageIn(state, objectId('bear'), 'combatDamage')).toBe(false);
    expect(needsFirstStrikeStep(state)).toBe(false);
    expect(beginFirstStrikeStep(state)).toBe(state);
  });
});
