import { NO_COMBAT } from '../state/combat.ts';
import type { GameState } from '../state/gameState.ts';
import { type Changed, unchanged } from './changed.ts';
import { told } from './update.ts';

/** CR 511.3: as the end of combat step ends, everything is removed from combat. */
export function endCombat(state: GameState): Changed {
  if (state.combat.kind === 'none') return unchanged(state);
  return told(
    { ...state, combat: NO_COMBAT },
    { kind: 'combatEnded' },
    'endOfCombat.removedFromCombat',
  );
}
