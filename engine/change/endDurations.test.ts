import { expect, test } from 'vitest';
import { DURATIONS } from '../language/duration.ts';
import { theCharacteristics } from '../state/characteristicsOf.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { addContinuousEffect } from './addContinuousEffect.ts';
import { endDurations } from './endDurations.ts';

const bear = objectId('bear');
const state = board({
  permanents: { ada: { bear: '2/2', growth: { types: ['artifact'], tapped: true } }, nil: {} },
  shields: { bear: 3 },
});
const pumped = (until: (typeof DURATIONS)[number]) =>
  addContinuousEffect(state, {
    source: objectId('growth'),
    controller: playerId('ada'),
    affects: [bear],
    change: { kind: 'modifyPowerToughness', power: 3, toughness: 3 },
    until,
  }).state;

const ENDINGS = ['endOfTurn', 'endOfCombat', 'nextUntapStep'] as const;

test.each(DURATIONS.flatMap((until) => ENDINGS.map((ending) => [until, ending] as const)))(
  'what lasts until %s at the %s',
  (until, ending) => {
    const { state: after, events } = endDurations(pumped(until), ending);
    const isOver = until === ending;
    expect(theCharacteristics(after, bear).power).toBe(isOver ? 2 : 5);
    expect(events.length).toBe(isOver ? 1 : 0);
  },
);

test('prevention shields last this turn', () => {
  expect(endDurations(state, 'endOfCombat').state.preventionShields).toHaveLength(1);
  expect(endDurations(state, 'endOfTurn').state.preventionShields).toEqual([]);
});

test('what waits for an untap step waits for its controller’s', () => {
  const nilsTurn = { ...pumped('nextUntapStep') };
  const other = { ...nilsTurn, turn: { ...nilsTurn.turn, activePlayer: playerId('nil') } };
  expect(endDurations(other, 'nextUntapStep').events).toEqual([]);
});
