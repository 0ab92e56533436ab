import type { GameState } from '../state/gameState.ts';
import type { PlayerId } from '../vocabulary/ids.ts';
import { damageChoices } from './choices.ts';
import { foldAssignments } from './foldAssignments.ts';
import type { DamageStep } from './steps.ts';

/** How many legal assignments of all the player's creatures there are in the step, 1 where nothing assigns damage. */
export const countAssignments = (state: GameState, player: PlayerId, step: DamageStep): bigint =>
  foldAssignments(state, damageChoices(state, player, step), {
    start: 1n,
    either: (a, b) => a + b,
    settle: (so) => so,
  });
