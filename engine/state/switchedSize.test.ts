import { expect, test } from 'vitest';
import { addContinuousEffect } from '../change/addContinuousEffect.ts';
import type { Change } from '../language/change.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { theCharacteristics } from './characteristicsOf.ts';
import type { GameState } from './gameState.ts';

const bear = objectId('bear');
const SWITCHED: Change = { kind: 'switchPowerToughness' };
const more = (power: number, toughness: number): Change => ({
  kind: 'modifyPowerToughness',
  power,
  toughness,
});

const changed = (...changes: readonly Change[]): string => {
  const start: GameState = board({
    permanents: { ada: { bear: { is: '1/3', counters: { '+1/+1': 1 } } }, nil: {} },
  });
  const state = changes.reduce(
    (so, change) =>
      addContinuousEffect(so, {
        source: bear,
        controller: playerId('ada'),
        affects: [bear],
        change,
        until: 'endOfTurn',
      }).state,
    start,
  );
  const { power, toughness } = theCharacteristics(state, bear);
  return `${power}/${toughness}`;
};

// CR 613.4d: after whatever modifies them, counters among it, whichever began first.
test.each([
  ['it has', [], '2/4'],
  ['switched once', [SWITCHED], '4/2'],
  ['switched twice', [SWITCHED, SWITCHED], '2/4'],
  ['made larger, and switched', [more(0, 1), SWITCHED], '5/2'],
  ['switched, and made larger', [SWITCHED, more(5, 0)], '4/7'],
] as const)('power and toughness that are %s', (_, changes, size) => {
  expect(changed(...changes)).toBe(size);
});
