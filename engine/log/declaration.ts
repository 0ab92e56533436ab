import type { AttackedChoice } from '../state/combat.ts';
import type { ObjectId } from '../vocabulary/ids.ts';

export type { AttackedChoice } from '../state/combat.ts';

/** An activated mana ability of a permanent; `ability` counts all the abilities that it has now, from 0. */
export interface ManaAbilityUse {
  readonly source: ObjectId;
  readonly ability: number;
}

/** CR 508.1a-b: which creatures attack what, as a player says it. */
export interface AttackDeclaration {
  readonly attacks: readonly { readonly attacker: ObjectId; readonly target: AttackedChoice }[];
  /** CR 508.1e: those of them that are banded together. */
  readonly bands?: readonly (readonly ObjectId[])[];
  /** CR 508.1g, 701.43d: those of them that are exerted as they attack. */
  readonly exerted?: readonly ObjectId[];
  /** CR 508.1g, 702.154a: which untapped creature each of some enlists. */
  readonly enlisted?: readonly Enlisting[];
}

export interface Enlisting {
  readonly by: ObjectId;
  readonly creature: ObjectId;
}

/** CR 509.1a: which creatures block which attackers, as a player says it. */
export interface BlockDeclaration {
  readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
}
