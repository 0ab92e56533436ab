import { expect, test } from 'vitest';
import { leaveGame } from '../../change/leaveGame.ts';
import { moveFromBattlefield } from '../../change/moveFromBattlefield.ts';
import { phaseInAndOut, phaseOut } from '../../change/phasing.ts';
import { legendOf } from '../../explanation/legend.ts';
import { viewState } from '../../explanation/viewBoard.ts';
import type { GameState } from '../../state/gameState.ts';
import { stateBasedActions } from '../../stateBased/stateBasedActions.ts';
import { playerId } from '../../vocabulary/ids.ts';
import { type Random, randomFrom } from '../../vocabulary/random.ts';
import { board, type TestBoard } from '../boards/board.ts';

// Whatever is attached to whatever, to itself, in circles, to what isn’t there: whoever follows it comes to an end.

const ADA = playerId('ada');
const NIL = playerId('nil');
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const KINDS = [
  { types: ['artifact'], subtypes: ['equipment'] },
  { types: ['enchantment'], subtypes: ['aura'] },
  { is: '2/2' },
  { is: '1/1 phasing', types: ['artifact', 'creature'] },
  { types: ['land'] },
] as const;

/** A board on which anything may be attached to anything. */
function tangled(random: Random): GameState {
  const one = (): TestBoard['permanents'][string][string] => {
    const host = random.pick([...NAMES, 'nowhere', undefined]);
    return { ...random.pick(KINDS), ...(host === undefined ? {} : { attachedTo: host }) };
  };
  const most = random.between(1, NAMES.length);
  const named = NAMES.slice(0, most).map((name) => [name, one()] as const);
  const split = random.between(0, most);
  return board({
    permanents: {
      ada: Object.fromEntries(named.slice(0, split)),
      nil: Object.fromEntries(named.slice(split)),
    },
  });
}

const inTurnOf = (state: GameState, player: typeof ADA): GameState => ({
  ...state,
  turn: { ...state.turn, activePlayer: player },
});

const there = ({ battlefield }: GameState): readonly string[] =>
  battlefield.map(({ id }) => id).toSorted();

/** More checks than there are permanents find nothing that the one before has not. */
const settled = (state: GameState): GameState =>
  [...NAMES, ...NAMES].reduce((now) => stateBasedActions(now).state, state);

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

test('what phases out with whatever it is attached to comes back within both players’ turns', () => {
  const lost = SEEDS.filter((seed) => {
    const random = randomFrom(seed);
    const state = tangled(random);
    const ids = state.battlefield.flatMap(({ id }) => (random.chance(0.5) ? [id] : []));
    const out = phaseOut(state, ids).state;
    // What has phasing itself leaves again in its controller’s turn: it is away, and not lost.
    const back = [ADA, NIL, ADA, NIL].reduce(
      (now, player) => phaseInAndOut(inTurnOf(now, player)).state,
      out,
    );
    const away = (back.phasedOut ?? []).map(({ id }) => id);
    return [...there(back), ...away].toSorted().join() !== there(state).join();
  });
  expect(lost).toEqual([]);
});

test('state-based actions settle, a player leaves, each permanent leaves, and the board is told', () => {
  const unsettled = SEEDS.filter((seed) => {
    const state = tangled(randomFrom(seed));
    viewState(state, legendOf(state));
    leaveGame(state, NIL);
    for (const { id } of state.battlefield)
      settled(moveFromBattlefield(state, id, 'graveyard').state);
    return stateBasedActions(settled(state)).events.length > 0;
  });
  expect(unsettled).toEqual([]);
});
