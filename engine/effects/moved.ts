import { newObject } from '../change/making/newObject.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';

/** The objects of a state that have become cards in public zones since. */
const movedSince = (before: GameState, now: GameState): readonly ObjectId[] => {
  if (now.cards === before.cards) return [];
  const public_ = now.cards.filter(({ zone }) => zone !== 'hand').map(({ id }) => id);
  return [...before.battlefield, ...before.stack, ...before.cards]
    .map(({ id }) => id)
    .filter((id) => public_.includes(newObject(id)));
};

/** What is added to those that moved before; nothing where none has. */
export const alsoMoved = (
  earlier: readonly ObjectId[] | undefined,
  before: GameState,
  now: GameState,
): { readonly moved?: readonly ObjectId[] } => {
  const moved = [...(earlier ?? []), ...movedSince(before, now)];
  return moved.length === 0 ? {} : { moved };
};

/**
 * CR 400.7e, 400.7j: an object that moved with the triggering event, or as the effect or its cost had it, is found in the
 * public zone that it went to, unless it has moved on; any other is what it was, or nowhere.
 */
export function foundWhereItWent(
  state: GameState,
  id: ObjectId,
  { moved = [] }: Resolution,
): ObjectId {
  const became = newObject(id);
  const isThere = permanentOf(state, id) !== undefined || !moved.includes(id);
  return !isThere && state.cards.some((card) => card.id === became && card.zone !== 'hand')
    ? became
    : id;
}
