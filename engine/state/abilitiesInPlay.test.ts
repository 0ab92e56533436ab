import { describe, expect, it } from 'vitest';
import { addContinuousEffect, type NewEffect } from '../change/addContinuousEffect.ts';
import { checkBlockers } from '../declaration/checkBlockers.ts';
import type { ImposedAbility } from '../language/change.ts';
import type { PermissionAbility } from '../language/permission.ts';
import { board, type PermanentSpec } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { abilitiesInPlay, applies } from './abilitiesInPlay.ts';
import type { GameState } from './gameState.ts';
import { PERMITTED } from './permissions.ts';

const SELF = { kind: 'reference', reference: 'self' } as const;
const GOBLINS = { kind: 'youControl', filter: { subtype: 'Goblin' } } as const;
const goblin: PermanentSpec = { is: '1/1', subtypes: ['Goblin'] };

const fight = (nil: { readonly [name: string]: PermanentSpec } = { wall: '0/3' }): GameState =>
  board({
    step: 'declareBlockers',
    permanents: { ada: { bear: '2/2', ape: '3/3' }, nil },
    attacks: { bear: 'nil', ape: 'nil' },
  });

const imposing = (ability: ImposedAbility, more: Partial<NewEffect> = {}): GameState =>
  addContinuousEffect(fight(), {
    source: objectId('spell'),
    controller: playerId('ada'),
    affects: [objectId('wall')],
    change: { kind: 'impose', ability },
    until: 'endOfTurn',
    ...more,
  }).state;

const verdictOn = (state: GameState, attacker: string): string =>
  checkBlockers(state, playerId('nil'), {
    blocks: [{ blocker: objectId('wall'), attacker: objectId(attacker) }],
  }).verdict;

describe('what an effect imposes', () => {
  const blocks: ImposedAbility = {
    kind: 'requirement',
    requirement: 'blocksIfAble',
    subject: SELF,
  };

  it('may be about the object that it was directed at', () => {
    const state = imposing({ ...blocks, filter: { isThat: true } }, { that: objectId('bear') });
    expect([verdictOn(state, 'bear'), verdictOn(state, 'ape')]).toEqual(['legal', 'illegal']);
  });

  it('comes from its source, is its controller’s, and says no more of players and objects than it was told', () => {
    const [plain] = abilitiesInPlay(imposing(blocks), 'requirement');
    expect(plain?.source).toEqual({ object: 'spell', controller: 'ada' });
    expect(plain?.subjects).toEqual(new Set(['wall']));
    const more = { that: objectId('bear'), player: playerId('nil') };
    const [directed] = abilitiesInPlay(imposing(blocks, more), 'requirement');
    expect(directed?.source).toEqual({ object: 'spell', controller: 'ada', ...more });
  });

  it('is of its own kind, beside effects that impose nothing', () => {
    const state = addContinuousEffect(imposing(blocks), {
      source: objectId('spell'),
      controller: playerId('ada'),
      affects: [objectId('wall')],
      change: { kind: 'doesNotUntap' },
      until: 'endOfTurn',
    }).state;
    expect(abilitiesInPlay(state, 'requirement')).toHaveLength(1);
    expect(abilitiesInPlay(state, 'restriction')).toEqual([]);
  });
});

describe('a condition', () => {
  it('may speak of the defending player, where there is one', () => {
    const wary: PermanentSpec = {
      is: '0/3',
      abilities: [
        {
          kind: 'restriction',
          restriction: 'cannotAttack',
          subject: SELF,
          unless: { kind: 'defendingPlayerControls', filter: { subtype: 'Goblin' } },
        },
      ],
    };
    const three = board({
      step: 'declareAttackers',
      permanents: { ada: { wary }, nil: { goblin }, oda: {} },
    });
    const [one] = abilitiesInPlay(three, 'restriction');
    const restricts = (towards?: string): boolean | undefined =>
      one && applies(three, one, towards === undefined ? undefined : playerId(towards));
    expect([restricts('nil'), restricts('oda'), restricts()]).toEqual([false, true, true]);
  });

  it('keeps a permission from those whom it would reach, while it does not hold', () => {
    const may: PermissionAbility = {
      kind: 'permission',
      permission: 'blockAdditional',
      subject: SELF,
      if: GOBLINS,
    };
    const wall: PermanentSpec = { is: '0/3', abilities: [may] };
    const additional = (state: GameState, id = 'wall') =>
      PERMITTED.blockAdditional(state)(objectId(id));
    expect(additional(fight({ wall }))).toBe(0);
    expect(additional(fight({ wall, goblin }))).toBe(Number.POSITIVE_INFINITY);
    expect(additional(fight({ wall, goblin }), 'goblin')).toBe(0);
    expect(PERMITTED.exertAsItAttacks(fight({ wall, goblin }), objectId('wall'))).toBe(false);
  });
});
