import type { CombatDamageAssignment, DamageRecipient } from '../state/damageAssignment.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** Damage, dealt and prevented. */
export type DamageEvent =
  | {
      readonly kind: 'combatDamagePutOnStack';
      readonly assignments: readonly CombatDamageAssignment[];
    }
  | { readonly kind: 'noCombatDamage'; readonly step: Step }
  | {
      readonly kind: 'damageDealt';
      readonly combat: boolean;
      readonly deals: readonly DamageDealt[];
      /** CR 120.4c: life that would have been lost by it, and was not. */
      readonly spared?: readonly { readonly player: PlayerId; readonly n: number }[];
    }
  | {
      readonly kind: 'damagePrevented';
      readonly source: ObjectId;
      readonly to: DamageRecipient;
      readonly amount: number;
      readonly by: ObjectId;
    };

/** One source's damage to one recipient and what came of it (CR 120.3). */
export interface DamageDealt {
  readonly source: ObjectId;
  readonly to: DamageRecipient;
  readonly amount: number;
  readonly result: 'marked' | 'minusCounters' | 'lifeLost' | 'poison' | 'loyalty' | 'defense';
  /** CR 120.3g: the poison counters that toxic gives beside that. */
  readonly toxic?: number;
}
