import { expect, test } from 'vitest';
import type { Duration } from '../language/duration.ts';
import { thePermanent } from '../state/lookup.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { gainControl } from './control.ts';
import { endLapsed } from './endLapsed.ts';
import { moveFromBattlefield } from './moveFromBattlefield.ts';
import { untap } from './tapAndUntap.ts';

const ada = playerId('ada');
const nil = playerId('nil');
const bear = objectId('bear');
const thief = objectId('thief');

const START = board({
  permanents: { ada: { bear: '2/2' }, nil: { thief: { is: '1/1', tapped: true } } },
});

const stolen = (until: Duration) =>
  gainControl(START, bear, { player: nil, by: thief, until }).state;

test.each([
  [
    'whileYouControlSource',
    (state) => gainControl(state, thief, { player: ada, by: bear, until: 'forever' }),
  ],
  ['whileSourceTapped', (state) => untap(state, [thief])],
  ['whileSourceRemains', (state) => moveFromBattlefield(state, thief, 'exile')],
] as const satisfies readonly (readonly [Duration, typeof endLapsed])[])(
  'what is controlled %s goes back as that is so no longer',
  (until, change) => {
    const held = stolen(until);
    expect(thePermanent(held, bear).controller).toBe(nil);
    expect(endLapsed(held).events).toEqual([]);
    const { state: after, events } = endLapsed(change(held).state);
    expect(thePermanent(after, bear).controller).toBe(ada);
    expect(events[0]).toMatchObject({ kind: 'effectsEnded', decides: ['effect.forAsLongAs'] });
  },
);

// CR 611.2b: it does not start and stop at once.
test('what would last for as long as something that is not so never begins', () => {
  const untapped = untap(START, [thief]).state;
  const { events } = gainControl(untapped, bear, {
    player: nil,
    by: thief,
    until: 'whileSourceTapped',
  });
  expect(events).toEqual([]);
});
