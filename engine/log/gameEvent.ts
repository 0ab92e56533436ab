import type { RuleKey } from '../citation/ruleIndex.ts';
import type { AttackTarget } from '../state/combat.ts';
import type { CombatDamageAssignment, DamageRecipient } from '../state/damageAssignment.ts';
import type { DelayedTrigger, TargetChoice } from '../state/stack.ts';
import type { Change } from '../vocabulary/changes.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ExtraStep, Skippable } from '../vocabulary/effects.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Keyword } from '../vocabulary/keywords.ts';
import type { TriggerCode } from '../vocabulary/triggeredAbilities.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import type { AttackDeclaration, BlockDeclaration } from './declaration.ts';
import type { AssignmentVerdict, AttackVerdict, BlockVerdict, Refusal } from './verdict.ts';

/** What was tried and refused, as far as it can be named. */
export type Attempt =
  | {
      readonly kind: 'castSpell' | 'activateAbility';
      readonly object: ObjectId;
      readonly targets: readonly TargetChoice[];
    }
  | { readonly kind: 'playLand'; readonly object: ObjectId }
  | { readonly kind: 'other' };

/** One thing that happened, told in past tense and in data, with the rules that made it so. */
export type GameEvent = EventBody & { readonly rules: readonly RuleKey[] };

