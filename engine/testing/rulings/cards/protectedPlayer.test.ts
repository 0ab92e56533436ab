import { expect, test } from 'vitest';
import { ability } from '../../../language/ability.ts';
import { stateBasedActions } from '../../../stateBased/stateBasedActions.ts';
import { playerId } from '../../../vocabulary/ids.ts';
import { board } from '../../boards/board.ts';
import { card } from '../../boards/cards.ts';

test.each([
  ['red', []],
  ['green', ['curse']],
])('a Curse stays on a player with protection from %s: %j (CR 702.16c, 704.5m)', (color, left) => {
  const halo = ability.parse({ static: { 'protects-you': { color } } });
  const state = board({
    permanents: {
      ada: { curse: card('curse-of-the-nightly-hunt') },
      nil: { halo: { types: ['enchantment'], abilities: [halo] } },
    },
  });
  const cursed = {
    ...state,
    battlefield: state.battlefield.map((one) =>
      one.id === 'curse' ? { ...one, enchants: playerId('nil') } : one,
    ),
  };
  const { battlefield } = stateBasedActions(cursed).state;
  expect(battlefield.map(({ id }) => id).filter((id) => id !== 'halo')).toEqual(left);
});
