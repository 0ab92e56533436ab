import type { RuleKey } from '../citation/ruleIndex.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import type { TriggerCode } from '../vocabulary/abilities.ts';

/** The rules by which an ability triggered, the most telling first. */
export function rulesOfTrigger(
  { ability }: WaitingTrigger,
  sort: 'ability' | 'delayed',
): readonly RuleKey[] {
  const step: readonly RuleKey[] = [
    ...(ability.step === 'endOfCombat' ? (['endOfCombat.triggers'] as const) : []),
    ...(ability.step === 'endStep' ? (['endStep.triggers'] as const) : []),
  ];
  if (sort === 'delayed') return [...step, 'triggers.delayedOnce'];
  return [
    ...step,
    ...RULES[ability.event],
    ...(ability.filter === undefined ? [] : (CHARACTERISTICS_RULES[ability.event] ?? [])),
    ...(ability.if === undefined ? [] : (['triggers.interveningIf'] as const)),
    'triggers.event',
  ];
}

const RULES: Readonly<Record<TriggerCode, readonly RuleKey[]>> = {
  attacks: ['triggers.attacks'],
  attacksAlone: ['triggers.attacks', 'combat.attacksAlone'],
  attacksPlayerAlone: ['triggers.attacks', 'combat.attacksPlayerAlone'],
  blocksAlone: ['triggers.blocks', 'combat.attacksAlone'],
  attacksUnblocked: ['triggers.attacksAndIsntBlocked'],
  blocks: ['triggers.blocks'],
  blocksCreature: ['triggers.blocksACreature'],
  becomesBlocked: ['triggers.becomesBlocked'],
  becomesBlockedByCreature: ['triggers.becomesBlockedByACreature'],
  becomesBlockedByAtLeast: ['triggers.numberOfBlockers'],
  dealsCombatDamage: [],
  dealsDamage: [],
  isDealtDamage: [],
  dies: ['triggers.leavesTheBattlefield', 'triggers.lookBackLeavesTheBattlefield'],
  enters: ['triggers.entersTheBattlefield'],
  beginningOfStep: ['triggers.atTheBeginningOf'],
};

/** CR 509.3f: what a filter compares is looked at only as the event happens. */
const CHARACTERISTICS_RULES: Partial<Readonly<Record<TriggerCode, readonly RuleKey[]>>> = {
  blocksCreature: ['triggers.blockCharacteristics'],
  becomesBlockedByCreature: ['triggers.blockCharacteristics'],
  becomesBlockedByAtLeast: ['triggers.blockCharacteristics'],
};
