import { describe, expect, test } from 'vitest';
import { attackOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { board, type TestBoard } from '../../testing/boards/board.ts';
import { objectId, playerId } from '../../vocabulary/ids.ts';
import type { Step } from '../../vocabulary/turnStructure.ts';
import { becomeAttacking } from './enterCombat.ts';

const [nil, tor] = [playerId('nil'), playerId('tor')];
const imp = objectId('imp');
const onNil = { kind: 'player', player: nil } as const;

const inStep = (step: Step, more: Partial<TestBoard> = {}): GameState =>
  board({
    step,
    permanents: { ada: { bear: '2/2', imp: '1/1' }, nil: { foe: '1/1' }, tor: {} },
    attacks: { bear: 'nil' },
    ...more,
  });

describe('an effect that says a creature is attacking (CR 508.4)', () => {
  test('puts it into combat, without it having attacked', () => {
    const { state, events } = becomeAttacking(inStep('declareAttackers'), imp, onNil);
    expect(events).toMatchObject([{ kind: 'becameAttacking', object: imp, attacking: onNil }]);
    expect(attackOf(state, imp)).toMatchObject({ target: onNil, status: 'undecided' });
    expect(state.combat).toMatchObject({ declaredAttackers: [objectId('bear')] });
  });

  test('once blockers have been declared, it is unblocked (CR 508.4d)', () => {
    const { state, events } = becomeAttacking(inStep('combatDamage'), imp, onNil);
    expect(attackOf(state, imp)?.status).toBe('unblocked');
    expect(events[0]?.rules).toContain('attackers.putAttackingLateIsUnblocked');
  });

  test('does nothing for a creature of somebody else than the attacking player', () => {
    const state = inStep('declareAttackers');
    const by = becomeAttacking(state, objectId('foe'), { kind: 'player', player: tor });
    expect(by).toEqual({ state, events: [] });
  });

  test('does nothing where what it would attack is gone (CR 508.4b)', () => {
    const state = inStep('declareAttackers', { players: { tor: { status: 'lost' } } });
    const { events } = becomeAttacking(state, imp, { kind: 'player', player: tor });
    expect(events).toEqual([]);
  });

  test('does nothing for a battle (CR 506.3g) or what attacks already', () => {
    const state = inStep('declareAttackers', {
      permanents: {
        ada: { bear: '2/2', imp: { is: '1/1', types: ['battle', 'creature'] } },
        nil: {},
      },
    });
    expect(becomeAttacking(state, imp, onNil).events).toEqual([]);
    expect(becomeAttacking(state, objectId('bear'), onNil).events).toEqual([]);
  });

  test('does nothing outside combat', () => {
    const state = board({ step: 'precombatMain', permanents: { ada: { imp: '1/1' }, nil: {} } });
    expect(becomeAttacking(state, imp, onNil).events).toEqual([]);
  });
});
