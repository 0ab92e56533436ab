import type { AttackDeclaration, BlockDeclaration } from '../log/declaration.ts';
import type { CombatDamageAssignment } from '../state/damageAssignment.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What a player may say to the game. */
export type PlayerAction =
  | {
      readonly kind: 'declareAttackers';
      readonly player: PlayerId;
      readonly declaration: AttackDeclaration;
      readonly sacrificed?: readonly ObjectId[];
    }
  | {
      readonly kind: 'declareBlockers';
      readonly player: PlayerId;
      readonly declaration: BlockDeclaration;
      readonly sacrificed?: readonly ObjectId[];
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
  | { readonly kind: 'passPriority'; readonly player: PlayerId }
  /** CR 605.3a: mana abilities whose sources the scenario leaves out. */
  | { readonly kind: 'addMana'; readonly player: PlayerId; readonly mana: string }
  | {
      readonly kind: 'castSpell';
      readonly player: PlayerId;
      readonly card: ObjectId;
      readonly targets: readonly TargetChoice[];
    }
  | {
      readonly kind: 'activateAbility';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly ability: number;
      readonly targets: readonly TargetChoice[];
    };

/** Whose turn it is to say what. */
export type Decision =
  | { readonly kind: 'declareAttackers'; readonly player: PlayerId }
  | { readonly kind: 'declareBlockers'; readonly player: PlayerId }
  | { readonly kind: 'announceDamageOrder'; readonly player: PlayerId; readonly of: ObjectId }
  | { readonly kind: 'assignCombatDamage'; readonly player: PlayerId }
  | { readonly kind: 'priority'; readonly player: PlayerId }
  | { readonly kind: 'gameOver' };
