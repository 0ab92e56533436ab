import type { AnsweredQuestion, Otherwise, Reason, Tryable } from '../engine.ts';
import type { Naming } from './naming.ts';

type Asked = AnsweredQuestion['question']['ask'];

/** What is asked of the things that are picked, of which one is said to be so, or not. */
export type PickedAs =
  | Extract<Asked, { readonly which: string; readonly kind: PickingKind }>['which']
  | 'triggering'
  | 'acts'
  | 'when';

type PickingKind = 'pickCreatures' | 'pickPlayers' | 'pickSteps';

/** A reason with all that its sentence takes from elsewhere. */
export interface ReasonToSay {
  readonly reason: Reason;
  /** What an attack is declared, or anything else. */
  readonly about: 'attack' | 'other';
  /** What is asked of the things that are picked. */
  readonly as: PickedAs;
  /** What those are called that stand on no board: acts and steps. */
  readonly called: (picked: UnplacedPick) => string;
  /** What would be declared or divided. */
  readonly told: (act: Tryable) => string;
  /** What is believed, as a mistake's `wouldBeRight` has it; empty where nothing is. */
  readonly belief: string;
  /** A keyword with what stands with it; empty where its name alone is told. */
  readonly keyword: string;
  /** What the edition is called in which it is or was otherwise; empty where none is. */
  readonly edition: string;
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
