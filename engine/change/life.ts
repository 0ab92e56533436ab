import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { type Changed, unchanged } from './changed.ts';
import { told, withPlayer } from './update.ts';

/** A player gains `n` life by the object `by`; gaining none is no event (CR 119.9). */
export function gainLife(state: GameState, player: PlayerId, n: number, by: ObjectId): Changed {
  if (n <= 0) return unchanged(state);
  return told(
    withPlayer(state, player, (now) => ({ ...now, life: now.life + n })),
    { kind: 'lifeGained', player, n, by },
    'life.gainOrLoss',
  );
}

/** A player loses `n` life by the object `by`, not by damage. */
export function loseLife(state: GameState, player: PlayerId, n: number, by: ObjectId): Changed {
  if (n <= 0) return unchanged(state);
  return told(
    withPlayer(state, player, (now) => ({ ...now, life: now.life - n })),
    { kind: 'lifeLost', player, n, by },
    'life.gainOrLoss',
  );
}
