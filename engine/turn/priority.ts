import type { GameState } from '../state/gameState.ts';
import { inTurnOrder } from '../state/lookup.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { known } from '../vocabulary/result.ts';

/** CR 117.3a-b: the active player gets priority at the start of a step and after a resolution. */
export const giveActivePlayerPriority = (state: GameState): GameState => ({
  ...state,
  priority: { kind: 'player', player: state.turn.activePlayer, passed: [] },
});

/** CR 117.3c: whoever cast or activated something has priority again, and everybody may act anew. */
export const keepPriority = (state: GameState, player: PlayerId): GameState => ({
  ...state,
  priority: { kind: 'player', player, passed: [] },
});

export const nobodyHasPriority = (state: GameState): GameState => ({
  ...state,
  priority: { kind: 'nobody' },
});

/** CR 117.3d: the next player in turn order gets priority. */
export function passPriority(state: GameState): GameState {
  if (state.priority.kind === 'nobody') return state;
  const order = inTurnOrder(state);
  const { player, passed } = state.priority;
  const next = known(order[(order.indexOf(player) + 1) % order.length], 'next player');
  return { ...state, priority: { kind: 'player', player: next, passed: [...passed, player] } };
}

/** CR 117.4: whether this pass would make all players have passed in succession. */
export const isLastPass = (state: GameState): boolean =>
  state.priority.kind === 'player' && state.priority.passed.length + 1 >= inTurnOrder(state).length;
