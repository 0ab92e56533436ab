import type { CounterKind } from '../../../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../../../vocabulary/ids.ts';

export const BOARD_MEASURES = [
  'legalAttacks',
  'legalBlocks',
  'mostAttackRequirements',
  'mostBlockRequirements',
  'attackers',
  'blockers',
] as const;
export const PLAYER_MEASURES = [
  'life',
  'poison',
  'hand',
  'mana',
  'lifeLost',
  'lifeGained',
  'drawn',
  'discarded',
] as const;
export const OBJECT_MEASURES = ['damage', 'power', 'toughness', 'triggered', 'dealtBy'] as const;
export const COUNTED_STEPS = ['cleanup', 'upkeep', 'combat'] as const;

/** What a number is the number of. */
export type Measure = DeclarationMeasure | StateMeasure | EventMeasure;

/** Counted at the declaration that the question comes to. */
export interface DeclarationMeasure {
  readonly kind:
    | 'legalAttacks'
    | 'legalBlocks'
    | 'mostAttackRequirements'
    | 'mostBlockRequirements';
}

/** As it stands when the line has been played to its end. */
export type StateMeasure =
  | { readonly kind: 'attackers' | 'blockers' }
  | OfPlayer<'life' | 'poison' | 'hand' | 'mana'>
  | OfObject<'damage' | 'power' | 'toughness'>
  | { readonly kind: 'counters'; readonly object: ObjectId; readonly counter: CounterKind };

/** Added up over everything that happens after the question. */
export type EventMeasure =
  | OfPlayer<'lifeLost' | 'lifeGained' | 'drawn' | 'discarded'>
  | OfObject<'triggered' | 'dealtBy'>
  /** How much damage is dealt to a player or an object. */
  | { readonly kind: 'dealtTo'; readonly to: ObjectId | PlayerId }
  /** How often such a step, or the combat phase, comes. */
  | { readonly kind: 'times'; readonly of: (typeof COUNTED_STEPS)[number] };

type Of<Kind extends string, More> = Kind extends string ? { readonly kind: Kind } & More : never;

type OfPlayer<Kind extends (typeof PLAYER_MEASURES)[number]> = Of<
  Kind,
  { readonly player: PlayerId }
>;
type OfObject<Kind extends (typeof OBJECT_MEASURES)[number]> = Of<
  Kind,
  { readonly object: ObjectId }
>;
