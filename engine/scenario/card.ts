import type { Characteristics } from '../vocabulary/characteristics.ts';
import type { CardId } from '../vocabulary/ids.ts';

/** A card of the project: what it is and what it is called. Its words are made from its abilities. */
export interface Card {
  readonly id: CardId;
  /** Printed names; a language in which it was never printed is left out. */
  readonly names: { readonly en: string; readonly it?: string; readonly es?: string };
  readonly characteristics: Characteristics;
  /** The other face of a card that has two, which has a name of its own. */
  readonly back?: Pick<Card, 'id' | 'names' | 'characteristics'>;
  /** ISO date of the last check by a person. */
  readonly checked: string;
}

/** The cards that a scenario may name, by id. */
export type CardLookup = ReadonlyMap<string, Card>;
