import type { Citing } from '../citation/cited.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import { addContinuousEffect } from './addContinuousEffect.ts';
import type { GameChange } from './making/gameChange.ts';
import { logged } from './making/withParts.ts';

/** CR 701.43a: as this player's permanents untap the next time, it does not. */
export function exert(
  state: GameState,
  object: ObjectId,
  player: PlayerId,
  ...citing: Citing
): GameChange {
  const lasting = addContinuousEffect(state, {
    source: object,
    controller: player,
    affects: [object],
    change: { kind: 'doesNotUntap' },
    until: 'yourNextUntapStep',
  });
  return logged(lasting.state, { kind: 'exerted', player, object }, ...citing);
}
