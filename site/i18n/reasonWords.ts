import type { Otherwise, Reason } from '../engine.ts';
import type { Naming } from './naming.ts';

/** What is asked of the things that are picked, of which one is said to be so, or not. */
export const PICKED_AS = [
  'mayAttack',
  'mayBlock',
  'becomeTapped',
  'dealCombatDamage',
  'dealFirstStrikeDamage',
  'areDealtCombatDamage',
  'haveDamage',
  'die',
  'leaveTheBattlefield',
  'trigger',
  'areRemovedFromCombat',
  'areAttacking',
  'areBlocking',
  'areBlocked',
  'triggering',
  'loseLife',
  'loseTheGame',
  'acts',
  'takePlace',
  'givePriority',
  'haveTurnBasedActions',
  'when',
] as const;
export type PickedAs = (typeof PICKED_AS)[number];

/** A reason with all that its sentence takes from elsewhere. */
export interface ReasonToSay {
  readonly reason: Reason;
  /** What an attack is declared, or anything else. */
  readonly about: 'attack' | 'other';
  /** What is asked of the things that are picked. */
  readonly as: PickedAs;
  /** What those are called that stand on no board: acts and steps. */
  readonly called: (picked: UnplacedPick) => string;
  /** What is believed, as a mistake's `wouldBeRight` has it; empty where nothing is. */
  readonly belief: string;
}

export type UnplacedPick = Exclude<
  Extract<Otherwise, { readonly kind: 'pick' }>['gains'][number],
  { readonly kind: 'object' | 'player' }
>;

/** How a language says what an answer turns on. */
export interface ReasonWords {
  /** One or two sentences: what counts, and what would be answered without it. */
  readonly reason: (said: ReasonToSay, n: Naming) => string;
}
