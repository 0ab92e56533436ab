import { expect, test } from 'vitest';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { gainControl } from './control.ts';
import { moveFromBattlefield } from './moveFromBattlefield.ts';
import { canBePaired, endPairs, pair } from './pair.ts';

const [ada, nil] = [playerId('ada'), playerId('nil')];
const [bear, ogre, elf] = [objectId('bear'), objectId('ogre'), objectId('elf')];

const start = board({
  permanents: {
    ada: { bear: '2/2', ogre: '3/3', elf: '1/1', relic: { types: ['artifact'] } },
    nil: { wolf: '2/2' },
  },
});
const { state: paired, events } = pair(start, bear, ogre);

const partnersIn = (state: GameState) =>
  [bear, ogre].map((id) => permanentOf(state, id)?.pairedWith);

test('each of the two is paired with the other (CR 702.95b)', () => {
  expect(partnersIn(paired)).toEqual([ogre, bear]);
  expect(events).toMatchObject([{ kind: 'paired', objects: [bear, ogre] }]);
});

test('only unpaired creatures of that player can be paired (CR 702.95c-d)', () => {
  const can = ['bear', 'elf', 'relic', 'wolf', 'nobody'].filter((id) =>
    canBePaired(paired, objectId(id), ada),
  );
  expect(can).toEqual(['elf']);
});

test('a pair lasts while nothing happens to either', () => {
  expect(endPairs(paired)).toEqual({ state: paired, events: [] });
});

test('one leaves the battlefield, and neither is paired (CR 702.95e)', () => {
  const { state, events: told } = moveFromBattlefield(paired, ogre, 'hand');
  expect(partnersIn(state)).toEqual([undefined, undefined]);
  expect(told).toMatchObject([
    { kind: 'returnedToHand' },
    { kind: 'unpaired', objects: [bear, ogre] },
  ]);
});

test('one gets another controller, and neither is paired, told once', () => {
  const taken = { player: nil, by: elf, until: 'endOfTurn' } as const;
  const { state, events: told } = gainControl(paired, bear, taken);
  expect(partnersIn(state)).toEqual([undefined, undefined]);
  expect(told.filter(({ kind }) => kind === 'unpaired')).toHaveLength(1);
});
