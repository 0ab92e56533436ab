import type { CardId } from './ids.ts';
import type { NotPlayed } from './notPlayed.ts';

export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** What an object is called: a card, whose printed names the site knows, or a name given in the scenario. */
export type ObjectName =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'described' }
  | { readonly kind: 'token'; readonly subtypes: readonly string[] }
  /** On a board of one’s own: words of which not all are understood, as they were typed. What is understood of it stands beside. */
  | {
      readonly kind: 'unknown';
      readonly text: string;
      /** Where they are known, and what they say is not played. */
      readonly because?: NotPlayed;
    };
