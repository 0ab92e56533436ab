// What the things on a board are, on the battlefield and elsewhere.
import type { Characteristics } from '../language/characteristics.ts';
import type { CardSetup, PermanentSetup } from '../scenario/scenario.ts';
import { asRead } from '../state/textLeft.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { withPlayers } from './editPlayers.ts';
import type { Item } from './readItems.ts';

/** These are another thing; on the battlefield what was said of how they stood stays. */
export function described(board: Board, objects: readonly ObjectId[], item: Item): Board {
  const isMeant = ({ id }: CardSetup): boolean => objects.includes(id);
  return withPermanents(
    withCards(board, objects, () => item.characteristics),
    (there) => there.map((one) => (isMeant(one) ? standingAs(item, one) : one)),
  );
}

/** What was said of how it stands stays where nothing is said of it now. */
const standingAs = (item: Item, one: PermanentSetup): PermanentSetup => ({
  ...one,
  ...item,
  tapped: item.tapped || one.tapped,
  sick: item.sick || one.sick,
  damage: item.damage || one.damage,
  counters: { ...one.counters, ...item.counters },
  attachedTo: item.attachedTo ?? one.attachedTo,
  designations: [...new Set([...one.designations, ...item.designations])],
});

/** Of these, what is not read of their text does not matter. */
export const takenAsRead = (board: Board, objects: readonly ObjectId[]): Board =>
  withPermanents(withCards(board, objects, asRead), (there) =>
    there.map((one) =>
      objects.includes(one.id) ? { ...one, characteristics: asRead(one.characteristics) } : one,
    ),
  );

function withCards(
  board: Board,
  objects: readonly ObjectId[],
  become: (before: Characteristics) => Characteristics,
): Board {
  const card = <C extends CardSetup>(one: C): C =>
    objects.includes(one.id) ? { ...one, characteristics: become(one.characteristics) } : one;
  return withPlayers(board, (one) => ({
    ...one,
    hand: one.hand.map(card),
    graveyard: one.graveyard.map(card),
    exile: one.exile.map(card),
  }));
}

export const withPermanents = (
  board: Board,
  change: (there: readonly PermanentSetup[]) => readonly PermanentSetup[],
): Board => ({ ...board, setup: { ...board.setup, permanents: change(board.setup.permanents) } });
