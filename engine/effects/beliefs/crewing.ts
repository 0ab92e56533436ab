import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { hasKeyword } from '../../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';

/** Believed by some, against CR 702.122a: that a creature that came this turn can't be tapped to crew, either. */
export const isThoughtTooNewToCrew = (state: GameState, { id, sick }: Permanent): boolean =>
  beliefsOf(state).newCrew === 'mayNotCrew' && sick && !hasKeyword(state, id, 'haste');
