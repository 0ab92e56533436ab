import { expect, test } from 'vitest';
import type { GameState } from '../state/gameState.ts';
import { board, type PermanentDetails } from '../testing/board.ts';
import type { ActivatedAbility, Cost } from '../vocabulary/abilities.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { activateAbility, checkActivate } from './activate.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const source = objectId('x');

const ability = (...costs: readonly Cost[]): ActivatedAbility => ({
  kind: 'activated',
  costs,
  targets: [],
  effects: [],
});

const TAP: Cost = { kind: 'tapSelf' };
const MANA: Cost = { kind: 'mana', mana: '{1}{R}' };
const SACRIFICE_SELF: Cost = { kind: 'sacrificeSelf' };
const TWO_LANDS: Cost = { kind: 'sacrifice', filter: { type: 'land' }, n: 2 };
const LIFE: Cost = { kind: 'payLife', n: 3 };

const having = (x: PermanentDetails, life = 20): GameState => ({
  ...board({
    permanents: { ada: { x, l1: { types: ['land'] }, l2: { types: ['land'] } }, nil: {} },
    players: { ada: { mana: 'RW', life } },
  }),
  priority: { kind: 'player', player: ada, passed: [] },
});

const check = (state: GameState, player = ada, index = 0) =>
  checkActivate(state, player, source, index, []).map(({ code }) => code);

test.each([
  ['mana', having({ is: '1/1', abilities: [ability(MANA)] }), []],
  [
    'more mana than there is',
    having({ is: '1/1', abilities: [ability(MANA, MANA)] }),
    ['cannotPay'],
  ],
  ['tapping', having({ is: '1/1', abilities: [ability(TAP)] }), []],
  [
    'tapping what is tapped',
    having({ is: '1/1', tapped: true, abilities: [ability(TAP)] }),
    ['cannotPay'],
  ],
  [
    'tapping a creature that came this turn',
    having({ is: '1/1', sick: true, abilities: [ability(TAP)] }),
    ['summoningSick'],
  ],
  [
    'the same with haste',
    having({
      is: '1/1 haste',
      sick: true,
      abilities: [{ kind: 'keyword', keyword: 'flying' }, ability(TAP)],
    }),
    ['noSuchAbility'],
  ],
  [
    'tapping an artifact that came this turn',
    having({ types: ['artifact'], sick: true, abilities: [ability(TAP)] }),
    [],
  ],
  ['sacrificing itself', having({ is: '1/1', abilities: [ability(SACRIFICE_SELF)] }), []],
  ['sacrificing two lands', having({ is: '1/1', abilities: [ability(TWO_LANDS)] }), []],
  [
    'sacrificing four lands',
    having({ is: '1/1', abilities: [ability(TWO_LANDS, TWO_LANDS)] }),
    ['cannotPay'],
  ],
  ['three life', having({ is: '1/1', abilities: [ability(LIFE)] }, 3), []],
  ['three life of two', having({ is: '1/1', abilities: [ability(LIFE)] }, 2), ['cannotPay']],
  ['nothing, of an ability that is not activated', having({ is: '1/1 flying' }), ['noSuchAbility']],
] as const)('paying %s', (_, state, expected) => {
  expect(check(state)).toEqual(expected);
});

test('abilities are counted from 0, all of them', () => {
  const state = having({ is: '1/1 haste', sick: true, abilities: [ability(TAP)] });
  expect(check(state, ada, 1)).toEqual([]);
  expect(check(state, ada, 2)).toEqual(['noSuchAbility']);
});

test('only its controller activates it, and only with priority', () => {
  const state = having({ is: '1/1', abilities: [ability()] });
  expect(check(state, nil)).toEqual(['noPriority', 'notUnderYourControl']);
});

test('an ability that is activated is on the stack, with its costs paid', () => {
  const state = having({ is: '1/1', abilities: [ability(TAP, MANA, LIFE, TWO_LANDS)] });
  const { state: after, events } = activateAbility(state, ada, source, 0, []);
  expect(after.stack).toMatchObject([{ kind: 'activated', source: 'x', controller: 'ada' }]);
  expect(after.battlefield).toMatchObject([{ id: 'x', tapped: true }]);
  expect(after.players[0]).toMatchObject({ mana: '', life: 17, graveyardSize: 2 });
  expect(events.map(({ kind }) => kind)).toEqual(['costPaid', 'lifeLost', 'abilityActivated']);
});

test('an ability whose source was sacrificed for it is on the stack all the same', () => {
  const state = having({ is: '1/1', abilities: [ability(SACRIFICE_SELF)] });
  const { state: after, events } = activateAbility(state, ada, source, 0, []);
  expect(after.stack).toHaveLength(1);
  expect(after.cards).toMatchObject([{ id: 'x', zone: 'graveyard' }]);
  expect(events[0]).toMatchObject({ kind: 'costPaid', sacrificed: ['x'] });
});
