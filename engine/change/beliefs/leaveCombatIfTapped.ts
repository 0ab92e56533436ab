import { beliefsOf } from '../../mistakes/beliefsOf.ts';
import { attackOf, blockOf } from '../../state/combatRoles.ts';
import type { GameState } from '../../state/gameState.ts';
import { permanentOf } from '../../state/lookup.ts';
import { removeFromCombat } from '../combat/removeFromCombat.ts';
import { andThen, forEach, type GameChange } from '../making/gameChange.ts';

/** Believed by some, against CR 506.4b: see `leaveCombatIfTapped`. */
export const isTappingLeaving = (state: GameState): boolean =>
  beliefsOf(state).tapping === 'removesFromCombat';

/**
 * Believed by some, against CR 506.4b: that an attacking or blocking creature leaves combat as it becomes tapped, by
 * whatever but its own attack, before which it is no attacking creature.
 */
export function leaveCombatIfTapped(before: GameState, changed: GameChange): GameChange {
  if (!isTappingLeaving(before)) return changed;
  const tapped = before.battlefield
    .filter(({ id, tapped: wasTapped }) => !wasTapped && permanentOf(changed.state, id)?.tapped)
    .map(({ id }) => id)
    .filter((id) => attackOf(before, id) !== undefined || blockOf(before, id) !== undefined);
  return andThen(changed, (now) =>
    forEach(now, tapped, (so, id) => removeFromCombat(so, id, 'effect')),
  );
}
