import type { ObjectId } from '../vocabulary/ids.ts';
import { CHANGED_RULES } from './changedRules.ts';
import type { GameState } from './gameState.ts';
import { permanentOf } from './lookup.ts';

/**
 * CR 614.6: where a permanent goes instead that would be put into a graveyard, if anywhere: it does not die then. Of its
 * own ability and a finality counter (CR 122.1h) the ability is taken, though CR 616.1 would have somebody choose.
 */
export function insteadOfGraveyard(
  state: GameState,
  id: ObjectId,
): 'library' | 'exile' | undefined {
  if (CHANGED_RULES.shuffledInsteadOfGraveyard(state, id)) return 'library';
  return (permanentOf(state, id)?.counters.finality ?? 0) > 0 ? 'exile' : undefined;
}
