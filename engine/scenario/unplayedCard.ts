import type { NotPlayed } from '../vocabulary/notPlayed.ts';
import type { CardNames } from './schema/card.ts';

/** A card that is known and not played: what it is called, and why. */
export interface UnplayedCard {
  readonly names: Readonly<CardNames>;
  readonly because: NotPlayed;
}
