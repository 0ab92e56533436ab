import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

/** Short names by object: the initial of the player who had it first, and a number (A1, N2). */
export type Tags = ReadonlyMap<ObjectId, string>;

/** Tags for every permanent that is on the battlefield in any of these states, in the order in which they appear. */
export function tagsFor(states: readonly GameState[]): Tags {
  const tags = new Map<ObjectId, string>();
  const used = new Map<string, number>();
  for (const state of states) {
    for (const { id, controller } of state.battlefield) {
      if (tags.has(id)) continue;
      const initial = controller.charAt(0).toUpperCase();
      const number = (used.get(initial) ?? 0) + 1;
      used.set(initial, number);
      tags.set(id, `${initial}${number}`);
    }
  }
  return tags;
}
