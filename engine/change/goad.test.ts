import { describe, expect, test } from 'vitest';
import { type EditionId, NEWEST_EDITION } from '../citation/editions.ts';
import { checkAttackers } from '../declaration/checkAttackers.ts';
import type { GameState } from '../state/gameState.ts';
import { board } from '../testing/boards/board.ts';
import { objectId, playerId } from '../vocabulary/ids.ts';
import { endDurations } from './endDurations.ts';
import { goad } from './goad.ts';

const [ada, nil, tor] = [playerId('ada'), playerId('nil'), playerId('tor')];
const [bear, spell] = [objectId('bear'), objectId('spell')];

const threePlayers = (edition: EditionId = NEWEST_EDITION): GameState =>
  board({
    edition,
    step: 'declareAttackers',
    permanents: { ada: { bear: '2/2' }, nil: {}, tor: {} },
  });

const byNil = (state: GameState) => goad(state, bear, { player: nil, by: spell });

const verdictOn = (state: GameState, player?: typeof nil) => {
  const attacks =
    player === undefined ? [] : [{ attacker: bear, target: { kind: 'player', player } } as const];
  return checkAttackers(state, { attacks });
};

describe('a goaded creature', () => {
  test('attacks if able, and if able somebody else than who goaded it (CR 701.15b)', () => {
    const { state, events } = byNil(threePlayers());
    expect(events).toMatchObject([{ kind: 'goaded', object: bear, player: nil, by: spell }]);
    expect(verdictOn(state).verdict).toBe('illegal');
    expect(verdictOn(state, nil).verdict).toBe('illegal');
    expect(verdictOn(state, tor).verdict).toBe('legal');
  });

  test('attacks whoever goaded it where there is nobody else', () => {
    const duel = board({
      step: 'declareAttackers',
      permanents: { ada: { bear: '2/2' }, nil: {} },
    });
    expect(verdictOn(byNil(duel).state, nil).verdict).toBe('legal');
  });

  test('goaded again by the same player is none the more so (CR 701.15d)', () => {
    const once = byNil(threePlayers()).state;
    expect(byNil(once)).toEqual({ state: once, events: [] });
  });

  test('goaded by both others, it may attack either: each asks for the other (CR 701.15c)', () => {
    const once = byNil(threePlayers()).state;
    const { state, events } = goad(once, bear, { player: tor, by: spell });
    expect(events[0]?.rules).toContain('action.goadedByMany');
    expect(verdictOn(state, nil).verdict).toBe('legal');
    expect(verdictOn(state, tor).verdict).toBe('legal');
    expect(verdictOn(state).verdict).toBe('illegal');
  });

  test('is so until the next turn of who goaded it, not of another player', () => {
    const { state } = byNil(threePlayers());
    const turnOf = (player: typeof nil): GameState =>
      endDurations({ ...state, turn: { ...state.turn, activePlayer: player } }, 'yourNextTurn')
        .state;
    expect(turnOf(tor).continuousEffects).toHaveLength(1);
    expect(turnOf(ada).continuousEffects).toHaveLength(1);
    expect(turnOf(nil).continuousEffects).toEqual([]);
  });
});

test('what is not on the battlefield is not goaded', () => {
  const state = threePlayers();
  expect(goad(state, objectId('gone'), { player: nil, by: spell }).events).toEqual([]);
});
