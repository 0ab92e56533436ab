import type { PlayerId } from '../vocabulary/ids.ts';
import type { GameState } from './gameState.ts';
import { PERMITTED } from './permissions.ts';

/**
 * CR 508.1, 509.1: who makes the choices of a declaration in place of the player whose creatures they are, if some
 * effect names somebody; of several the one made last. What may be declared stays the same.
 */
export const chooserOf = (
  state: GameState,
  declaration: 'attack' | 'block',
): PlayerId | undefined =>
  declaration === 'attack' ? PERMITTED.chooseAttackers(state) : PERMITTED.chooseBlockers(state);

/** Who makes the choices of a declaration in another’s place. */
export interface ChosenBy {
  readonly chosenBy?: PlayerId;
}

/** The same beside the player whose creatures are declared: nobody, where they choose themselves. */
export function chosenByOther(
  state: GameState,
  declaration: 'attack' | 'block',
  player: PlayerId,
): ChosenBy {
  const chosenBy = chooserOf(state, declaration);
  return chosenBy === undefined || chosenBy === player ? {} : { chosenBy };
}
