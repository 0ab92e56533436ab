import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { blockOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { ObjectId } from '../../vocabulary/ids.ts';

/** Believed by some: that a tapped blocker deals no damage, though it is dealt its own. CR 510.1a asks no such thing. */
export const isMutedByTapping = (state: GameState, id: ObjectId): boolean =>
  beliefsOf(state).tappedBlockers === 'dealNone' &&
  permanentOf(state, id)?.tapped === true &&
  blockOf(state, id) !== undefined;
