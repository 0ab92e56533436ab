import { expect, test } from 'vitest';
import type { TokenSpec } from '../language/token.ts';
import { attackOf, blockersOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { board, boardWith, type TestBoard } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { createToken } from './createToken.ts';

const CAT: TokenSpec = {
  colors: ['white'],
  subtypes: ['Cat'],
  power: 1,
  toughness: 1,
  abilities: [],
};
const ada = playerId('ada');
const nil = playerId('nil');
const token = objectId('token-1');
const bear = objectId('bear');

const spec: TestBoard = {
  permanents: { ada: { bear: '4/4' }, nil: { wall: '0/4' } },
  attacks: { bear: 'nil' },
  step: 'declareAttackers',
};

const attacking = (state: GameState, player = nil, controller = ada) =>
  createToken(state, CAT, controller, {
    kind: 'attacking',
    tapped: true,
    target: { kind: 'player', player },
  });

test.each([
  ['declareAttackers', 'undecided'],
  ['declareBlockers', 'unblocked'],
  ['firstStrikeDamage', 'unblocked'],
  ['endOfCombat', 'unblocked'],
] as const)('put attacking in the %s step it is %s', (step, status) => {
  const { state } = attacking(boardWith(spec, { step }));
  expect(attackOf(state, token)).toMatchObject({ status, target: { player: 'nil' } });
});

test('it attacks without having been declared, and the combat has had an attack', () => {
  const { state } = attacking(boardWith(spec, { attacks: {} }));
  expect(state.combat).toMatchObject({ declaredAttackers: [], attackHappened: true });
});

test.each([
  ['for a player who is not attacking', nil, ada, 'combat.putAttackingByNonattackingPlayer'],
  ['attacking its own controller', ada, ada, 'combat.putAttackingTargetGone'],
] as const)('%s it enters, but does not attack', (_, controller, target, rule) => {
  const { state, events } = attacking(board(spec), target, controller);
  expect(state.battlefield.map(({ id }) => id)).toContain(token);
  expect(attackOf(state, token)).toBeUndefined();
  expect(events[0]).toMatchObject({ attacking: undefined });
  expect(events[0]?.rules).toContain(rule);
});

test('attacking a planeswalker that is gone, it does not attack', () => {
  const { state } = createToken(board(spec), CAT, ada, {
    kind: 'attacking',
    tapped: false,
    target: { kind: 'permanent', permanent: objectId('walker'), defendingPlayer: nil },
  });
  expect(attackOf(state, token)).toBeUndefined();
});

test('outside combat it enters and does not attack', () => {
  expect(attacking(boardWith(spec, { step: 'postcombatMain' })).state.combat.kind).toBe('none');
});

const blocking = (state: GameState, controller = nil, attacker = bear) =>
  createToken(state, CAT, controller, { kind: 'blocking', attacker });

test('put blocking an unblocked attacker, it makes that blocked', () => {
  const { state, events } = blocking(boardWith(spec, { step: 'declareBlockers' }));
  expect(attackOf(state, bear)?.status).toBe('blocked');
  expect(blockersOf(state, bear)).toEqual([token]);
  expect(events.map(({ kind }) => kind)).toEqual(['tokenCreated', 'becameBlocked']);
  expect(events[1]).toMatchObject({ attacker: 'bear', by: token });
});

test('put blocking an attacker that is blocked, it changes nothing about that', () => {
  const { events } = blocking(boardWith(spec, { blocks: { wall: 'bear' } }));
  expect(events.map(({ kind }) => kind)).toEqual(['tokenCreated']);
});

test.each([
  ['for the attacking player', ada, bear, 'combat.putBlockingOutsideOwnDefence'],
  ['a creature that is not attacking', nil, objectId('wall'), 'blockers.putBlockingGone'],
] as const)('put blocking %s, it enters and does not block', (_, controller, attacker, rule) => {
  const { state, events } = blocking(board(spec), controller, attacker);
  expect(state.combat).toMatchObject({ blocks: [] });
  expect(events[0]?.rules).toContain(rule);
});

test.each([
  [undefined, ['wall', 'token-1']],
  [0, ['token-1', 'wall']],
] as const)('with an order of damage it takes its place (%s)', (place, over) => {
  const state = boardWith(spec, { edition: '2024-07-30', blocks: { wall: 'bear' } });
  const { state: after, events } = createToken(state, CAT, nil, {
    kind: 'blocking',
    attacker: bear,
    ...(place === undefined ? {} : { place }),
  });
  expect(after.combat).toMatchObject({ orders: [{ of: 'bear', over }] });
  expect(events.at(-1)).toMatchObject({ kind: 'order', act: { player: 'ada', over } });
});

test('tokens never share an id', () => {
  const { state } = attacking(attacking(board(spec)).state);
  const ids = state.battlefield.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
