import { describe, expect, test } from 'vitest';
import type { Timing } from '../language/timing.ts';
import type { GameState } from '../state/gameState.ts';
import { boardWith, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { STEPS, type Step } from '../vocabulary/turnStructure.ts';
import { checkTiming, rulesOfTiming } from './timing.ts';

const SPEC: TestBoard = { permanents: { ada: { bear: '2/2' }, nil: {} }, attacks: { bear: 'nil' } };
const ada = playerId('ada');

const whenAllowed = (
  timing: Timing,
  more: Partial<TestBoard> = {},
  player = ada,
): readonly Step[] =>
  STEPS.filter((step) => isAllowed(boardWith(SPEC, { ...more, step }), timing, player));

const isAllowed = (state: GameState, timing: Timing, player = ada): boolean =>
  checkTiming(state, player, objectId('spell'), { what: 'spell', timing }).length === 0;

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

describe('in a turn with several combat phases', () => {
  const later = (step: Step): GameState => {
    const state = boardWith(SPEC, { step });
    return { ...state, turn: { ...state.turn, combatPhases: 2 } };
  };

  test('what is cast during combat has its time in each (506.8c)', () => {
    const timing: Timing = { kind: 'duringCombat', before: 'blockersDeclared' };
    expect(isAllowed(later('declareAttackers'), timing)).toBe(true);
  });

  test('what is cast around a point of combat means the first (506.8d)', () => {
    const before: Timing = { kind: 'aroundCombat', before: 'blockersDeclared' };
    expect(isAllowed(later('beginningOfCombat'), before)).toBe(false);
    expect(rulesBroken(later('beginningOfCombat'), before)).toEqual([
      'combat.castOnlyAtOtherPoint',
    ]);
    const after: Timing = { kind: 'aroundCombat', after: 'blockersDeclared' };
    expect(isAllowed(later('beginningOfCombat'), after)).toBe(true);
  });
});

const rulesBroken = (
  state: GameState,
  timing: Timing,
  what: 'spell' | 'ability' = 'spell',
): readonly string[] =>
  checkTiming(state, ada, objectId('spell'), { what, timing }).flatMap(({ rules }) => rules);

describe('the refusal cites', () => {
  const skipped = boardWith(SPEC, { attacks: {}, step: 'endOfCombat' });
  const damage = boardWith(SPEC, { step: 'combatDamage' });
  const afterCombat = (turn: Partial<GameState['turn']>): GameState => {
    const state = boardWith(SPEC, { attacks: {}, step: 'postcombatMain' });
    return { ...state, turn: { ...state.turn, ...turn } };
  };

  test.each<readonly [string, GameState, Timing, readonly string[]]>([
    [
      'the rule of the point that was missed',
      damage,
      { kind: 'duringCombat', before: 'blockersDeclared' },
      ['combat.castOnlyBeforeBlockersDeclared'],
    ],
    [
      'that it is for combat only',
      boardWith(SPEC, { step: 'upkeep' }),
      { kind: 'duringCombat', before: 'blockersDeclared' },
      ['combat.castOnlyDuringCombat'],
    ],
    [
      'beside that the time that it is for, where no combat can bring it any more',
      afterCombat({ combatPhases: 1 }),
      { kind: 'duringCombat', before: 'blockersDeclared' },
      ['combat.castOnlyDuringCombat', 'combat.castOnlyBeforeBlockersDeclared'],
    ],
    [
      'the point that is missing, of a turn in which nothing attacked (506.8e)',
      afterCombat({ combatPhases: 1, isFirstCombatIdle: true }),
      { kind: 'aroundCombat', before: 'blockersDeclared' },
      ['combat.castOnlyPointMissing'],
    ],
    [
      'no missing point where attackers have been declared, if none was',
      afterCombat({ combatPhases: 1, isFirstCombatIdle: true }),
      { kind: 'aroundCombat', before: 'attackersDeclared' },
      ['combat.castOnlyBeforeAttackersDeclared'],
    ],
    [
      'that the point is missing, and the time before it over (506.8e)',
      skipped,
      { kind: 'duringCombat', before: 'blockersDeclared' },
      ['combat.castOnlyPointMissing'],
    ],
    [
      'that the point is missing, and no time comes after it (506.8f)',
      skipped,
      { kind: 'duringCombat', after: 'blockersDeclared' },
      ['combat.castOnlyBlockersSkipped'],
    ],
  ])('%s', (_, state, timing, rules) => {
    expect(rulesBroken(state, timing)).toEqual(rules);
  });

  test('for abilities also that they follow the rules of spells (506.8g)', () => {
    const timing: Timing = { kind: 'duringCombat', before: 'blockersDeclared' };
    expect(rulesBroken(damage, timing, 'ability')).toEqual([
      'combat.castOnlyBeforeBlockersDeclared',
      'combat.activateOnlyAtPoint',
    ]);
  });
});

describe('what is cast at the right time cites', () => {
  const state = boardWith(SPEC, { step: 'declareAttackers' });

  test('the rules of its points, and that of combat', () => {
    const timing: Timing = {
      kind: 'duringCombat',
      after: 'attackersDeclared',
      before: 'blockersDeclared',
    };
    expect(rulesOfTiming(state, { what: 'ability', timing })).toEqual([
      'combat.castOnlyBeforeAttackersDeclared',
      'combat.castOnlyBeforeBlockersDeclared',
      'combat.castOnlyDuringCombat',
      'combat.activateOnlyAtPoint',
    ]);
  });

  test('that the first combat phase is meant only where there are several', () => {
    const timing: Timing = { kind: 'aroundCombat', before: 'blockersDeclared' };
    const several = { ...state, turn: { ...state.turn, combatPhases: 2 } };
    expect(rulesOfTiming(state, { what: 'spell', timing })).toEqual([
      'combat.castOnlyBeforeBlockersDeclared',
    ]);
    expect(rulesOfTiming(several, { what: 'spell', timing })).toContain(
      'combat.castOnlyAtOtherPoint',
    );
  });

  test('nothing where it may be cast at any time, or as a sorcery', () => {
    expect(rulesOfTiming(state, { what: 'spell', timing: undefined })).toEqual([]);
    expect(rulesOfTiming(state, { what: 'spell', timing: { kind: 'sorcery' } })).toEqual([]);
  });
});
