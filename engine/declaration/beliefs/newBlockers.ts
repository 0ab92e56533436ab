import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';

/** Believed where it is not so: that a creature can't block before its controller's next turn. */
export const isTooNew = (state: GameState, { id, sick }: Permanent): boolean =>
  sick && beliefsOf(state).newBlockers === 'mayNotBlock' && !hasKeyword(state, id, 'haste');
