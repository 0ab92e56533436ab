import { expect, test } from 'vitest';
import { board } from '../testing/boards/board.ts';
import { withCard } from '../testing/boards/happened.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { discard, drawCards } from './drawAndDiscard.ts';

const ada = playerId('ada');
const empty = board({ permanents: { ada: {}, nil: {} }, players: { ada: { handSize: 1 } } });
const withTwoKnown = withCard(withCard(empty, 'growth', {}), 'bolt', {});
const zones = (state: typeof empty) => state.cards.map(({ id, zone }) => `${id}: ${zone}`);

test('drawing fills the hand', () => {
  const { state, events } = drawCards(empty, ada, 2, 'draw.card');
  expect(state.players[0]?.handSize).toBe(3);
  expect(events).toEqual([
    { kind: 'cardsDrawn', player: 'ada', n: 2, rules: ['draw.card'], decides: ['draw.card'] },
  ]);
});

test.each([
  [1, [], ['growth: hand', 'bolt: hand']],
  [2, [], ['growth: graveyard', 'bolt: hand']],
  [1, [objectId('bolt')], ['growth: hand', 'bolt: graveyard']],
  [9, [], ['growth: graveyard', 'bolt: graveyard']],
] as const)(
  'of one unknown card and two known ones, discarding %i (%s named)',
  (n, named, then) => {
    const { state } = discard(withTwoKnown, ada, n, named);
    expect(zones(state)).toEqual(then);
    const [player] = state.players;
    expect([player?.handSize, player?.graveyardSize]).toEqual([3 - Math.min(n, 3), Math.min(n, 3)]);
  },
);

test('an empty hand discards nothing', () => {
  expect(discard(empty, playerId('nil'), 1).events).toEqual([]);
});
