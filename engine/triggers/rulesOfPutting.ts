import type { RuleKey } from '../citation/ruleIndex.ts';
import type { GameState } from '../state/gameState.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import type { TriggerCode } from '../vocabulary/triggeredAbilities.ts';
import type { Step } from '../vocabulary/turnStructure.ts';

/** The rules by which a triggered ability goes onto the stack, the step's own first; `several` wait at once. */
export const rulesOfPutting = (
  { turn }: GameState,
  { ability }: WaitingTrigger,
  several: readonly unknown[],
): readonly RuleKey[] => [
  ...stepRules(turn.step, ability.event),
  'triggers.putOnStack',
  ...(several.length > 1 ? (['triggers.apnapOrder'] as const) : []),
];

function stepRules(step: Step, event: TriggerCode): readonly RuleKey[] {
  switch (step) {
    case 'upkeep':
      return event === 'beginningOfStep' ? ['upkeep.triggersPutOnStack'] : [];
    case 'declareAttackers':
      return ON_ATTACKERS.has(event) ? ['attackers.triggersPutOnStack'] : [];
    case 'declareBlockers':
      return ON_BLOCKERS.has(event) ? ['blockers.triggersPutOnStack'] : [];
    case 'firstStrikeDamage':
    case 'combatDamage':
      return ON_DAMAGE.has(event) ? ['damage.triggersPutOnStack'] : [];
    default:
      return [];
  }
}

/** What triggers as attackers are declared (CR 508.1m). */
export const ON_ATTACKERS: ReadonlySet<TriggerCode> = new Set<TriggerCode>([
  'attacks',
  'attacksWithAtLeast',
  'attacksAlone',
  'attacksPlayerAlone',
  'isAttacked',
  'playerAttacks',
  'playerAttacksWith',
  'playerAttacksPlayer',
  'isExerted',
  'enlists',
]);

/** What may trigger as blockers are declared (CR 509.1i). */
export const ON_BLOCKERS: ReadonlySet<TriggerCode> = new Set<TriggerCode>([
  'attacksUnblocked',
  'blocks',
  'blocksAlone',
  'blocksCreature',
  'blocksAtLeast',
  'becomesBlocked',
  'becomesBlockedByCreature',
  'becomesBlockedByAtLeast',
]);

/** CR 510.3a: on damage being dealt, or on what state-based actions do afterwards. */
const ON_DAMAGE: ReadonlySet<TriggerCode> = new Set<TriggerCode>([
  'dealsDamage',
  'dealsCombatDamage',
  'isDealtDamage',
  'isDealtCombatDamage',
  'gainsLife',
  'dies',
  'goesToGraveyard',
  'leavesBattlefield',
]);
