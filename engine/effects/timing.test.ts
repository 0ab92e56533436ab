import { describe, expect, test } from 'vitest';
import type { GameState } from '../state/gameState.ts';
import { type Board, boardWith } from '../testing/board.ts';
import type { Timing } from '../vocabulary/abilities.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { STEPS, type Step } from '../vocabulary/turnStructure.ts';
import { checkTiming } from './timing.ts';

const SPEC: Board = { permanents: { ada: { bear: '2/2' }, nil: {} }, attacks: { bear: 'nil' } };
const ada = playerId('ada');

const whenAllowed = (timing: Timing, more: Partial<Board> = {}, player = ada): readonly Step[] =>
  STEPS.filter((step) => isAllowed(boardWith(SPEC, { ...more, step }), timing, player));

const isAllowed = (state: GameState, timing: Timing, player = ada): boolean =>
  checkTiming(state, player, objectId('spell'), timing).length === 0;

describe('during combat', () => {
  test.each([
    [
      'with no more said',
      {},
      [
        'beginningOfCombat',
        'declareAttackers',
        'declareBlockers',
        'firstStrikeDamage',
        'combatDamage',
        'endOfCombat',
      ],
    ],
    ['before attackers are declared', { before: 'attackersDeclared' }, ['beginningOfCombat']],
    [
      'before blockers are declared',
      { before: 'blockersDeclared' },
      ['beginningOfCombat', 'declareAttackers'],
    ],
    [
      'after blockers are declared',
      { after: 'blockersDeclared' },
      ['declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endOfCombat'],
    ],
    [
      'after blockers are declared and before damage',
      { after: 'blockersDeclared', before: 'combatDamage' },
      ['declareBlockers'],
    ],
  ] as const)('%s', (_, window, steps) => {
    expect(whenAllowed({ kind: 'duringCombat', ...window })).toEqual(steps);
  });

  test('where nobody attacked, there is no time after blockers', () => {
    expect(
      isAllowed(boardWith(SPEC, { attacks: {}, step: 'endOfCombat' }), {
        kind: 'duringCombat',
        after: 'blockersDeclared',
      }),
    ).toBe(false);
  });
});

test('around combat: in any phase before its point', () => {
  expect(whenAllowed({ kind: 'aroundCombat', before: 'attackersDeclared' })).toEqual([
    'untap',
    'upkeep',
    'draw',
    'precombatMain',
    'beginningOfCombat',
  ]);
});

test('as a sorcery: in one’s own main phases', () => {
  expect(whenAllowed({ kind: 'sorcery' })).toEqual(['precombatMain', 'postcombatMain']);
  expect(whenAllowed({ kind: 'sorcery' }, {}, playerId('nil'))).toEqual([]);
});

test('the refusal cites the rule of the point that was missed', () => {
  const state = boardWith(SPEC, { step: 'combatDamage' });
  const timing: Timing = { kind: 'duringCombat', before: 'blockersDeclared' };
  expect(checkTiming(state, ada, objectId('spell'), timing)).toEqual([
    {
      code: 'wrongTime',
      objects: ['spell'],
      rules: ['combat.castOnlyBeforeBlockersDeclared'],
    },
  ]);
});
