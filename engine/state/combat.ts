import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';

/** What may be named as attacked: a player, or a planeswalker or battle (CR 508.1b). */
export type AttackedChoice =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'permanent'; readonly permanent: ObjectId };

/** What a creature attacks (CR 506.3); `nothing` once that is gone but the creature still attacks (506.4c). */
export type AttackTarget =
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'permanent'; readonly permanent: ObjectId; readonly defendingPlayer: PlayerId }
  | {
      readonly kind: 'nothing';
      readonly defendingPlayer: PlayerId;
      /** What is gone was a planeswalker, which trample over planeswalkers still asks (CR 702.19e). */
      readonly wasPlaneswalker?: true;
    };

/** CR 509.1h: decided in the declare blockers step, and it outlives the blockers. */
export type BlockedStatus = 'undecided' | 'blocked' | 'unblocked';

export interface Attack {
  readonly attacker: ObjectId;
  readonly target: AttackTarget;
  readonly status: BlockedStatus;
  /** It was blocked before an effect made it unblocked; the rules of 2008 ask that (CR 2008-10-01 410.9c). */
  readonly wasBlocked?: true;
  /** Set once what it attacks was chosen anew: the defending player as it became attacking (CR 2013-02-01 508.5). */
  readonly becameAttacking?: PlayerId;
}

export interface Block {
  readonly blocker: ObjectId;
  /** One or more attackers; those that left combat are taken out. */
  readonly attackers: readonly ObjectId[];
}

export type Band = readonly ObjectId[];

/** CR 2009-07-11 702.23b: what a phased-out permanent was in combat, and is again should it phase in before combat ends. */
export interface PhasedOutRole {
  readonly object: ObjectId;
  readonly attack: Attack | undefined;
  readonly block: Block | undefined;
  /** The creatures that block it, and those that attack it, with what they attack. */
  readonly blockers: readonly ObjectId[];
  readonly attackedBy: readonly Attack[];
}

/** CR 2009-07-11 509.2, 509.3: who is damaged first; only in editions that have an order. */
export interface DamageOrder {
  readonly of: ObjectId;
  readonly over: readonly ObjectId[];
}

/**
 * Combat as it stands: `attacks` and `blocks` hold only creatures that are in combat now.
 * What was declared is remembered apart, because "attacks alone" asks for it (CR 506.5).
 */
export type Combat =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'combat';
      readonly attacks: readonly Attack[];
      readonly blocks: readonly Block[];
      readonly orders: readonly DamageOrder[];
      /** CR 702.22c: attackers that were declared banded together and are still attacking, two or more in each. */
      readonly bands: readonly Band[];
      readonly phasedOut?: readonly PhasedOutRole[];
      readonly declaredAttackers: readonly ObjectId[];
      /** CR 506.7: those that some effect required to attack as attackers were declared, whether or not they did. */
      readonly hadToAttack?: readonly ObjectId[];
      readonly declaredBlockers: readonly ObjectId[];
      /** CR 508.6: whom the declared attackers attacked, each once; not whoever controls a permanent that they attacked. */
      readonly attackedPlayers: readonly PlayerId[];
      /** A creature was declared as an attacker or put onto the battlefield attacking (CR 508.8). */
      readonly attackHappened: boolean;
      readonly firstStrike: FirstStrikeRecord;
    };

/** What the second combat damage step must know of the first (CR 510.4). */
export type FirstStrikeRecord =
  | { readonly kind: 'noFirstStep' }
  | {
      readonly kind: 'firstStepBegan';
      /** Had first strike or double strike as that step began. */
      readonly hadStrike: readonly ObjectId[];
      /** Assigned damage in it: what the rules of 2008 ask. */
      readonly assigned: readonly ObjectId[];
    };

export const NO_COMBAT: Combat = { kind: 'none' };

export const COMBAT_BEGINS: Combat = {
  kind: 'combat',
  attacks: [],
  blocks: [],
  orders: [],
  bands: [],
  declaredAttackers: [],
  declaredBlockers: [],
  attackedPlayers: [],
  attackHappened: false,
  firstStrike: { kind: 'noFirstStep' },
};
