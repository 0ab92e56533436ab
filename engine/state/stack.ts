import type { Characteristics } from '../language/characteristics.ts';
import type { Effect } from '../language/effect.ts';
import type { DelayedMoment } from '../language/effectsOfEffects.ts';
import type { CastFromExile, WayToCast } from '../language/keywords/lists.ts';
import type { ActivatedAbility, SpellAbility } from '../language/spellAbility.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { AttackTarget } from './combat.ts';
import type { CombatDamageAssignment } from './damageAssignment.ts';
import type { SaidPayment } from './manaOrLife.ts';

export type TargetChoice =
  | { readonly kind: 'object'; readonly object: ObjectId }
  | { readonly kind: 'player'; readonly player: PlayerId };

/** What is announced beside the targets as a spell is cast or an ability activated (CR 601.2b). */
export interface Announcement extends SaidPayment {
  /** The modes chosen, counted from 0. */
  readonly modes?: readonly number[];
  readonly ways?: readonly WayToCast[];
  /** CR 702.51a: creatures tapped instead of paying mana. */
  readonly convoke?: readonly ObjectId[];
  readonly x?: number;
  /** What is rather given for its costs than what stands first. */
  readonly given?: readonly ObjectId[];
}

/** What a triggering event was about, kept for the ability's resolution. */
export interface TriggerContext {
  readonly eventCreature: ObjectId | undefined;
  readonly eventPlayer: PlayerId | undefined;
  /** All the others of the event, of which `eventCreature` is one. */
  readonly eventCreatures?: readonly ObjectId[];
  /** How much damage the event dealt. */
  readonly eventAmount?: number;
  /** Delayed triggers: what the effect that made them had chosen or created. */
  readonly targets?: readonly (TargetChoice | undefined)[];
  readonly created?: readonly ObjectId[];
  /** CR 400.7e, 400.7j: what moved in the event, or by the effect that made it, and can be found where it went. */
  readonly moved?: readonly ObjectId[];
}

export const NO_CONTEXT: TriggerContext = { eventCreature: undefined, eventPlayer: undefined };

export type StackItem =
  | {
      readonly kind: 'spell';
      readonly id: ObjectId;
      readonly controller: PlayerId;
      readonly printed: Characteristics;
      readonly ability: SpellAbility;
      readonly targets: readonly TargetChoice[];
      readonly announced?: Announcement;
      /** By what it was cast out of exile: a keyword, or an effect that said so. */
      readonly castBy?: CastFromExile | 'effect';
      /** CR 712.8c: what is on the front of its card, where its back face is up. */
      readonly front?: Characteristics;
      /** CR 708.4: what is on its card, where it was cast face down. */
      readonly faceUp?: Characteristics;
      /** CR 108.3: its card's owner, where another player cast it. */
      readonly owner?: PlayerId;
    }
  | {
      readonly kind: 'activated';
      readonly id: ObjectId;
      readonly controller: PlayerId;
      readonly source: ObjectId;
      readonly ability: ActivatedAbility;
      readonly targets: readonly TargetChoice[];
      readonly announced?: Announcement;
      /** CR 400.7j: what moved as its costs were paid, and can be found where it went. */
      readonly moved?: readonly ObjectId[];
      /** What the creature attacked that was returned to pay for it (CR 702.49c). */
      readonly attacked?: AttackTarget;
    }
  | {
      readonly kind: 'triggered';
      readonly id: ObjectId;
      readonly controller: PlayerId;
      readonly source: ObjectId;
      readonly ability: TriggeredAbility;
      readonly targets: readonly TargetChoice[];
      readonly announced?: Pick<Announcement, 'modes'>;
      readonly context: TriggerContext;
      /** How many of its source, put there with it, triggered before it; left out, none. */
      readonly nth?: number;
      /** Others of its source that triggered otherwise, or on something else, went on the stack with it. */
      readonly amongOthers?: true;
    }
  /** CR 2008-10-01 310.1: combat damage waits on the stack as an object of its own. */
  | {
      readonly kind: 'combatDamage';
      readonly id: ObjectId;
      readonly controller: PlayerId;
      readonly assignments: readonly CombatDamageAssignment[];
    };

export type SpellItem = Extract<StackItem, { readonly kind: 'spell' }>;
export type TriggeredItem = Extract<StackItem, { readonly kind: 'triggered' }>;

/** CR 202.3e: what it is on the stack, where X in its mana cost is the number chosen for it. */
export const asOnStack = ({ printed, announced: { x } = {} }: SpellItem): Characteristics =>
  x === undefined || printed.manaCost === undefined
    ? printed
    : { ...printed, manaCost: printed.manaCost.replaceAll('{X}', `{${x}}`) };

export const ownerOfSpell = ({ owner, controller }: SpellItem): PlayerId => owner ?? controller;

/** CR 603.3: has triggered, not on the stack yet. */
export interface WaitingTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: TriggeredAbility;
  readonly context: TriggerContext;
}

/** CR 603.7: made by a resolving spell or ability, triggers once. */
export interface DelayedTrigger {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly at: DelayedMoment | 'addedCombat';
  /** `addedCombat`: which of the turn's combat phases that is, 1 being the first. */
  readonly combatPhase?: number;
  /** The number of the turn in which it was made, where it waits for a later one. */
  readonly madeIn?: number;
  /** In whose turn, where that is not its controller's. */
  readonly player?: PlayerId;
  readonly effects: readonly Effect[];
  readonly context: TriggerContext;
}
