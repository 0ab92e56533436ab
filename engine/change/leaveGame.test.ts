import { expect, test } from 'vitest';
import { attackOf } from '../state/combatRoles.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { gainControl } from './control.ts';
import { leaveGame } from './leaveGame.ts';
import { withPlayer } from './making/withParts.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const bear = objectId('bear');

const three = board({
  permanents: { ada: { bear: '2/2' }, nil: { elf: '1/1', wall: '0/4' }, ned: { ape: '3/3' } },
  attacks: { bear: 'nil' },
  blocks: { wall: 'bear' },
});
const lost = (state: typeof three) => withPlayer(state, nil, (one) => ({ ...one, status: 'lost' }));

test('everything that the player owns leaves, and what it blocked stays blocked', () => {
  const { state, events } = leaveGame(lost(three), nil);
  expect(state.battlefield.map(({ id }) => id)).toEqual(['bear', 'ape']);
  expect(attackOf(state, bear)?.status).toBe('blocked');
  expect(events).toMatchObject([
    { kind: 'removedFromCombat', object: 'wall' },
    { kind: 'playerLeft', player: 'nil', objects: ['elf', 'wall'] },
  ]);
});

test('what they had gained control of goes back', () => {
  const by = objectId('spell');
  const stolen = gainControl(three, objectId('ape'), { player: nil, by, until: 'forever' }).state;
  const { state } = leaveGame(lost(stolen), nil);
  expect(state.battlefield).toMatchObject([{ id: 'bear' }, { id: 'ape', controller: 'ned' }]);
});

test('what others took from them leaves with them', () => {
  const by = objectId('spell');
  const stolen = gainControl(three, objectId('elf'), { player: ada, by, until: 'forever' }).state;
  const { state } = leaveGame(lost(stolen), nil);
  expect(state.battlefield.map(({ id }) => id)).toEqual(['bear', 'ape']);
});

test('a game that is over keeps its board', () => {
  const two = lost(board({ permanents: { ada: { bear: '2/2' }, nil: { elf: '1/1' } } }));
  expect(leaveGame(two, nil)).toEqual({ state: two, events: [] });
});