export type EventBody =
  | { readonly kind: 'turnBegan'; readonly player: PlayerId; readonly turn: number }
  | { readonly kind: 'stepBegan'; readonly step: Step }
  /** CR 117.3a-b: the active player, as a step begins or once something has resolved. */
  | {
      readonly kind: 'priorityGiven';
      readonly player: PlayerId;
      readonly after: 'stepBegan' | 'resolution';
    }
  | {
      readonly kind: 'stepSkipped';
      readonly step: Step;
      readonly because: 'noAttackers' | 'noFirstStrike' | 'effect';
    }
  | { readonly kind: 'permanentsUntapped'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'cardsDrawn'; readonly player: PlayerId; readonly n: number }
  | {
      readonly kind: 'cardsDiscarded';
      readonly player: PlayerId;
      readonly n: number;
      /** Those of them that the game knows by name. */
      readonly cards?: readonly ObjectId[];
    }
  | {
      readonly kind: 'manaEmptied';
      readonly player: PlayerId;
      readonly mana: string;
      readonly burned: number;
    }
  /** `by`: the permanent or spell that made it; left out where the board leaves out the lands. */
  | {
      readonly kind: 'manaAdded';
      readonly player: PlayerId;
      readonly mana: string;
      readonly by?: ObjectId;
    }
  | { readonly kind: 'landPlayed'; readonly player: PlayerId; readonly object: ObjectId }
  /** CR 117.4: the top of the stack resolves, or the step ends. */
  | { readonly kind: 'allPassed'; readonly next: 'topResolves' | 'stepEnds' }
  /** Told only where a script dwells on it: everybody passes all the time. */
  | { readonly kind: 'priorityPassed'; readonly player: PlayerId }
  | { readonly kind: 'damageWoreOff'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'effectsEnded'; readonly affected: readonly ObjectId[] }
  // declarations
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
    }
  // damage
  | {
      readonly kind: 'assignmentRefused';
      readonly player: PlayerId;
      readonly assignments: readonly CombatDamageAssignment[];
      readonly verdict: AssignmentVerdict;
    }
  | {
      readonly kind: 'damageAssigned';
      readonly player: PlayerId;
      readonly assignments: readonly CombatDamageAssignment[];
      readonly verdict: AssignmentVerdict;
    }
  | {
      readonly kind: 'combatDamagePutOnStack';
      readonly assignments: readonly CombatDamageAssignment[];
    }
  | { readonly kind: 'noCombatDamage'; readonly step: Step }
  | {
      readonly kind: 'damageDealt';
      readonly combat: boolean;
      readonly deals: readonly DamageDealt[];
    }
  | {
      readonly kind: 'damagePrevented';
      readonly source: ObjectId;
      readonly to: DamageRecipient;
      readonly amount: number;
      readonly by: ObjectId;
    }
  // state-based actions and what leaves
  | {
      readonly kind: 'creatureDestroyed';
      readonly object: ObjectId;
      readonly because: 'lethalDamage' | 'deathtouch' | 'effect';
    }
  | {
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
    }
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
  | { readonly kind: 'damageRedirected'; readonly from: DamageRecipient; readonly to: ObjectId }
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
  | { readonly kind: 'combatEnded' }
  // spells, abilities, the stack
  | {
      readonly kind: 'spellCast';
      readonly player: PlayerId;
      readonly spell: ObjectId;
      readonly targets: readonly TargetChoice[];
    }
  | {
      readonly kind: 'abilityActivated';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly ability: number;
      readonly targets: readonly TargetChoice[];
    }
  | {
      readonly kind: 'abilityTriggered';
      readonly source: ObjectId;
      readonly trigger: TriggerCode;
      readonly about: ObjectId | undefined;
      /** The keyword that stands for the ability. */
      readonly keyword?: Keyword;
    }
  /** CR 603.3d: there was nothing that it could target. */
  | {
      readonly kind: 'triggerRemoved';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly trigger: TriggerCode;
    }
  | {
      readonly kind: 'triggerPutOnStack';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly trigger: TriggerCode;
    }
  | {
      readonly kind: 'resolved';
      readonly item: 'spell' | 'activated' | 'triggered' | 'combatDamage';
      readonly source: ObjectId;
    }
  | {
      readonly kind: 'didNotResolve';
      readonly source: ObjectId;
      readonly because: 'illegalTargets' | 'conditionFalse';
    }
  | { readonly kind: 'refused'; readonly attempt: Attempt; readonly refusal: Refusal }
  // what effects do
  | {
      readonly kind: 'changed';
      readonly objects: readonly ObjectId[];
      readonly change: Change;
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'shieldMade';
      readonly protects: TargetChoice;
      /** How much; with `from`, everything the next time that this source deals it damage. */
      readonly n: number;
      readonly from?: ObjectId;
      readonly by: ObjectId;
    }
  | { readonly kind: 'regenerationShieldMade'; readonly object: ObjectId; readonly by: ObjectId }
  | {
      readonly kind: 'enteredBattlefield';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly attacking?: AttackTarget;
      readonly blocking?: ObjectId;
    }
  | {
      readonly kind: 'controlGained';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly by: ObjectId | undefined;
    }
  | {
      readonly kind: 'countersAdded';
      readonly object: ObjectId;
      readonly counter: CounterKind;
      readonly n: number;
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'countersRemoved';
      readonly object: ObjectId;
      readonly counter: CounterKind;
      readonly n: number;
      readonly by: ObjectId;
    }
  | { readonly kind: 'spellCountered'; readonly object: ObjectId; readonly by: ObjectId }
  | { readonly kind: 'libraryExiled'; readonly player: PlayerId }
  | {
      readonly kind: 'goaded';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly by: ObjectId;
    }
  | { readonly kind: 'protectorChosen'; readonly object: ObjectId; readonly player: PlayerId }
  | { readonly kind: 'suspected'; readonly object: ObjectId; readonly by: ObjectId }
  /** What blocked one of them stopped, to block the other; what comes of it is told after this. */
  | {
      readonly kind: 'blockersExchanged';
      readonly attackers: readonly [ObjectId, ObjectId];
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'delayedTriggerMade';
      readonly at: DelayedTrigger['at'];
      readonly by: ObjectId;
    }
  | { readonly kind: 'optionDeclined'; readonly player: PlayerId; readonly source: ObjectId }
  | { readonly kind: 'extraTurnAdded'; readonly player: PlayerId; readonly by: ObjectId }
  | { readonly kind: 'stepAdded'; readonly step: ExtraStep; readonly by: ObjectId }
  /** CR 614.10: from now on the player has one of these to skip. */
  | {
      readonly kind: 'skipMade';
      readonly player: PlayerId;
      readonly what: Skippable;
      readonly by: ObjectId;
    }
  | { readonly kind: 'skipped'; readonly player: PlayerId; readonly what: Skippable }
  | { readonly kind: 'attached'; readonly object: ObjectId; readonly to: ObjectId }
  | { readonly kind: 'phasedOut'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'phasedIn'; readonly objects: readonly ObjectId[] }
  | {
      readonly kind: 'phasesAdded';
      readonly phases: readonly ('combat' | 'main')[];
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'preventionMade';
      readonly damage: 'combat' | 'any';
      /** Dealt to these objects, by them, or (with no objects) all there is. */
      readonly which: 'dealtTo' | 'dealtBy' | 'everything';
      readonly objects: readonly ObjectId[];
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'tokenCreated';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly attacking: AttackTarget | undefined;
      readonly blocking: ObjectId | undefined;
    }
  | { readonly kind: 'tappedByEffect'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'untappedByEffect'; readonly objects: readonly ObjectId[] }
  | {
      readonly kind: 'lifeGained';
      readonly player: PlayerId;
      readonly n: number;
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'lifeLost';
      readonly player: PlayerId;
      readonly n: number;
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'poisonGiven';
      readonly player: PlayerId;
      readonly n: number;
      readonly by: ObjectId;
    };

export type EventKind = EventBody['kind'];

/** One source's damage to one recipient and what came of it (CR 120.3). */
export interface DamageDealt {
  readonly source: ObjectId;
  readonly to: DamageRecipient;
  readonly amount: number;
  readonly result: 'marked' | 'minusCounters' | 'lifeLost' | 'poison' | 'loyalty' | 'defense';
  /** CR 120.3g: the poison counters that toxic gives beside that. */
  readonly toxic?: number;
}

/** An event with its place in the turn. */
export interface LogEntry {
  readonly turn: number;
  readonly step: Step;
  readonly event: GameEvent;
}
