import type { EditionId } from '../citation/editions.ts';
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
  'mostRequirements',
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

/** Counted over the whole rest of the line: triggers, damage, life lost and gained, cards; else as the line ends. */
export type Measure =
  | {
      readonly kind: 'legalAttacks' | 'legalBlocks' | 'mostRequirements' | 'attackers' | 'blockers';
    }
  | { readonly kind: (typeof PLAYER_MEASURES)[number]; readonly player: PlayerId }
  | { readonly kind: (typeof OBJECT_MEASURES)[number]; readonly object: ObjectId }
  /** To a player or an object. */
  | { readonly kind: 'dealtTo'; readonly to: ObjectId | PlayerId }
  | { readonly kind: 'counters'; readonly object: ObjectId; readonly counter: CounterKind }
  /** How often such a step, or the combat phase, comes. */
  | { readonly kind: 'times'; readonly of: 'cleanup' | 'upkeep' | 'combat' };
