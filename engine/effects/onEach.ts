import { forEach, type GameChange } from '../change/making/gameChange.ts';
import type { Subject } from '../language/reference.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import { objectsOf } from './references.ts';
import type { Resolution } from './resolution.ts';

/** An effect that does the same to every permanent that its subject named before any of it was done. */
export const onEach =
  (change: (state: GameState, id: ObjectId, resolution: Resolution) => GameChange) =>
  (
    state: GameState,
    { subject }: { readonly subject: Subject },
    resolution: Resolution,
  ): GameChange =>
    forEach(state, objectsOf(state, subject, resolution), (now, id) => change(now, id, resolution));
