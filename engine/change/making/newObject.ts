import type { CardInZone, GameState } from '../../state/gameState.ts';
import { incarnationAfter, type ObjectId, objectId } from '../../vocabulary/ids.ts';

/** The next number of the game's count; it serves for ids and for timestamps, so neither ever repeats. */
export const nextNumber = (
  state: GameState,
): { readonly number: number; readonly counted: GameState } => ({
  number: state.nextId,
  counted: { ...state, nextId: state.nextId + 1 },
});

/** An id for a new object, as in `ability-12`. */
export const nextObjectId = (
  state: GameState,
  sort: 'ability',
): { readonly id: ObjectId; readonly number: number; readonly counted: GameState } => {
  const { number, counted } = nextNumber(state);
  return { id: objectId(`${sort}-${number}`), number, counted };
};

/**
 * CR 400.7: the id of what an object becomes as it changes zones: a new object, which nothing knows that knew the old one.
 * A spell that becomes a permanent keeps its id, for what changed the spell applies to the permanent (CR 400.7a-d).
 */
export const newObject = (id: ObjectId): ObjectId => incarnationAfter(id);

/**
 * The same of a card that leaves a hand, a graveyard or exile. Out of a hand it keeps its id: it was hidden there, and
 * what an ability that works from a hand does with the card it does only while it is there.
 */
export const objectFrom = ({ id, zone }: CardInZone): ObjectId =>
  zone === 'hand' ? id : newObject(id);
