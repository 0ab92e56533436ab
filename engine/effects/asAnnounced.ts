import type { Characteristics } from '../language/characteristics.ts';
import { faceDown } from '../state/faceDown.ts';
import type { CardInZone } from '../state/gameState.ts';
import type { Announcement } from '../state/stack.ts';

/** A card as it is cast. */
export interface CardAnnounced extends CardInZone {
  /** CR 708.4: what is on it, where it is cast face down. */
  readonly faceUp?: Characteristics;
}

/** CR 702.37c, 708.4: a card that is cast by its morph ability is turned face down first, and judged as what it is then. */
export const asAnnounced = (card: CardInZone, { ways = [] }: Announcement = {}): CardAnnounced =>
  ways.includes('morph') ? { ...card, ...faceDown(card.printed) } : card;
