import type { Change } from '../language/change.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { changesOf } from './changesInForce.ts';
import type { GameState } from './gameState.ts';

/** CR 113.11: whether a change would add an ability to what can't have it. */
export const cannotGain = (state: GameState, id: ObjectId, change: Change): boolean =>
  change.kind === 'grant' &&
  changesOf(state, 'cannotHave').some(
    ({ change: { keyword }, affects }) =>
      change.ability.kind === 'keyword' &&
      change.ability.keyword === keyword &&
      affects.includes(id),
  );
