import { describe, expect, it } from 'vitest';
import type { PermissionAbility } from '../language/permission.ts';
import { type AssignmentTable, assignments } from '../testing/boards/assignments.ts';
import { board, type PermanentSpec, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { checkAssignment } from './checkAssignment.ts';
import { damageChoices } from './choices.ts';
import { dividerOf } from './divider.ts';

const ada = playerId('ada');

const permits = (permission: PermissionAbility['permission']): PermanentSpec => ({
  types: ['enchantment'],
  abilities: [
    { kind: 'permission', permission, subject: { kind: 'reference', reference: 'self' } },
  ],
});
const DIVIDES = permits('divideDamageOfAttackersOnYou');

/** A wurm attacks Nil, and a wall and a cadet block it. */
const fight = (enchantment: PermanentSpec, more: Partial<TestBoard> = {}) =>
  board({
    permanents: {
      ada: { wurm: '6/4' },
      nil: { wall: '1/3', cadet: '1/1', enchantment, walker: { types: ['planeswalker'] } },
      oda: {},
    },
    attacks: { wurm: 'nil' },
    blocks: { wall: 'wurm', cadet: 'wurm' },
    ...more,
  });

describe('a player whose permanent lets them divide the damage of what attacks them', () => {
  const whoDivides = (state: ReturnType<typeof fight>, id = 'wurm') =>
    dividerOf(state, objectId(id));

  it('divides it, by no rule of banding', () => {
    const state = fight(DIVIDES);
    expect(whoDivides(state)).toEqual({ player: 'nil', banding: undefined });
    expect(damageChoices(state, ada, 'combatDamage')).toEqual([]);
  });

  it('divides still what their own creatures assign', () => {
    expect(whoDivides(fight(DIVIDES), 'wall').player).toBe('nil');
  });

  it.each<readonly [string, ReturnType<typeof fight>]>([
    ['by another permission', fight(permits('blockAdditional'))],
    ['by a keyword', fight('0/1 flying')],
    ['where it attacks their planeswalker', fight(DIVIDES, { attacks: { wurm: 'walker' } })],
    ['where it attacks somebody else', fight(DIVIDES, { attacks: { wurm: 'oda' } })],
    [
      'by a permanent of somebody else',
      fight(DIVIDES, {
        permanents: {
          ada: { wurm: '6/4' },
          nil: { wall: '1/3', cadet: '1/1' },
          oda: { enchantment: DIVIDES },
        },
      }),
    ],
  ])('does not divide it %s', (_, state) => {
    expect(whoDivides(state)).toEqual({ player: 'ada', banding: undefined });
  });
});

describe('whoever assigns damage that another divides is told whose decision it is', () => {
  const refused = (state: ReturnType<typeof fight>, player: string, table: AssignmentTable) =>
    checkAssignment(
      state,
      playerId(player),
      'combatDamage',
      assignments(state, table),
    ).violations.map(({ code, objects, rules }) => [code, objects, rules]);

  it('by no rule where a permanent says so', () => {
    expect(refused(fight(DIVIDES), 'ada', { wurm: { wall: 6 } })).toEqual([
      ['notYourDecision', ['wurm'], []],
    ]);
  });

  it('by banding where a blocker has that', () => {
    const state = fight(DIVIDES, {
      permanents: { ada: { wurm: '6/4' }, nil: { wall: '1/3 banding', cadet: '1/1' } },
    });
    expect(refused(state, 'ada', { wurm: { wall: 6 } })).toEqual([
      ['notYourDecision', ['wurm'], ['keyword.bandingBlockerDivides']],
    ]);
  });

  it('and not where the creature is out of combat, or not theirs', () => {
    const state = fight(DIVIDES, {
      permanents: { ada: { wurm: '6/4', bear: '2/2' }, nil: { wall: '1/3', cadet: '1/1' } },
    });
    const mine = { wurm: { wall: 6 } };
    expect(refused(state, 'ada', { ...mine, bear: { wall: 2 } })).toEqual([
      ['tooMuchDamageAssigned', ['bear'], ['damage.assign']],
    ]);
    expect(refused(state, 'ada', { ...mine, cadet: { wurm: 1 } })).toEqual([
      ['notUnderYourControl', ['cadet'], ['damage.assign']],
    ]);
  });

  it('and by banding may be told that a creature of the other side has no damage to divide', () => {
    const state = fight(DIVIDES, {
      permanents: { ada: { wurm: '0/4' }, nil: { wall: '1/3 banding', cadet: '1/1' } },
    });
    const table = { wall: { wurm: 1 }, cadet: { wurm: 1 }, wurm: { wall: 1 } };
    expect(refused(state, 'nil', table)).toEqual([
      ['tooMuchDamageAssigned', ['wurm'], ['damage.equalToPower']],
    ]);
  });
});
