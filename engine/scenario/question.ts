import type { EditionId } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Expectation, Place, RefusedTry } from './scenario.ts';

/** Something that a scenario asks; its answer is computed. Its words are in each language's prose, under its id. */
export interface Question {
  readonly id: string;
  /** `main`, or a branch. */
  readonly branch: string;
  /** How many entries of that line's script have been played as it is asked; left out, as few as it needs. */
  readonly after: number | undefined;
  readonly editions: readonly EditionId[];
  readonly ask: Ask;
  /** The answer as the file states it, which the engine's must be: what is picked stands in order of letters. */
  readonly stated: string | undefined;
  /** What the answer rests on, where the file says it better than the play does: nothing shows why nothing happens. */
  readonly rules: readonly RuleKey[];
  readonly at: Place;
}

export type Tryable = RefusedTry['act'];

export type Ask =
  | { readonly kind: 'declareAttackers' }
  | { readonly kind: 'declareBlockers' }
  /** How this creature's damage is divided; the player's others keep to the engine's suggestion. */
  | { readonly kind: 'divide'; readonly source: ObjectId }
  /** Legal or not, and by which rule. */
  | { readonly kind: 'legality'; readonly act: Tryable }
  /** A number, as it stands when the line has been played to its end. */
  | { readonly kind: 'number'; readonly of: Measure }
  /** Whether this comes true. */
  | { readonly kind: 'holds'; readonly expectation: Expectation }
  | {
      readonly kind: 'pickCreatures';
      readonly which: PickedCreatures;
      /** Left out, every creature on the board. */
      readonly among: readonly ObjectId[] | undefined;
    }
  /** Which of these are legal. */
  | { readonly kind: 'pickActs'; readonly acts: readonly Tryable[] }
  | { readonly kind: 'pickSteps'; readonly which: PickedSteps }
  /** In which of the line's steps this may be done. */
  | { readonly kind: 'when'; readonly act: Tryable }
  | { readonly kind: 'order'; readonly of: Ordered };

/** Asked of the creatures: as the question is asked (the first three), or over the rest of the line. */
export const PICKED_CREATURES = [
  'mayAttack',
  'mayBlock',
  'becomeTapped',
  'dealCombatDamage',
  'dealFirstStrikeDamage',
  'die',
  'trigger',
  'areRemovedFromCombat',
  'areAttacking',
  'areBlocked',
] as const;
export type PickedCreatures = (typeof PICKED_CREATURES)[number];

export const PICKED_STEPS = ['takePlace', 'givePriority', 'haveTurnBasedActions'] as const;
export type PickedSteps = (typeof PICKED_STEPS)[number];

/** What is put in order: the steps, what resolves, whose turns. */
export const ORDERED = ['steps', 'resolutions', 'turns'] as const;
export type Ordered = (typeof ORDERED)[number];

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

type Of<Kind extends string, More> = Kind extends string ? { readonly kind: Kind } & More : never;

type OfPlayer<Kind extends (typeof PLAYER_MEASURES)[number]> = Of<
  Kind,
  { readonly player: PlayerId }
>;
type OfObject<Kind extends (typeof OBJECT_MEASURES)[number]> = Of<
  Kind,
  { readonly object: ObjectId }
>;

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
  /** To a player or an object. */
  | { readonly kind: 'dealtTo'; readonly to: ObjectId | PlayerId }
  /** How often such a step, or the combat phase, comes. */
  | { readonly kind: 'times'; readonly of: 'cleanup' | 'upkeep' | 'combat' };
