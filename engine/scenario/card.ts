import type { Characteristics } from '../language/characteristics.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { CardNames } from './schema/card.ts';

/** A card of the project: what it is and what it is called. Its words are made from its abilities. */
export interface Card {
  readonly id: CardId;
  readonly names: Readonly<CardNames>;
  readonly characteristics: Characteristics;
  /** The other face of a card that has two, which has a name of its own. */
  readonly back?: Pick<Card, 'id' | 'names' | 'characteristics'>;
  /** ISO date of the last check by a person; left out where nobody has checked it, as in the index of all cards. */
  readonly checked?: string;
}

/** The cards that a scenario may name, by id. */
export type CardLookup = ReadonlyMap<string, Card>;
