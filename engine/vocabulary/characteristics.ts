import type { Ability } from '../language/ability.ts';
import type { CardId } from './ids.ts';

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
  | { readonly kind: 'token'; readonly subtypes: readonly string[] };

/** CR 109.3: what an object is, as printed or as it is now. Power and toughness only for creatures. */
export interface Characteristics {
  readonly name: ObjectName;
  readonly manaCost: string | undefined;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly power: number | undefined;
  readonly toughness: number | undefined;
  readonly loyalty: number | undefined;
  readonly defense: number | undefined;
  readonly abilities: readonly Ability[];
  /** CR 712.1: what is on the other face of a card that has two. */
  readonly back?: Characteristics;
}
