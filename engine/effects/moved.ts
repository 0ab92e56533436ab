import { newObject } from '../change/making/newObject.ts';
import type { GameState } from '../state/gameState.ts';
import { permanentOf } from '../state/lookup.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Resolution } from './resolution.ts';

/** The objects of a state that have become cards in public zones since, or permanents. */
const movedSince = (before: GameState, now: GameState): readonly ObjectId[] => {
  if (now.cards === before.cards) return [];
  const isPublic = now.cards.filter(({ zone }) => zone !== 'hand').map(({ id }) => id);
  const there = new Set([...isPublic, ...now.battlefield.map(({ id }) => id)]);
  return [...before.battlefield, ...before.stack, ...before.cards]
    .map(({ id }) => id)
    .filter((id) => there.has(newObject(id)));
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
 * public zone that it went to, the battlefield among them, unless it has moved on by itself; any other is what it was, or
 * nowhere.
 */
export function foundWhereItWent(
  state: GameState,
  id: ObjectId,
  { moved = [] }: Resolution,
): ObjectId {
  let at = id;
  while (!isThere(state, at) && moved.includes(at)) at = newObject(at);
  return isThere(state, at) ? at : id;
}

const isThere = (state: GameState, id: ObjectId): boolean =>
  permanentOf(state, id) !== undefined ||
  state.cards.some((card) => card.id === id && card.zone !== 'hand');
