import { expect, test } from 'vitest';
import { thePermanent } from '../state/lookup.ts';
import { board } from '../testing/boards/board.ts';
import { objectId } from '../vocabulary/ids.ts';
import { attach } from './attach.ts';

const blade = objectId('blade');
const state = {
  ...board({
    permanents: {
      ada: { bear: '2/2', ape: '3/3', blade: { types: ['artifact'], attachedTo: 'bear' } },
      nil: {},
    },
  }),
  nextId: 9,
};

test('Equipment moves to another creature, with a new timestamp', () => {
  const { state: after, events } = attach(state, blade, objectId('ape'));
  expect(thePermanent(after, blade)).toMatchObject({ attachedTo: 'ape', timestamp: 9 });
  expect(events).toMatchObject([{ kind: 'attached', object: 'blade', to: 'ape' }]);
});

test('attached to what it is attached to, nothing happens', () => {
  expect(attach(state, blade, objectId('bear'))).toEqual({ state, events: [] });
});
