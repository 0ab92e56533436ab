import { describe, expect, it, test } from 'vitest';
import { EDITION_IDS, type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import type { GameState } from '../state/gameState.ts';
import { type AssignmentTable, assignments, nameOf } from '../testing/boards/assignments.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAssignment } from './checkAssignment.ts';
import { damageChoices } from './choices.ts';
import { dividerOf } from './divider.ts';

const STEP = 'combatDamage';
const WITH_LEGENDS = {
  kind: 'keyword',
  keyword: 'bandsWithOther',
  quality: { supertype: 'legendary' },
} as const;

const block = (
  blockers: { readonly [name: string]: PermanentSpec },
  more: Partial<TestBoard> = {},
) =>
  board({
    permanents: { ada: { wurm: '6/4' }, nil: blockers },
    attacks: { wurm: 'nil' },
    blocks: Object.fromEntries(Object.keys(blockers).map((name) => [name, 'wurm'])),
    ...more,
  });

const attack = (
  attackers: { readonly [name: string]: PermanentSpec },
  more: Partial<TestBoard> = {},
) =>
  board({
    permanents: { ada: attackers, nil: { wall: '3/6' } },
    attacks: Object.fromEntries(Object.keys(attackers).map((name) => [name, 'nil'])),
    blocks: { wall: Object.keys(attackers) },
    ...more,
  });

const divider = (state: GameState, id: string): string | undefined =>
  dividerOf(state, objectId(id)).player;

const codes = (state: GameState, player: string, table: AssignmentTable): readonly string[] =>
  checkAssignment(state, playerId(player), STEP, assignments(state, table)).violations.map(
    ({ code }) => code,
  );

const legend = (is: string, ...abilities: readonly (typeof WITH_LEGENDS)[]): PermanentSpec => ({
  is,
  supertypes: ['legendary'],
  abilities,
});

describe('who divides', () => {
  it.each(EDITION_IDS)(
    'an attacker’s damage among blockers of which one bands, in %s',
    (edition) => {
      const state = block({ knight: '1/1 banding', wall: '0/3' }, { edition });
      expect(divider(state, 'wurm')).toBe('nil');
      expect(dividerOf(state, objectId('wurm')).banding).toBe('keyword.bandingBlockerDivides');
      expect(damageChoices(state, playerId('ada'), STEP)).toEqual([]);
      expect(divider(state, 'knight')).toBe('nil');
    },
  );

  it.each(EDITION_IDS)(
    'a blocker’s damage among attackers of which one bands, in %s',
    (edition) => {
      const state = attack({ knight: '1/1 banding', bear: '2/2' }, { edition });
      expect(divider(state, 'wall')).toBe('ada');
      expect(dividerOf(state, objectId('wall')).banding).toBe('keyword.bandingAttackerDivides');
    },
  );

  it.each<readonly [EditionId, string, { readonly [name: string]: PermanentSpec }, string]>([
    [
      NEWEST_EDITION,
      'two that have the quality, one the ability',
      { a: legend('1/1', WITH_LEGENDS), b: legend('1/1') },
      'nil',
    ],
    [
      NEWEST_EDITION,
      'one that has both, and one plain',
      { a: legend('1/1', WITH_LEGENDS), b: '1/1' },
      'ada',
    ],
    [
      NEWEST_EDITION,
      'one with the ability and not the quality',
      { a: { is: '1/1', abilities: [WITH_LEGENDS] }, b: legend('1/1') },
      'ada',
    ],
    [NEWEST_EDITION, 'one alone', { a: legend('1/1', WITH_LEGENDS) }, 'ada'],
    [
      '2008-10-01',
      'two that have the quality, one the ability',
      { a: legend('1/1', WITH_LEGENDS), b: legend('1/1') },
      'ada',
    ],
    [
      '2008-10-01',
      'two that have the ability and no quality',
      { a: { is: '1/1', abilities: [WITH_LEGENDS] }, b: { is: '1/1', abilities: [WITH_LEGENDS] } },
      'nil',
    ],
  ])('by “bands with other” in %s: %s', (edition, _, blockers, player) => {
    expect(divider(block(blockers, { edition }), 'wurm')).toBe(player);
  });

  test('is the controller again once banding is gone', () => {
    expect(divider(block({ knight: '1/1', wall: '0/3' }), 'wurm')).toBe('ada');
  });
});

describe('what may be divided', () => {
  it.each(EDITION_IDS)('needs no order and no lethal damage in %s', (edition) => {
    const state = block(
      { knight: '1/1 banding', wall: '0/3' },
      { edition, orders: { wurm: ['knight', 'wall'] } },
    );
    expect(codes(state, 'nil', { wurm: { wall: 6 }, knight: { wurm: 1 } })).toEqual([]);
  });

  test('never goes past the blockers, whatever tramples', () => {
    const state = block(
      { knight: '1/1 banding' },
      {
        permanents: { ada: { wurm: '6/4 trample' }, nil: { knight: '1/1 banding' } },
      },
    );
    const [choice] = damageChoices(state, playerId('nil'), STEP);
    expect(choice?.recipients.map(nameOf)).toEqual(['knight']);
  });

  test('is refused to the creature’s own controller, by the rule of banding', () => {
    const state = block({ knight: '1/1 banding', wall: '0/3' });
    const table = assignments(state, { wurm: { wall: 6 } });
    const [violation] = checkAssignment(state, playerId('ada'), STEP, table).violations;
    expect(violation?.code).toBe('notYourDecision');
    expect(violation?.rules).toEqual(['keyword.bandingBlockerDivides']);
  });
});
