import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { attacksOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import type { Resolving } from '../leaveStack.ts';

/** Believed by some, against CR 506.5: that what triggered on an attack alone does nothing once another creature attacks. */
export const isThoughtAloneNoMore = (state: GameState, item: Resolving): boolean =>
  beliefsOf(state).attacksAlone === 'asItResolves' &&
  item.kind === 'triggered' &&
  item.ability.event === 'attacksAlone' &&
  attacksOf(state).length > 1;
