import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

export type DamageRecipient =
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId };

/** CR 510.1: how much one creature assigns to one recipient in a combat damage step. */
export interface CombatDamageAssignment {
  readonly source: ObjectId;
  readonly to: DamageRecipient;
  readonly amount: number;
}
