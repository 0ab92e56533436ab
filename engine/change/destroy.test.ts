import { expect, test } from 'vitest';
import { attackOf } from '../state/combatRoles.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { board } from '../testing/boards/board.ts';
import { saying } from '../testing/boards/saying.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { type Destroying, destroy, sacrifice } from './destroy.ts';
import { makeRegenerationShield } from './regenerate.ts';

const bear = objectId('bear');
const ada = playerId('ada');
const withBear = (is: string) =>
  board({ permanents: { ada: { bear: { is, damage: 1 } }, nil: {} }, attacks: { bear: 'nil' } });
const shielded = makeRegenerationShield(withBear('2/2'), bear, { controller: ada, by: bear }).state;

test('a creature is destroyed and is in the graveyard', () => {
  const { state, events } = destroy(withBear('2/2'), bear, 'effect');
  expect(state.cards).toMatchObject([{ id: 'bear#2', zone: 'graveyard' }]);
  expect(events.map(({ kind }) => kind)).toEqual(['creatureDestroyed', 'removedFromCombat']);
});

test('what is indestructible stays', () => {
  expect(destroy(withBear('2/2 indestructible'), bear, 'effect').events).toEqual([]);
});

test('a regeneration shield saves it: undamaged, tapped, out of combat', () => {
  const { state, events } = destroy(shielded, bear, 'lethalDamage');
  expect(permanentOf(state, bear)).toMatchObject({ markedDamage: 0, tapped: true });
  expect(attackOf(state, bear)).toBeUndefined();
  expect(events.map(({ kind }) => kind)).toEqual(['regenerated', 'removedFromCombat']);
});

test('of a regeneration shield and a shield counter its controller chooses which applies first (CR 616.1)', () => {
  const made = board({
    permanents: { ada: { bear: { is: '2/2', counters: { shield: 1 } }, spring: {} }, nil: {} },
  });
  const both = makeRegenerationShield(made, bear, {
    controller: ada,
    by: objectId('spring'),
  }).state;
  const kinds = (state: GameState, how: Destroying = 'effect') =>
    destroy(state, bear, how).events.map(({ kind }) => kind);
  expect(kinds(both)).toEqual(['choiceTaken', 'regenerated']);
  expect(kinds(both, 'withoutRegeneration')).toEqual(['countersRemoved']);
  expect(kinds(both, 'lethalDamage')).toEqual(['regenerated']);
  const first = { player: ada, replacement: true } as const;
  expect(kinds(saying(both, { ...first, source: bear }))).toEqual([
    'choiceMade',
    'countersRemoved',
  ]);
  expect(kinds(saying(both, { ...first, source: objectId('spring') }))).toEqual([
    'choiceMade',
    'regenerated',
  ]);
});

test('its own regeneration shield and a shield counter on it are told apart (CR 616.1)', () => {
  const made = board({
    permanents: { ada: { bear: { is: '2/2', counters: { shield: 1 } } }, nil: {} },
  });
  const both = makeRegenerationShield(made, bear, { controller: ada, by: bear }).state;
  const told = (...replacement: readonly (true | 'counter')[]) =>
    destroy(
      saying(both, ...replacement.map((one) => ({ player: ada, source: bear, replacement: one }))),
      bear,
      'effect',
    ).events.map((event) => [event.kind, 'counter' in event ? event.counter : undefined]);
  const regenerated = ['regenerated', undefined];
  const countersRemoved = ['countersRemoved', 'shield'];
  expect(told()).toEqual([['choiceTaken', undefined], regenerated]);
  expect(told(true)).toEqual([['choiceMade', undefined], regenerated]);
  expect(told('counter')).toEqual([['choiceMade', 'shield'], countersRemoved]);
  expect(told('counter', true)).toEqual([['choiceMade', 'shield'], countersRemoved]);
});

test('of two regeneration shields its controller can say which, and it makes no difference', () => {
  const two = makeRegenerationShield(shielded, bear, { controller: ada, by: objectId('spring') });
  const left = (state: GameState) => {
    const { state: after, events } = destroy(state, bear, 'effect');
    return [events.map(({ kind }) => kind), after.continuousEffects.map(({ source }) => source)];
  };
  const rescued = ['regenerated', 'removedFromCombat'];
  expect(left(two.state)).toEqual([rescued, ['spring']]);
  const said = { player: ada, source: objectId('spring'), replacement: true } as const;
  expect(left(saying(two.state, said))).toEqual([['choiceMade', ...rescued], ['bear']]);
});

test('a shield serves once', () => {
  const once = destroy(shielded, bear, 'effect').state;
  expect(permanentOf(destroy(once, bear, 'effect').state, bear)).toBeUndefined();
});

test('a shield does not help against sacrifice', () => {
  const { state, events } = sacrifice(shielded, bear);
  expect(permanentOf(state, bear)).toBeUndefined();
  expect(events[0]).toMatchObject({ kind: 'putIntoGraveyard', because: 'sacrificed' });
});

test('what is destroyed and no creature did not die as one', () => {
  const state = board({ permanents: { ada: { rock: { types: ['artifact'] } }, nil: {} } });
  expect(destroy(state, objectId('rock'), 'effect').events[0]).toMatchObject({
    kind: 'putIntoGraveyard',
    because: 'destroyed',
  });
});
