import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What may be named as attacked: a player, or a planeswalker or battle (CR 508.1b). */
export type AttackedChoice =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'permanent'; readonly permanent: ObjectId };

/** An activated mana ability of a permanent; `ability` counts all the abilities that it has now, from 0. */
export interface ManaAbilityUse {
  readonly source: ObjectId;
  readonly ability: number;
}

/** CR 508.1a-b: which creatures attack what, as a player says it. */
export interface AttackDeclaration {
  readonly attacks: readonly { readonly attacker: ObjectId; readonly target: AttackedChoice }[];
}

/** CR 509.1a: which creatures block which attackers, as a player says it. */
export interface BlockDeclaration {
  readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
}
