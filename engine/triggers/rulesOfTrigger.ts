import type { RuleKey } from '../citation/ruleIndex.ts';
import { meaningOf } from '../keywords/lists.ts';
import type { GameEvent } from '../log/gameEvent.ts';
import { wordsOf } from '../state/filterWords.ts';
import { isCharacteristicWord } from '../state/matchesCharacteristics.ts';
import type { WaitingTrigger } from '../state/stack.ts';
import type { TriggerCode } from '../vocabulary/triggeredAbilities.ts';
import { ON_ATTACKERS, ON_BLOCKERS } from './rulesOfPutting.ts';

/** `oneOfSeveral`: the same keyword of the same source triggered on the same event more than once. */
export type TriggerSort = 'ability' | 'oneOfSeveral' | 'delayed';

/** The rules by which an ability triggered, the most telling first. */
export function rulesOfTrigger(
  { ability }: WaitingTrigger,
  sort: TriggerSort,
  events: readonly GameEvent[],
): readonly RuleKey[] {
  const step: readonly RuleKey[] = [
    ...(ability.step === 'endOfCombat' ? (['endOfCombat.triggers'] as const) : []),
    ...(ability.step === 'endStep' ? (['endStep.triggers'] as const) : []),
  ];
  if (sort === 'delayed') return [...step, 'triggers.delayedOnce'];
  const meaning = ability.keyword && meaningOf(ability.keyword);
  const multiple = sort === 'oneOfSeveral' ? meaning?.multiple : undefined;
  return [
    ...step,
    ...(meaning?.rules ?? []),
    ...(multiple === undefined ? [] : [multiple]),
    ...RULES[ability.event],
    ...(ability.filter === undefined ? [] : (CHARACTERISTICS_RULES[ability.event] ?? [])),
    ...(looksAtAttackers(ability) ? (['triggers.attackersCharacteristics'] as const) : []),
    ...declarationRules(ability.event, events),
    ...(ability.if === undefined ? [] : (['triggers.interveningIf'] as const)),
    // CR 502.4: nobody gets priority in the untap step, so that it is held.
    ...(events.some(({ kind }) => kind === 'permanentsUntapped')
      ? (['untap.noPriority'] as const)
      : []),
    'triggers.event',
  ];
}

/** CR 508.1m, 509.1i: what triggers on a declaration, and not on what an effect makes of it. */
function declarationRules(trigger: TriggerCode, events: readonly GameEvent[]): readonly RuleKey[] {
  const declared = (kind: 'attack' | 'block'): boolean =>
    events.some((event) => event.kind === kind && event.outcome === 'done');
  if (ON_ATTACKERS.has(trigger) && declared('attack')) return ['attackers.triggersTrigger'];
  return ON_BLOCKERS.has(trigger) && declared('block') ? ['blockers.triggersTrigger'] : [];
}

const RULES: Readonly<Record<TriggerCode, readonly RuleKey[]>> = {
  attacks: ['triggers.attacks'],
  attacksWithAtLeast: ['triggers.attacks'],
  attacksAlone: ['triggers.attacks', 'combat.attacksAlone'],
  attacksPlayerAlone: ['triggers.attacks', 'combat.attacksPlayerAlone'],
  isAttacked: ['triggers.isAttacked'],
  playerAttacks: ['triggers.playerAttacks'],
  playerAttacksWith: ['triggers.playerAttacksWith'],
  playerAttacksPlayer: ['triggers.playerAttacksPlayer'],
  isExerted: ['action.exertOptionalCost'],
  enlists: [],
  blocksAtLeast: ['triggers.numberOfBlockers'],
  blocksAlone: ['triggers.blocks', 'combat.attacksAlone'],
  attacksUnblocked: ['triggers.attacksAndIsntBlocked'],
  blocks: ['triggers.blocks'],
  blocksCreature: ['triggers.blocksACreature'],
  // 2008-10-01 309.4: only where it first becomes blocked in that combat; the rule is gone since.
  becomesBlocked: ['triggers.becomesBlocked', 'triggers.becomesBlockedOncePerCombat'],
  becomesBlockedByCreature: ['triggers.becomesBlockedByACreature'],
  becomesBlockedByAtLeast: ['triggers.numberOfBlockers'],
  dealsCombatDamage: [],
  dealsDamage: [],
  isDealtDamage: [],
  isDealtCombatDamage: [],
  gainsLife: [],
  tapsForMana: [],
  isCast: ['casting.becomesCast'],
  goesToGraveyard: ['triggers.zoneChange'],
  stateHolds: ['triggers.state'],
  changesController: ['triggers.becomes'],
  becomesMonarch: ['triggers.becomes'],
  dies: ['triggers.leavesTheBattlefield', 'triggers.lookBackLeavesTheBattlefield'],
  leavesBattlefield: ['triggers.leavesTheBattlefield', 'triggers.lookBackLeavesTheBattlefield'],
  becomesUntapped: ['triggers.becomes'],
  losesLastDefense: ['battle.siegeDefeated'],
  losesLastTime: [],
  discards: [],
  castsSpell: ['casting.becomesCast'],
  enters: ['triggers.entersTheBattlefield'],
  beginningOfStep: [
    'triggers.atTheBeginningOf',
    'turn.atTheBeginningOf',
    'turnBased.notBeginningTriggers',
  ],
};

/** CR 508.2a, 509.3f: what a filter compares is looked at only as the event happens. */
const CHARACTERISTICS_RULES: Partial<Readonly<Record<TriggerCode, readonly RuleKey[]>>> = {
  attacksWithAtLeast: ['triggers.attackersCharacteristics'],
  blocksCreature: ['triggers.blockCharacteristics'],
  becomesBlockedByCreature: ['triggers.blockCharacteristics'],
  becomesBlockedByAtLeast: ['triggers.blockCharacteristics'],
};

/** CR 508.2a: whether it is about attackers of some color, type or size. */
const looksAtAttackers = ({ event, of }: WaitingTrigger['ability']): boolean =>
  event === 'attacks' &&
  of.kind === 'all' &&
  wordsOf(of.filter).some((word) => word !== 'type' && isCharacteristicWord(word));
