import type { Change } from '../language/change.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { changesOf } from './changesInForce.ts';
import type { GameState } from './gameState.ts';

/** CR 113.11: whether a change would add an ability to what can't have it. */
export function cannotGain(state: GameState, id: ObjectId, change: Change): boolean {
  if (change.kind !== 'grant' || change.ability.kind !== 'keyword') return false;
  const { keyword } = change.ability;
  return changesOf(state, 'cannotHave').some(
    (forbidden) => forbidden.change.keyword === keyword && forbidden.affects.includes(id),
  );
}
