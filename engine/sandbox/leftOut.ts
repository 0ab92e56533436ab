import { cardsOf } from '../scenario/scenario.ts';
import { leftOutOf } from '../state/textLeft.ts';
import type { ObjectId } from '../vocabulary/ids.ts';
import type { Board } from './board.ts';
import { writeThing } from './writeThing.ts';

/** Something whose text is taken as far as it is read, and how many of its abilities are left out. */
export interface LeftOut {
  readonly id: ObjectId;
  readonly abilities: number;
}

/** All of it on a board, once of what is the same. */
export function leftOutOn({ setup }: Board): readonly LeftOut[] {
  const things = [...setup.permanents, ...setup.players.flatMap(cardsOf)].filter(
    ({ characteristics }) => leftOutOf(characteristics) > 0,
  );
  const alike = Map.groupBy(things, ({ characteristics }) => writeThing(characteristics));
  return [...alike.values()].flatMap(([first]) =>
    first === undefined ? [] : [{ id: first.id, abilities: leftOutOf(first.characteristics) }],
  );
}
