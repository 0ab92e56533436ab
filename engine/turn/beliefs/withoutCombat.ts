import { eligibleAttackers } from '../../declaration/eligibleAttackers.ts';
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import type { GameState } from '../../state/gameState.ts';
import type { Skippable } from '../../vocabulary/turnStructure.ts';

/** Believed by some, against CR 500.1: that without a creature that could attack there is no combat phase. */
export const isThoughtWithoutCombat = (state: GameState, what: readonly Skippable[]): boolean =>
  beliefsOf(state).combatWithoutAttackers === 'isNone' &&
  what.every((one) => one === 'combat') &&
  eligibleAttackers(state).length === 0;
