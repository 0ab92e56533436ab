import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import { departedPermanent } from '../../state/lastKnown.ts';
import { permanentOf } from '../../state/lookup.ts';
import type { Resolving } from '../leaveStack.ts';

/** Believed by some, against CR 113.7a: that an ability goes with the permanent whose it is, unless that it left is why it triggered. */
export const isThoughtGone = (state: GameState, item: Resolving): boolean =>
  beliefsOf(state).sourceGone === 'abilityLeaves' &&
  item.kind === 'triggered' &&
  permanentOf(state, item.source) === undefined &&
  departedPermanent(state, item.source) !== undefined &&
  item.context.moved?.includes(item.source) !== true;
