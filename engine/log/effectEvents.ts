import type { Change } from '../language/change.ts';
import type { DamageSort } from '../language/damageSort.ts';
import type { Filter, Mark } from '../language/filter.ts';
import type { Keyword } from '../language/keywords/index.ts';
import type { AttackTarget } from '../state/combat.ts';
import type { DamageRecipient } from '../state/damageAssignment.ts';
import type { DelayedTrigger, TargetChoice } from '../state/stack.ts';
import type { CounterKind } from '../vocabulary/counters.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { ExtraStep, Skippable } from '../vocabulary/turnStructure.ts';

/** What effects do. */
export type EffectEvent =
  | {
      readonly kind: 'changed';
      readonly objects: readonly ObjectId[];
      /** Whom it is said of, where it is said of a player. */
      readonly player?: PlayerId;
      readonly change: Change;
      readonly by: ObjectId;
    }
  /** CR 113.11: they can't have it, so an effect does not add it. */
  | {
      readonly kind: 'abilityNotGained';
      readonly objects: readonly ObjectId[];
      readonly keyword: Keyword;
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
  | {
      readonly kind: 'marked';
      readonly object: ObjectId;
      readonly mark: Mark;
      readonly by: ObjectId;
    }
  | { readonly kind: 'turnedFaceUp'; readonly object: ObjectId; readonly player: PlayerId }
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
  | { readonly kind: 'paired'; readonly objects: readonly ObjectId[] }
  /** One of them may have left the battlefield. */
  | { readonly kind: 'unpaired'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'phasedOut'; readonly objects: readonly ObjectId[] }
  | { readonly kind: 'phasedIn'; readonly objects: readonly ObjectId[] }
  | {
      readonly kind: 'phasesAdded';
      readonly phases: readonly ('combat' | 'main')[];
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'redirectionMade';
      readonly from: DamageRecipient;
      readonly to: DamageRecipient;
      readonly damage: DamageSort;
      /** The next so much, or all. */
      readonly n?: number;
      readonly dealing?: ObjectId;
      readonly once?: true;
      readonly by: ObjectId;
    }
  | {
      readonly kind: 'preventionMade';
      readonly damage: DamageSort;
      /** Dealt to these objects or to this player, by them, or (with none of them) all there is. */
      readonly which: 'dealtTo' | 'dealtBy' | 'everything';
      readonly objects: readonly ObjectId[];
      readonly player?: PlayerId;
      /** Only by sources that fit. */
      readonly from?: Filter;
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
