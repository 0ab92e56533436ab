import { describe, expect, test } from 'vitest';
import type { Effect } from '../language/effect.ts';
import type { GameState } from '../state/gameState.ts';
import { NO_CONTEXT, type TargetChoice } from '../state/stack.ts';
import { board, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { performAll } from './perform.ts';

const BOARD: TestBoard['permanents'] = {
  ada: { bear: '2/2', relic: { types: ['artifact'] } },
  nil: { ogre: '4/4 lifelink' },
};

const target = (id: string): TargetChoice => ({ kind: 'object', object: objectId(id) });

function done(effect: Effect, targets: readonly (TargetChoice | undefined)[]) {
  const { state, events } = performAll(board({ permanents: BOARD }), [effect], {
    source: objectId('relic'),
    controller: playerId('ada'),
    targets,
    context: NO_CONTEXT,
    created: [],
  });
  return { marked: marked(state), state, events };
}

const marked = ({ battlefield }: GameState) =>
  Object.fromEntries(battlefield.map(({ id, markedDamage }) => [id, markedDamage]));

describe('fighting', () => {
  const FIGHT: Effect = { kind: 'fight', one: 'target', other: 'secondTarget' };

  test('both deal their power to each other, which is no combat damage', () => {
    const { marked, state, events } = done(FIGHT, [target('bear'), target('ogre')]);
    expect(marked).toMatchObject({ bear: 4, ogre: 2 });
    expect(state.players.map(({ life }) => life)).toEqual([20, 24]);
    const [dealt] = events;
    expect(dealt).toMatchObject({ kind: 'damageDealt', combat: false });
    expect(dealt?.rules.slice(0, 2)).toEqual(['action.fight', 'action.fightIsNotCombatDamage']);
  });

  test.each([
    ['an illegal target', undefined],
    ['no creature', target('relic')],
  ])('neither fights where the other is %s', (_, other) => {
    expect(done(FIGHT, [target('bear'), other]).events).toEqual([]);
  });

  test('what fights itself deals twice its power to itself', () => {
    expect(done(FIGHT, [target('ogre'), target('ogre')]).marked).toMatchObject({ ogre: 8 });
  });
});

describe('damage that is dealt by another object than the source', () => {
  const BITE: Effect = {
    kind: 'dealDamage',
    n: { kind: 'powerOf', of: 'target' },
    subject: { kind: 'reference', reference: 'secondTarget' },
    by: 'target',
  };

  test('is that object’s', () => {
    const { marked, state } = done(BITE, [target('ogre'), target('bear')]);
    expect(marked).toMatchObject({ bear: 4, ogre: 0 });
    expect(state.players.map(({ life }) => life)).toEqual([20, 24]);
  });

  test('is not dealt where that is an illegal target by now', () => {
    expect(done(BITE, [undefined, target('bear')]).events).toEqual([]);
  });
});
