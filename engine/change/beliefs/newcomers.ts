// What is believed of summoning sickness, where it is not so (CR 302.6).
import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { theCharacteristics } from '../../state/characteristicsOf.ts';
import type { GameState, Permanent } from '../../state/gameState.ts';

/**
 * Whether something that is new to its controller is taken not to be: a creature that has been on the battlefield for
 * longer, or a Vehicle.
 */
export function isThoughtSettled(state: GameState, { id, cameOver }: Permanent): boolean {
  const { sickness, newVehicles } = beliefsOf(state);
  return (
    (sickness === 'onBattlefield' && cameOver === true) ||
    (newVehicles === 'areNever' && theCharacteristics(state, id).subtypes.includes('vehicle'))
  );
}
