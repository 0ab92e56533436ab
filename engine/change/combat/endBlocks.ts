import { blockersOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';
import { forEach, type GameChange } from '../making/gameChange.ts';
import { becomeUnblocked } from './becomeBlocked.ts';
import { stopBlocking } from './exchangeBlockers.ts';

/** Ends blocks, which no rule does: what nothing blocks any more becomes unblocked. */
export function endBlocks(
  state: GameState,
  blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[],
): GameChange {
  const ended = blocks.reduce(
    (now, { blocker, attacker: from }) => stopBlocking(now, { blocker, from }),
    state,
  );
  const freed = [...new Set(blocks.map(({ attacker }) => attacker))].filter(
    (attacker) => blockersOf(ended, attacker).length === 0,
  );
  return forEach(ended, freed, becomeUnblocked);
}
