import type { Keyword } from '../keywords/index.ts';
import type { TargetChoice } from '../state/stack.ts';
import type { ObjectId, PlayerId } from '../vocabulary/ids.ts';
import type { TriggerCode } from '../vocabulary/triggeredAbilities.ts';
import type { Refusal } from './verdict.ts';

/** What was tried and refused, as far as it can be named. */
export type Attempt =
  | {
      readonly kind: 'castSpell' | 'activateAbility';
      readonly object: ObjectId;
      readonly targets: readonly TargetChoice[];
    }
  | { readonly kind: 'playLand'; readonly object: ObjectId }
  | { readonly kind: 'other' };

/** Spells, abilities and the stack. */
export type StackEvent =
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
  | { readonly kind: 'refused'; readonly attempt: Attempt; readonly refusal: Refusal };
