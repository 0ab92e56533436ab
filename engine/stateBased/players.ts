import { leaveGame } from '../change/leaveGame.ts';
import { andThen } from '../change/making/gameChange.ts';
import { logged, withPlayer } from '../change/making/withParts.ts';
import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import type { StateBasedAction } from './stateBasedAction.ts';

/** CR 704.5a, 704.5c: players with no life left, or with ten poison counters, lose the game. */
export const losePlayers = (state: GameState): readonly StateBasedAction[] =>
  state.players
    .filter((player) => player.status === 'playing')
    .flatMap(({ id, life, poison }): readonly StateBasedAction[] => {
      if (life <= 0) return [lose(id, 'life')];
      return poison >= 10 ? [lose(id, 'poison')] : [];
    });

const lose =
  (player: PlayerId, because: 'life' | 'poison'): StateBasedAction =>
  (state) =>
    andThen(
      logged(
        withPlayer(state, player, (now) => ({ ...now, status: 'lost' })),
        { kind: 'playerLost', player, because },
        because === 'life' ? 'stateBased.zeroLife' : 'stateBased.poison',
      ),
      (now) => leaveGame(now, player),
    );
