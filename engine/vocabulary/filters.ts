import type { CardType, Color, Supertype } from './characteristics.ts';
import type { Keyword, WayToCast } from './keywords.ts';
import type { Step } from './turnStructure.ts';

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
  /** Has no color. */
  readonly colorless?: true;
  /** Has landwalk of this land. */
  readonly landwalk?: string;
  readonly power?: Comparison;
  readonly toughness?: Comparison;
  readonly powerGreaterThanSource?: true;
  readonly powerLessThanSource?: true;
  /** More power than you have cards in hand. */
  readonly powerGreaterThanYourHand?: true;
  readonly controller?: Controller;
  readonly other?: true;
  /** The source itself and nothing else. */
  readonly isSource?: true;
  /** The object that the effect is directed at (`towards`), and nothing else. */
  readonly isThat?: true;
  readonly token?: boolean;
  readonly tapped?: boolean;
  /** A spell, on the stack: only protection asks. */
  readonly isSpell?: true;
  readonly hasCounters?: boolean;
  /** An Aura is attached to it. */
  readonly enchanted?: boolean;
  /** Came under its controller's control this turn, or (`false`) was there as it began. */
  readonly newThisTurn?: boolean;
  readonly attackedThisTurn?: boolean;
  readonly exertedThisTurn?: boolean;
  /** Attacked or blocked in this combat, though it may have left it. */
  readonly foughtThisCombat?: true;
  /** Was dealt damage by the source this turn. */
  readonly damagedBySource?: true;
  readonly designation?: Designation;
  /** `true`: attacking anything; `'you'`: you yourself; `'youOrYours'`: or a planeswalker or battle of yours. */
  readonly attacking?: true | 'you' | 'youOrYours';
  /** CR 506.5: attacking now, and no other creature is; likewise blocking. Not "attacked alone", which is an event. */
  readonly attackingAlone?: true;
  /** `true`: blocking anything; `'source'`: blocking the source. */
  readonly blocking?: true | 'source';
  readonly blockingAlone?: true;
  readonly blocked?: boolean;
  /** The source blocks it. */
  readonly blockedBySource?: true;
  /** The source has blocked it in this combat, though it may have left since. */
  readonly wasBlockedBySource?: true;
  /** CR 506.7: some effect required it to attack as attackers were declared. */
  readonly hadToAttack?: true;
  readonly anyOf?: readonly Filter[];
  readonly noneOf?: readonly Filter[];
}

/** `thatPlayer`: the player whom the triggering event or the target is about; `enchantedPlayer`: whom the source enchants. */
export const CONTROLLERS = [
  'you',
  'opponent',
  'defendingPlayer',
  'activePlayer',
  'thatPlayer',
  'enchantedPlayer',
] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** What a permanent is called once something has happened to it (CR 701.37b, 701.60b). */
export const DESIGNATIONS = ['monstrous', 'suspected'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** What must hold for an ability to apply, looked at whenever it is asked. */
export type Condition =
  | { readonly kind: 'youControl'; readonly filter: Filter }
  | { readonly kind: 'youControlNo'; readonly filter: Filter }
  | { readonly kind: 'defendingPlayerControls'; readonly filter: Filter }
  | { readonly kind: 'cardsInYourGraveyard'; readonly count: Comparison }
  | { readonly kind: 'yourLife'; readonly count: Comparison }
  /** CR 700.5: mana symbols of these colors among the mana costs of what you control. */
  | { readonly kind: 'devotion'; readonly colors: readonly Color[]; readonly count: Comparison }
  | { readonly kind: 'during'; readonly when: Step | 'combat' }
  | { readonly kind: 'anOpponentIsMonarch' }
  /** CR 601.2b: it was cast in that way, or the permanent that it became was. */
  | { readonly kind: 'castWith'; readonly keyword: WayToCast }
  /** The source is one of these. */
  | { readonly kind: 'source'; readonly filter: Filter }
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
  | { readonly kind: 'lifeOf'; readonly of: Reference }
  /** How many creatures block it. */
  | { readonly kind: 'blockersOf'; readonly of: Reference }
  /** What a triggering event counted: the damage that was dealt. */
  | { readonly kind: 'eventAmount' }
  /** CR 107.3: the number announced for X. */
  | { readonly kind: 'x' };

/**
 * What an effect has in hand. `event…` is what the triggering event was about: the other creature, where there is one,
 * and all others; `created` are the tokens that this effect has made, `chosen` what was chosen for it as it resolved,
 * `each` one after the other of those that it does something for.
 */
export const REFERENCES = [
  'self',
  'attached',
  'target',
  'secondTarget',
  'targets',
  'you',
  'eventCreature',
  'eventCreatures',
  'eventPlayer',
  'attackedByEventCreature',
  'defendingPlayer',
  'controllerOfTarget',
  'eachOpponent',
  'eachPlayer',
  'chosenPlayer',
  'created',
  'chosen',
  'each',
] as const;
export type Reference = (typeof REFERENCES)[number];

/** One object in hand, or all that match a filter. */
export type Subject =
  | {
      readonly kind: 'reference';
      readonly reference: Reference;
      /** Only those that fit. */
      readonly which?: Filter;
    }
  | { readonly kind: 'all'; readonly filter: Filter };
