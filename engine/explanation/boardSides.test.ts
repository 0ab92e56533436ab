import { expect, test } from 'vitest';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { boardSides } from './boardSides.ts';

const [ada, nil] = [playerId('Ada'), playerId('Nil')];

const lying = (id: string, more: object = {}) => ({
  id: objectId(id),
  types: ['creature'] as const,
  controller: ada,
  attachedTo: undefined,
  gone: undefined,
  ...more,
});

test('the active player’s side comes first, and what is attached goes with what bears it, whoever controls it', () => {
  const sides = boardSides({
    players: [{ id: ada }, { id: nil }],
    permanents: [
      lying('wall', { controller: nil }),
      lying('collar', { types: ['artifact'], attachedTo: objectId('bear') }),
      lying('bear'),
      lying('curse', { controller: nil, types: ['enchantment'], attachedTo: objectId('bear') }),
    ],
  });
  expect(sides).toEqual([
    { player: ada, objects: [{ id: 'bear', attached: ['collar', 'curse'] }] },
    { player: nil, objects: [{ id: 'wall', attached: [] }] },
  ]);
});

test('a land that is nothing else is no part of a side, nor is what has left', () => {
  const [side] = boardSides({
    players: [{ id: ada }],
    permanents: [
      lying('forest', { types: ['land'] }),
      lying('arbor', { types: ['land', 'creature'] }),
      lying('dead', { gone: 'died' }),
    ],
  });
  expect(side?.objects).toEqual([{ id: 'arbor', attached: [] }]);
});
