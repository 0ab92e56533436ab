import { expect, test } from 'vitest';
import { board } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import { moveFromBattlefield } from './moveFromBattlefield.ts';

const bear = objectId('bear');
const state = board({
  permanents: { ada: { bear: '2/2', aura: { attachedTo: 'bear' } }, nil: {} },
  attacks: { bear: 'nil' },
  shields: { bear: 2 },
});
const [ada] = state.players;

test.each([
  ['graveyard', { graveyardSize: 1, handSize: 0 }, ['removedFromCombat']],
  ['hand', { graveyardSize: 0, handSize: 1 }, ['returnedToHand', 'removedFromCombat']],
  ['exile', { graveyardSize: 0, handSize: 0 }, ['exiled', 'removedFromCombat']],
] as const)('a card that goes to %s is there, and out of combat', (zone, sizes, kinds) => {
  const { state: after, events } = moveFromBattlefield(state, bear, zone);
  expect(after.cards).toMatchObject([{ id: 'bear#2', owner: ada?.id, zone }]);
  expect(after.players[0]).toMatchObject(sizes);
  expect(events.map(({ kind }) => kind)).toEqual(kinds);
  expect(after.battlefield.map(({ id }) => id)).toEqual(['aura']);
});

test('what goes to the bottom of a library is not kept', () => {
  const { state: after } = moveFromBattlefield(state, bear, 'libraryBottom');
  expect(after.cards).toEqual([]);
  expect(after.players).toEqual(state.players);
});

test('a token ceases to exist and is in no zone', () => {
  const tokens = board({
    permanents: { ada: { bear: { is: '2/2', token: true } }, nil: {} },
  });
  const { state: after, events } = moveFromBattlefield(tokens, bear, 'hand');
  expect(after.cards).toEqual([]);
  expect(after.players).toEqual(tokens.players);
  expect(events.map(({ kind }) => kind)).toEqual(['returnedToHand', 'tokenCeasedToExist']);
});

test('shields and effects on it do not wait for what it becomes', () => {
  expect(moveFromBattlefield(state, bear, 'hand').state.preventionShields).toEqual([]);
});
