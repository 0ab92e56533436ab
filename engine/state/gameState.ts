import type { Change } from '../language/change.ts';
import type { Characteristics } from '../language/characteristics.ts';
import type { DamageSort } from '../language/damageSort.ts';
import type { Duration } from '../language/duration.ts';
import type { EffectOf } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { WayToCast } from '../language/keywords/lists.ts';
import type { ActivatedAbility } from '../language/spellAbility.ts';
import type { TriggeredAbility } from '../language/triggeredAbility.ts';
import type { Rules } from '../mistakes/rulesOf.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { ExtraStep, Phase, Skippable, Step } from '../vocabulary/turnStructure.ts';
import type { NotedChoice } from './choice.ts';
import type { Attack, AttackedChoice, Combat } from './combat.ts';
import type { DamageRecipient } from './damageAssignment.ts';
import type { DelayedTrigger, StackItem, TargetChoice, WaitingTrigger } from './stack.ts';

export type { CounterKind } from '../vocabulary/counters.ts';

/** The whole truth about a game at one moment: one immutable value that survives JSON. */
export interface GameState extends Rules {
  readonly turn: Turn;
  /** In turn order, the first active player first. */
  readonly players: readonly Player[];
  readonly battlefield: readonly Permanent[];
  /** CR 702.26b: treated as though they did not exist, so nothing looks for them here but phasing in. */
  readonly phasedOut?: readonly Permanent[];
  /** Cards in hands, graveyards and exile that the game knows by name. */
  readonly cards: readonly CardInZone[];
  /** Last element is the top (CR 405.2). */
  readonly stack: readonly StackItem[];
  readonly waitingTriggers: readonly WaitingTrigger[];
  readonly delayedTriggers: readonly DelayedTrigger[];
  readonly combat: Combat;
  readonly continuousEffects: readonly ContinuousEffect[];
  readonly preventionShields: readonly PreventionShield[];
  readonly redirections?: readonly Redirection[];
  /** CR 614.10a: what players have yet to skip, once for each time. */
  readonly skips?: readonly Skip[];
  /** What players have said that they will choose, in the order said, until it has been asked for. */
  readonly choices?: readonly NotedChoice[];
  readonly priority: Priority;
  /** CR 725.1: the player, if there is one. */
  readonly monarch?: PlayerId;
  /** Counts up, so that new objects get ids that never repeat. */
  readonly nextId: number;
  /** How many tokens have been made. */
  readonly tokensMade?: number;
  /** What the next tokens will be called, the first of them first. */
  readonly tokenNames?: readonly ObjectId[];
}

export interface Skip {
  readonly player: PlayerId;
  readonly what: Skippable;
}

export interface Turn {
  readonly number: number;
  readonly activePlayer: PlayerId;
  readonly step: Step;
  /** What effects have added to it; of what is added at one place, the next to come stands first. */
  readonly upcoming: readonly Addition[];
  /** CR 500.9: while steps that were added go on, the step after which they come. */
  readonly stepsAddedAfter?: Step;
  /** CR 500.8: while phases that were added go on, the phase of an ordinary turn after which they come. */
  readonly phasesAddedAfter?: Phase;
  /** CR 500.7: whose extra turns wait, the next one last. */
  readonly extraTurns: readonly PlayerId[];
  /** In an extra turn, whose turn was the last that was none. */
  readonly extraAfter?: PlayerId;
  /** CR 305.2: how many lands its player has played in it. */
  readonly landsPlayed: number;
  /** How many of its combat phases have begun. */
  readonly combatPhases?: number;
  /** CR 508.8: in the first of them nothing attacked, so that it went without blocks and damage. */
  readonly isFirstCombatIdle?: true;
  /** How many of its postcombat main phases have begun. */
  readonly postcombatMains?: number;
  /** What has happened in it, as far as anything asks later; nothing yet where it is left out. */
  readonly history?: TurnHistory;
  /** Creatures that attacked in an earlier combat phase of it. */
  readonly attackedEarlier?: readonly ObjectId[];
  /** CR 608.2h: permanents that have left the battlefield in it, as they last were. */
  readonly departed?: readonly DepartedPermanent[];
}

/** CR 500.8-500.10: a phase or a step that an effect has added to the turn, and where it comes. */
export type Addition =
  | {
      readonly kind: 'phase';
      readonly phase: 'combat' | 'main';
      readonly place: 'afterPhase' | 'afterFirstPostcombatMain';
    }
  | {
      readonly kind: 'step';
      readonly step: ExtraStep;
      readonly place: 'afterStep' | 'afterPhase';
    };

export interface DepartedPermanent {
  readonly id: ObjectId;
  readonly controller: PlayerId;
  readonly characteristics: Characteristics;
  readonly permanent: Permanent;
  readonly attack?: Attack;
}

export interface TurnHistory {
  /** Declared as attackers, once for each time. */
  readonly attacked: readonly ObjectId[];
  /** Came onto the battlefield, or under another player's control. */
  readonly entered: readonly ObjectId[];
  readonly damage: readonly { readonly source: ObjectId; readonly to: ObjectId }[];
  readonly exerted: readonly ObjectId[];
  readonly spellsCast: number;
  /** In this combat or the last: who has blocked, or has been put blocking, what. */
  readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
  /** CR 606.3: permanents of which a loyalty ability was activated. */
  readonly loyaltyUsed: readonly ObjectId[];
  /** A creature has died. */
  readonly creatureDied?: true;
  /** Players who have gained life, and who have lost some. */
  readonly gainedLife?: readonly PlayerId[];
  readonly lostLife?: readonly PlayerId[];
  /** Of the last declaration of this step that was illegal and taken back, what nothing was said against. */
  readonly undone?: Undone;
  /** Abilities that may be activated, or trigger, only once each turn, and have. */
  readonly usedOnce?: readonly LimitedUse[];
}

