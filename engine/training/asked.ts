import type { EditionId } from '../citation/editions.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { DamageChoice } from '../damage/choices.ts';
import type { BoardView } from '../explanation/boardView.ts';
import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import type { Violation } from '../log/verdict.ts';
import type { Question, Tryable } from '../scenario/question.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { GameState } from '../state/gameState.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** A question as it is put to a reader in one edition, with the answer that the engine computed. */
export interface Asked {
  readonly question: Question;
  readonly edition: EditionId;
  /** The game at the moment of asking. */
  readonly state: GameState;
  /** The board then, with the short names that the whole line uses. */
  readonly board: BoardView;
  /** How many frames of the line's replay have been shown by then. */
  readonly framesBefore: number;
  readonly answer: Answer;
  /** The rules that the answer rests on; none where what refuses an act or an option is told with it. */
  readonly rules: readonly RuleKey[];
}

export type Answer =
  /** Any legal declaration is right; `example` is one, and `legal` how many there are where they can be listed. */
  | {
      readonly kind: 'attack';
      readonly player: PlayerId;
      readonly example: AttackDeclaration;
      readonly legal: number | undefined;
    }
  | {
      readonly kind: 'block';
      readonly player: PlayerId;
      readonly example: BlockDeclaration;
      readonly legal: number | undefined;
    }
  /** Any division that is legal beside `others`, what the player's other creatures assign. */
  | {
      readonly kind: 'division';
      readonly player: PlayerId;
      readonly choice: DamageChoice;
      readonly others: readonly CombatDamageAssignment[];
      readonly example: readonly CombatDamageAssignment[];
      readonly legal: number;
    }
  /**
   * `rules`: any of these is the right reason; `offered`: these among others of their kind, in the order of numbers;
   * `told`: the event of what is legal.
   */
  | {
      readonly kind: 'legality';
      readonly act: Tryable;
      readonly legal: boolean;
      readonly violations: readonly Violation[];
      readonly told: GameEvent | undefined;
      readonly rules: readonly RuleKey[];
      readonly offered: readonly RuleKey[];
    }
  | { readonly kind: 'number'; readonly value: number; readonly shown: Shown }
  | { readonly kind: 'yesNo'; readonly value: boolean; readonly shown: Shown }
  | { readonly kind: 'pick'; readonly options: readonly PickOption[]; readonly shown: Shown }
  /** In the right order; a page shuffles them. */
  | { readonly kind: 'order'; readonly items: readonly OrderItem[]; readonly shown: Shown };

/** Where the replay shows it: a frame of the line, by its place, and the rules that the frame cites first. */
export interface Shown {
  readonly frame: number | undefined;
  readonly rules: readonly RuleKey[];
}

export type PickOption = {
  readonly right: boolean;
  readonly rules: readonly RuleKey[];
} & (
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'act'; readonly act: Tryable; readonly violations: readonly Violation[] }
);

export type OrderItem =
  | { readonly kind: 'step'; readonly step: Step }
  /** A spell, or an ability of this object, that resolves. */
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId };
