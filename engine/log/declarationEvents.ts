import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { AttackDeclaration, BlockDeclaration } from './declaration.ts';
import type { AttackVerdict, BlockVerdict } from './verdict.ts';

/** What is declared, refused and paid for. */
export type DeclarationEvent =
  | {
      readonly kind: 'attackRefused';
      readonly player: PlayerId;
      readonly declaration: AttackDeclaration;
      readonly verdict: AttackVerdict;
    }
  | {
      readonly kind: 'attackersDeclared';
      readonly player: PlayerId;
      readonly declaration: AttackDeclaration;
      readonly verdict: AttackVerdict;
      readonly tapped: readonly ObjectId[];
    }
  | {
      readonly kind: 'blockRefused';
      readonly player: PlayerId;
      readonly declaration: BlockDeclaration;
      readonly verdict: BlockVerdict;
    }
  | {
      readonly kind: 'blockersDeclared';
      readonly player: PlayerId;
      readonly declaration: BlockDeclaration;
      readonly verdict: BlockVerdict;
      readonly becameBlocked: readonly ObjectId[];
      readonly becameUnblocked: readonly ObjectId[];
    }
  | {
      readonly kind: 'costPaid';
      readonly player: PlayerId;
      readonly mana: string;
      readonly sacrificed: readonly ObjectId[];
    }
  /** CR 508.1g: as it attacks. */
  | { readonly kind: 'exerted'; readonly player: PlayerId; readonly object: ObjectId }
  | {
      readonly kind: 'enlisted';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'damageOrderAnnounced';
      readonly player: PlayerId;
      readonly of: ObjectId;
      readonly over: readonly ObjectId[];
    };
