import type { Keyword } from '../language/keywords/index.ts';
import type { TriggerCode } from '../language/trigger.ts';
import type { TriggerCause } from '../state/triggerCause.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** Spells, abilities and the stack. */
export type StackEvent =
  | {
      readonly kind: 'abilityTriggered';
      readonly source: ObjectId;
      readonly trigger: TriggerCode;
      readonly about: ObjectId | undefined;
      /** Which began, where it triggered on that. */
      readonly step?: Step;
      /** The keyword that stands for the ability. */
      readonly keyword?: Keyword;
    }
  /** CR 603.3c, 603.3d: there was no mode that could be chosen, or nothing that it could target. */
  | {
      readonly kind: 'triggerRemoved';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly trigger: TriggerCode;
      readonly lacks: 'modes' | 'chosenModes' | 'targets';
    }
  | {
      readonly kind: 'triggerPutOnStack';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly trigger: TriggerCode;
      /** Where others of its source go there with it. */
      readonly cause?: TriggerCause;
    }
  | {
      readonly kind: 'resolved';
      readonly item: 'spell' | 'activated' | 'triggered' | 'combatDamage';
      readonly source: ObjectId;
      /** What triggered it, told where others of its source went on the stack with it. */
      readonly cause?: TriggerCause;
    }
  | {
      readonly kind: 'didNotResolve';
      readonly source: ObjectId;
      readonly because: 'illegalTargets' | 'conditionFalse' | 'sourceGone';
    };
