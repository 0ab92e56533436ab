import { expect, test } from 'vitest';
import { attackOf } from '../state/combatRoles.ts';
import { thePermanent } from '../state/lookup.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { gainControl } from './control.ts';
import { endDurations } from './endDurations.ts';

const bear = objectId('bear');
const nil = playerId('nil');
const by = objectId('spell');
const state = board({
  permanents: { ada: { bear: '2/2' }, nil: {} },
  attacks: { bear: 'nil' },
});

test('a creature whose controller changes leaves combat and is summoning sick', () => {
  const { state: after, events } = gainControl(state, bear, {
    player: nil,
    by,
    until: 'endOfTurn',
  });
  expect(thePermanent(after, bear)).toMatchObject({ controller: nil, owner: 'ada', sick: true });
  expect(attackOf(after, bear)).toBeUndefined();
  expect(events.at(-1)).toMatchObject({ because: 'controllerChanged' });
});

test('it goes back to its owner as the effect ends', () => {
  const stolen = gainControl(state, bear, { player: nil, by, until: 'endOfTurn' }).state;
  const { state: after, events } = endDurations(stolen, 'endOfTurn');
  expect(thePermanent(after, bear).controller).toBe('ada');
  expect(events.map(({ kind }) => kind)).toEqual(['effectsEnded', 'controlGained']);
});

test('gaining control of what one controls changes nothing in combat', () => {
  const ada = playerId('ada');
  const { state: after } = gainControl(state, bear, { player: ada, by, until: 'endOfTurn' });
  expect(attackOf(after, bear)).toBeDefined();
});

test('of two effects the later one counts, and the earlier again when that ends', () => {
  const first = gainControl(state, bear, { player: nil, by, until: 'forever' }).state;
  const second = gainControl(first, bear, { player: playerId('ada'), by, until: 'endOfTurn' });
  expect(thePermanent(second.state, bear).controller).toBe('ada');
  expect(thePermanent(endDurations(second.state, 'endOfTurn').state, bear).controller).toBe('nil');
});
