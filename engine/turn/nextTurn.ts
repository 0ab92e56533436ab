import { endDurations } from '../change/endDurations.ts';
import { andThen, type GameChange } from '../change/making/gameChange.ts';
import { logged } from '../change/making/withParts.ts';
import type { GameState, Permanent, Turn } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';

/** CR 500.7: the extra turn created last is taken first. */
export function takeExtraTurn(state: GameState): GameState {
  const { turn } = state;
  const extra = known(turn.extraTurns.at(-1), 'extra turn');
  const extraTurns = turn.extraTurns.slice(0, -1);
  const extraAfter = turn.extraAfter ?? turn.activePlayer;
  return { ...state, turn: { ...turn, activePlayer: extra, extraTurns, extraAfter } };
}

/** Without one, the next player in turn order has theirs. */
export function takeTurnInOrder(state: GameState): GameState {
  const { extraAfter, ...turn } = state.turn;
  const player = playerAfter(state, extraAfter ?? turn.activePlayer);
  return { ...state, turn: { ...turn, activePlayer: player } };
}

/** The turn of whoever is now the active player begins. */
export function beginTurn(state: GameState): GameChange {
  const { activePlayer: player } = state.turn;
  const { isFirstCombatIdle: _, ...before } = state.turn;
  const turn: Turn = {
    ...before,
    number: state.turn.number + 1,
    upcoming: [],
    landsPlayed: 0,
    attackedEarlier: [],
    departed: [],
    combatPhases: 0,
    postcombatMains: 0,
  };
  const begun = logged(
    { ...state, turn, battlefield: controlledSince(state, player) },
    { kind: 'turnBegan', player, turn: turn.number },
    'turn.phases',
  );
  return andThen(begun, (now) => endDurations(now, 'yourNextTurn'));
}

// CR 302.6: whatever its player controls as the turn begins may attack in it, even with no untap step.
const controlledSince = ({ battlefield }: GameState, player: PlayerId): readonly Permanent[] =>
  battlefield.map((permanent) =>
    permanent.controller === player ? { ...permanent, sick: false } : permanent,
  );

// CR 800.4k: players who have left are passed over.
function playerAfter({ players }: GameState, player: PlayerId): PlayerId {
  const at = players.findIndex(({ id }) => id === player) + 1;
  const inOrder = [...players.slice(at), ...players.slice(0, at)];
  const next = inOrder.find(({ status }) => status === 'playing');
  return known(next, 'next player').id;
}
