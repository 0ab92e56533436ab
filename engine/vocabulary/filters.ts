import type { CardType, Color, Supertype } from './characteristics.ts';
import type { Keyword } from './keywords.ts';

/** `{ atLeast: 3 }`, `{ atMost: 2 }`, or both; `greaterThanSource` compares with the ability's source (skulk). */
export interface Comparison {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/**
 * Which objects an ability speaks of. Every field that is given must hold; `anyOf` holds when one of its filters does.
 * "You" is the controller of the object that the ability is on.
 */
export interface Filter {
  readonly type?: CardType;
  readonly notType?: CardType;
  readonly subtype?: string;
  readonly notSubtype?: string;
  readonly supertype?: Supertype;
  readonly notSupertype?: Supertype;
  readonly color?: Color;
  readonly notColor?: Color;
  readonly sharesColorWithSource?: true;
  readonly keyword?: Keyword;
  readonly notKeyword?: Keyword;
  readonly power?: Comparison;
  readonly toughness?: Comparison;
  readonly powerGreaterThanSource?: true;
  readonly powerLessThanSource?: true;
  readonly controller?: 'you' | 'opponent' | 'defendingPlayer' | 'activePlayer';
  readonly other?: true;
  /** The source itself and nothing else. */
  readonly isSource?: true;
  readonly token?: boolean;
  readonly tapped?: boolean;
  /** `true`: attacking anything; `'you'`: attacking you, or a planeswalker or battle of yours. */
  readonly attacking?: true | 'you';
  /** CR 506.5: attacking now, and no other creature is; likewise blocking. Not "attacked alone", which is an event. */
  readonly attackingAlone?: true;
  /** `true`: blocking anything; `'source'`: blocking the source. */
  readonly blocking?: true | 'source';
  readonly blockingAlone?: true;
  readonly blocked?: boolean;
  /** CR 506.7: some effect required it to attack as attackers were declared. */
  readonly hadToAttack?: true;
  readonly anyOf?: readonly Filter[];
}

/** What must hold for an ability to apply, looked at whenever it is asked. */
export type Condition =
  | { readonly kind: 'youControl'; readonly filter: Filter }
  | { readonly kind: 'youControlNo'; readonly filter: Filter }
  | { readonly kind: 'defendingPlayerControls'; readonly filter: Filter }
  | { readonly kind: 'cardsInYourGraveyard'; readonly count: Comparison }
  | { readonly kind: 'sourceTapped' }
  | { readonly kind: 'sourceUntapped' }
  | { readonly kind: 'not'; readonly condition: Condition };

/** A number, fixed or counted when it is needed. */
export type Amount =
  | number
  /** "N (`times`) for each", the first `beyond` of them left out. */
  | {
      readonly kind: 'count';
      readonly filter: Filter;
      readonly times?: number;
      readonly beyond?: number;
    }
  /** CR 508.6: the opponents that you attacked with at least one creature in this combat. */
  | { readonly kind: 'opponentsAttacked' }
  | { readonly kind: 'powerOf'; readonly of: Reference }
  | { readonly kind: 'toughnessOf'; readonly of: Reference }
  | { readonly kind: 'cardsInGraveyardOf'; readonly of: Reference }
  /** What a triggering event counted: the damage that was dealt. */
  | { readonly kind: 'eventAmount' }
  /** CR 107.3: the number announced for X. */
  | { readonly kind: 'x' };

/**
 * What an effect has in hand. `event…` is what the triggering event was about: the other creature, where there is one;
 * `created` are the tokens that this effect has made.
 */
export const REFERENCES = [
  'self',
  'attached',
  'target',
  'secondTarget',
  'targets',
  'you',
  'eventCreature',
  'eventPlayer',
  'defendingPlayer',
  'controllerOfTarget',
  'eachOpponent',
  'created',
] as const;
export type Reference = (typeof REFERENCES)[number];

/** One object in hand, or all that match a filter. */
export type Subject =
  | { readonly kind: 'reference'; readonly reference: Reference }
  | { readonly kind: 'all'; readonly filter: Filter };
