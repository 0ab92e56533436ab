import type { Ranked } from '../citation/cited.ts';
import type { RuleKey } from '../citation/ruleIndex.ts';
import type { TriggerCode } from '../language/trigger.ts';
import type { GameState } from '../state/gameState.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import type { Step } from '../vocabulary/turnStructure.ts';
import { TRIGGER_KINDS } from './triggerKinds.ts';

/** The rules by which a triggered ability goes onto the stack: that of several at once, the step's own, that of all. */
export const rulesOfPutting = (
  { turn }: GameState,
  { ability }: WaitingTrigger,
  several: readonly unknown[],
): Ranked => ({
  decides: [
    ...(several.length > 1 ? (['triggers.apnapOrder'] as const) : []),
    ...stepRules(turn.step, ability.event),
  ],
  applies: ['triggers.putOnStack'],
});

function stepRules(step: Step, event: TriggerCode): readonly RuleKey[] {
  const { on } = TRIGGER_KINDS[event];
  switch (step) {
    case 'upkeep':
      return event === 'beginningOfStep' ? ['upkeep.triggersPutOnStack'] : [];
    case 'declareAttackers':
      return on === 'attackers' ? ['attackers.triggersPutOnStack'] : [];
    case 'declareBlockers':
      return on === 'blockers' ? ['blockers.triggersPutOnStack'] : [];
    case 'firstStrikeDamage':
    case 'combatDamage':
      return on === 'damage' ? ['damage.triggersPutOnStack'] : [];
    default:
      return [];
  }
}
