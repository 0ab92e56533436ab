import { expect, test } from 'vitest';
import { attackOf } from '../state/combatRoles.ts';
import { board } from '../testing/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { phaseInAndOut, phaseOut } from './phasing.ts';

const bear = objectId('bear');
const state = board({
  permanents: {
    ada: { bear: { is: '2/2', damage: 1, tapped: true }, aura: { attachedTo: 'bear' } },
    nil: { imp: '1/1 phasing' },
  },
  attacks: { bear: 'nil' },
});
const onBattlefield = (now: typeof state) => now.battlefield.map(({ id }) => id);

test('a permanent phases out with what is attached to it, and out of combat', () => {
  const { state: after, events } = phaseOut(state, [bear]);
  expect(onBattlefield(after)).toEqual(['imp']);
  expect(attackOf(after, bear)).toBeUndefined();
  expect(events.map(({ kind }) => kind)).toEqual(['removedFromCombat', 'phasedOut']);
  expect(events.at(-1)).toMatchObject({ objects: ['bear', 'aura'] });
});

test('it phases in before its controller untaps, as it was', () => {
  const out = phaseOut(state, [bear]).state;
  const { state: after, events } = phaseInAndOut(out);
  expect(onBattlefield(after)).toEqual(['imp', 'bear', 'aura']);
  expect(after.battlefield[1]).toMatchObject({ tapped: true, markedDamage: 1 });
  expect(after.phasedOut).toEqual([]);
  expect(events).toMatchObject([{ kind: 'phasedIn', objects: ['bear', 'aura'] }]);
});

test('in another player’s untap step it stays away', () => {
  const out = phaseOut(state, [bear]).state;
  const nils = { ...out, turn: { ...out.turn, activePlayer: playerId('nil') } };
  const { state: after } = phaseInAndOut(nils);
  expect(onBattlefield(after)).toEqual([]);
});

test('what has phasing comes and goes by turns', () => {
  const nils = { ...state, turn: { ...state.turn, activePlayer: playerId('nil') } };
  const once = phaseInAndOut(nils).state;
  expect(onBattlefield(once)).not.toContain('imp');
  expect(onBattlefield(phaseInAndOut(once).state)).toContain('imp');
});
