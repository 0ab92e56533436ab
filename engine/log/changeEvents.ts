import type { AttackTarget } from '../state/combat.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { GoingElsewhere } from '../state/insteadOfGraveyard.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What leaves, changes place or changes its part in combat. */
export type ChangeEvent =
  | (GoingElsewhere & {
      readonly kind: 'creatureDestroyed';
      readonly object: ObjectId;
      readonly because: 'lethalDamage' | 'deathtouch' | 'effect';
    })
  | (GoingElsewhere & {
      readonly kind: 'putIntoGraveyard';
      readonly object: ObjectId;
      readonly because:
        | 'zeroToughness'
        | 'zeroLoyalty'
        | 'zeroDefense'
        | 'noProtector'
        | 'destroyed'
        | 'sacrificed'
        | 'unattached'
        | 'legendRule';
    })
  | { readonly kind: 'playerLost'; readonly player: PlayerId; readonly because: 'life' | 'poison' }
  | {
      readonly kind: 'playerLeft';
      readonly player: PlayerId;
      readonly objects: readonly ObjectId[];
    }
  | { readonly kind: 'returnedToHand'; readonly object: ObjectId }
  | { readonly kind: 'exiled'; readonly object: ObjectId }
  | { readonly kind: 'putOnLibraryBottom'; readonly object: ObjectId }
  | { readonly kind: 'shuffledIntoLibrary'; readonly object: ObjectId }
  | { readonly kind: 'graveyardShuffled'; readonly player: PlayerId }
  | { readonly kind: 'cardsMilled'; readonly player: PlayerId; readonly n: number }
  | {
      readonly kind: 'lifeSet';
      readonly player: PlayerId;
      readonly n: number;
      readonly by: ObjectId;
    }
  | { readonly kind: 'becameMonarch'; readonly player: PlayerId; readonly by: ObjectId }
  | {
      readonly kind: 'damageRedirected';
      readonly from: DamageRecipient;
      readonly to: DamageRecipient;
      /** Where it is not all of it: how much. */
      readonly amount?: number;
    }
  | {
      readonly kind: 'attackedReselected';
      readonly attacker: ObjectId;
      readonly target: AttackTarget;
    }
  | { readonly kind: 'becameUnattached'; readonly object: ObjectId; readonly from: ObjectId }
  | { readonly kind: 'countersCancelled'; readonly object: ObjectId; readonly n: number }
  | { readonly kind: 'regenerated'; readonly object: ObjectId }
  | { readonly kind: 'tokenCeasedToExist'; readonly object: ObjectId }
  | {
      readonly kind: 'removedFromCombat';
      readonly object: ObjectId;
      readonly because:
        | 'leftBattlefield'
        | 'effect'
        | 'regenerated'
        | 'phasedOut'
        | 'stoppedBeingCreature'
        | 'stoppedBeingAttackable'
        | 'controllerChanged'
        | 'protectorChanged'
        | 'combatEnded';
    }
  | {
      readonly kind: 'becameBlocked';
      readonly attacker: ObjectId;
      readonly by: ObjectId | undefined;
    }
  | { readonly kind: 'becameUnblocked'; readonly attacker: ObjectId }
  /** An effect made a creature block that was on the battlefield already. */
  | {
      readonly kind: 'madeToBlock';
      readonly blocker: ObjectId;
      readonly attacker: ObjectId;
      readonly alreadyBlocking: boolean;
    }
  /** An effect said of a creature on the battlefield that it is attacking. */
  | {
      readonly kind: 'becameAttacking';
      readonly object: ObjectId;
      readonly attacking: AttackTarget;
    }
  | { readonly kind: 'combatEnded' };