/** Part of a declaration that was taken back (CR 733.1). */
export type Undone =
  | {
      readonly kind: 'attack';
      readonly attacks: readonly { readonly attacker: ObjectId; readonly target: AttackedChoice }[];
    }
  | {
      readonly kind: 'block';
      readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
    };

/** An ability of an object, which its text may limit to once each turn. */
export interface LimitedUse {
  readonly source: ObjectId;
  readonly ability: ActivatedAbility | TriggeredAbility;
}

export type Priority =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'player'; readonly player: PlayerId; readonly passed: readonly PlayerId[] };

export interface Player {
  readonly id: PlayerId;
  readonly life: number;
  readonly poison: number;
  /** Mana in the pool, one letter for each: W U B R G C. */
  readonly mana: string;
  /** What of it does not empty yet as steps and phases end. */
  readonly keptMana?: readonly KeptMana[];
  /** Mana is not what the game is about: lands that are left out make what this player needs. */
  readonly manaUncounted?: true;
  readonly handSize: number;
  readonly graveyardSize: number;
  readonly status: 'playing' | 'lost';
}

/** Mana in a pool that an effect keeps there as steps and phases end. */
export interface KeptMana {
  /** One letter for each. */
  readonly mana: string;
  readonly until: NonNullable<EffectOf<'addMana'>['kept']>;
}

export interface Permanent {
  readonly id: ObjectId;
  readonly printed: Characteristics;
  readonly owner: PlayerId;
  readonly controller: PlayerId;
  readonly tapped: boolean;
  /** CR 302.6: its controller has not had it without a break since a turn of theirs began. */
  readonly sick: boolean;
  /** It was there before its controller had it. */
  readonly cameOver?: true;
  readonly markedDamage: number;
  /** CR 704.5h: damaged by deathtouch since the last check for state-based actions. */
  readonly deathtouched: boolean;
  readonly counters: Counters;
  /** CR 613.7c: when the newest counter of a kind was put on it, where that is later than its own timestamp. */
  readonly countersSince?: Counters;
  readonly attachedTo: ObjectId | undefined;
  /** CR 303.4b: the player that an Aura enchants. */
  readonly enchants?: PlayerId;
  /** How the spell that it was had been cast (CR 400.7d). */
  readonly castWith?: readonly WayToCast[];
  /** CR 701.37b */
  readonly monstrous?: true;
  /** CR 702.112b */
  readonly renowned?: true;
  /** CR 702.171b: until the turn ends. */
  readonly saddled?: true;
  /** CR 702.95b: the one other creature that it is paired with, which is paired with it. */
  readonly pairedWith?: ObjectId;
  /** CR 614.12: the player who was chosen as it entered. */
  readonly chosenPlayer?: PlayerId;
  readonly token: boolean;
  /** CR 712.8e: what is on the front of its card, where its back face is up. */
  readonly front?: Characteristics;
  /** CR 708.2: what it is once it is turned face up, where it is face down. */
  readonly faceUp?: Characteristics;
  /** CR 310.9: of a battle. */
  readonly protector?: PlayerId;
  /** CR 702.26g: it phased out along with this, to which it is attached. */
  readonly phasedOutWith?: ObjectId;
  /** CR 701.60b: a designation, and no ability. */
  readonly suspected?: true;
  /** CR 613.7: when it entered, or last became attached: earlier is smaller. */
  readonly timestamp: number;
}

export type Counters = { readonly [K in CounterKind]?: number };

export interface CardInZone {
  readonly id: ObjectId;
  readonly owner: PlayerId;
  readonly zone: 'hand' | 'graveyard' | 'exile';
  readonly printed: Characteristics;
  /** In exile: which object's effect put it there (CR 607.2a). */
  readonly exiledBy?: ObjectId;
  /** CR 122.1: of a suspended card. */
  readonly counters?: Counters;
  /** CR 610.3: it comes back as an opponent of this player becomes the monarch. */
  readonly untilOpponentOf?: PlayerId;
}

/** CR 611.2: made by a resolving spell or ability. */
export interface ContinuousEffect {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** What it affected as it was made: it keeps these. */
  readonly affects: readonly ObjectId[];
  /** CR 611.2c: instead, whatever fits at each moment, where it changes nothing but the rules of the game. */
  readonly all?: Filter;
  readonly change: Change;
  readonly until: Duration;
  readonly timestamp: number;
  /** It ends as soon as another player controls what it affects. */
  readonly whileControlled?: true;
  /** The object that it is directed at, and the player whom it is about. */
  readonly that?: ObjectId;
  readonly player?: PlayerId;
}

/** CR 615.7: prevents the next `remaining` damage to one object or player. */
export interface PreventionShield {
  readonly source: ObjectId;
  readonly protects: ObjectId | PlayerId;
  /** It protects the permanents that the protected player controls as well. */
  readonly andYours?: true;
  /** What is prevented is dealt to this, by the source. */
  readonly dealing?: TargetChoice;
  readonly remaining: number;
  /** Instead of so much, everything the next time that this source would deal it damage. */
  readonly from?: ObjectId;
}

/** CR 614.9: damage to one, for this turn, goes to another instead. */
export interface Redirection {
  /** Tells it from others, for it applies to the same damage only once. */
  readonly number: number;
  readonly source: ObjectId;
  readonly from: DamageRecipient;
  readonly to: DamageRecipient;
  readonly damage: DamageSort;
  /** It redirects only the next so much. */
  readonly remaining?: number;
  /** It redirects only what this source would deal. */
  readonly dealing?: ObjectId;
  /** It redirects only the next time that damage would be dealt. */
  readonly once?: true;
}
