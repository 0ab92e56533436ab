import type {
  AttackDeclaration,
  AttackedChoice,
  BlockDeclaration,
  ManaAbilityUse,
} from '../log/declaration.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { Announcement, TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** How the costs of a declaration are paid: mana abilities first, then with the permanents named. */
export interface PaymentPlan {
  readonly manaAbilities: readonly ManaAbilityUse[];
  readonly named: readonly ObjectId[];
}

/**
 * What a player chooses for a spell or ability of `source` when it asks: as it triggers and goes onto the stack (its
 * targets, and its place among their other triggers), or as it resolves. Said beforehand; whatever is left out is
 * chosen by the engine.
 */
export interface Choice {
  readonly source: ObjectId;
  readonly targets?: readonly TargetChoice[];
  readonly may?: 'does' | 'declines';
  readonly sacrificed?: readonly ObjectId[];
  readonly attacking?: AttackedChoice;
  /** Which of several things it does, counted from 0. */
  readonly option?: number;
  /** CR 2009-07-11 509.7: where what enters blocking comes in the damage order, counted from 0; left out, last. */
  readonly place?: number;
  /** What it chooses without targeting it. */
  readonly named?: readonly TargetChoice[];
}

/** What a player may say to the game. */
export type PlayerAction =
  | {
      readonly kind: 'declareAttackers';
      readonly player: PlayerId;
      readonly declaration: AttackDeclaration;
      readonly payment?: PaymentPlan;
    }
  | {
      readonly kind: 'declareBlockers';
      readonly player: PlayerId;
      readonly declaration: BlockDeclaration;
      readonly payment?: PaymentPlan;
    }
  | {
      readonly kind: 'announceDamageOrder';
      readonly player: PlayerId;
      readonly of: ObjectId;
      readonly over: readonly ObjectId[];
    }
  | {
      readonly kind: 'assignCombatDamage';
      readonly player: PlayerId;
      readonly assignments: readonly CombatDamageAssignment[];
    }
  /** `aloud`: a script dwells on it, so it is told. */
  | { readonly kind: 'passPriority'; readonly player: PlayerId; readonly aloud?: true }
  | { readonly kind: 'choose'; readonly player: PlayerId; readonly choice: Choice }
  /** CR 605.3a: mana abilities whose sources the scenario leaves out. */
  | { readonly kind: 'addMana'; readonly player: PlayerId; readonly mana: string }
  | { readonly kind: 'suspendCard'; readonly player: PlayerId; readonly card: ObjectId }
  | { readonly kind: 'playLand'; readonly player: PlayerId; readonly card: ObjectId }
  | {
      readonly kind: 'castSpell';
      readonly player: PlayerId;
      readonly card: ObjectId;
      readonly targets: readonly TargetChoice[];
      readonly announced?: Announcement;
    }
  | {
      readonly kind: 'activateAbility';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly ability: number;
      readonly targets: readonly TargetChoice[];
      readonly announced?: Announcement;
    };

/** Whose turn it is to say what. */
export type Decision =
  /** `chosenBy`: another player makes the choices for them. */
  | {
      readonly kind: 'declareAttackers';
      readonly player: PlayerId;
      readonly chosenBy?: PlayerId;
    }
  | {
      readonly kind: 'declareBlockers';
      readonly player: PlayerId;
      readonly chosenBy?: PlayerId;
    }
  | { readonly kind: 'announceDamageOrder'; readonly player: PlayerId; readonly of: ObjectId }
  | { readonly kind: 'assignCombatDamage'; readonly player: PlayerId }
  | { readonly kind: 'priority'; readonly player: PlayerId }
  | { readonly kind: 'gameOver' };
