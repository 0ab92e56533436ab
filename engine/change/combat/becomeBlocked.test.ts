import { expect, test } from 'vitest';
import { attackOf, blockOf } from '../../state/combatRoles.ts';
import { board, boardWith } from '../../testing/boards/board.ts';
import { objectId } from '../../vocabulary/ids.ts';
import { becomeBlocked, becomeUnblocked, makeBlock } from './becomeBlocked.ts';

const spec = {
  permanents: { ada: { bear: '2/2', ape: '3/3' }, nil: { wall: '0/4', elf: '1/1' } },
  attacks: { bear: 'nil', ape: 'nil' },
  blocks: { wall: 'bear' },
} as const;

test('an effect blocks an unblocked attacker, with no creature blocking it', () => {
  const { state, events } = becomeBlocked(board(spec), objectId('ape'), undefined);
  expect(attackOf(state, objectId('ape'))?.status).toBe('blocked');
  expect(events).toMatchObject([{ kind: 'becameBlocked', attacker: 'ape', by: undefined }]);
});

test('an attacker that is blocked already does not become blocked', () => {
  expect(becomeBlocked(board(spec), objectId('bear'), undefined).events).toEqual([]);
});

test('an attacker made unblocked remembers that it was blocked', () => {
  const { state } = becomeUnblocked(board(spec), objectId('bear'));
  expect(attackOf(state, objectId('bear'))).toMatchObject({
    status: 'unblocked',
    wasBlocked: true,
  });
  expect(blockOf(state, objectId('wall'))?.attackers).toEqual(['bear']);
});

test('a creature made to block blocks in addition to what it blocked', () => {
  const { state, events } = makeBlock(board(spec), objectId('wall'), objectId('ape'));
  expect(blockOf(state, objectId('wall'))?.attackers).toEqual(['bear', 'ape']);
  expect(events).toMatchObject([
    { kind: 'madeToBlock', blocker: 'wall', attacker: 'ape', alreadyBlocking: true },
    { kind: 'becameBlocked', attacker: 'ape', by: 'wall' },
  ]);
});

test('made to block what it blocks already, nothing happens', () => {
  expect(makeBlock(board(spec), objectId('wall'), objectId('bear')).events).toEqual([]);
});

test('with an order of damage both sides place the newcomer', () => {
  const state = boardWith(spec, { edition: '2024-07-30', blocks: { wall: 'bear', elf: 'ape' } });
  const { state: after } = makeBlock(state, objectId('elf'), objectId('bear'), 0);
  expect(after.combat).toMatchObject({
    orders: [
      { of: 'bear', over: ['elf', 'wall'] },
      { of: 'elf', over: ['ape', 'bear'] },
    ],
  });
});
