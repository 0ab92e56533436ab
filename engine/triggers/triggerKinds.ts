import type { RuleKey } from '../citation/ruleIndex.ts';
import type { TriggerCode } from '../language/trigger.ts';

/** What is to be known of a trigger beside what happens in it. */
export interface TriggerKind {
  /** The rules by which it triggers. */
  readonly rules: readonly RuleKey[];
  /** CR 508.1m, 509.1i, 510.3a: with which of a combat's turn-based actions it goes onto the stack, where it does. */
  readonly on?: 'attackers' | 'blockers' | 'damage';
  /** It speaks of at least so many others, and triggers as the last of them comes. */
  readonly counts?: true;
  /** CR 400.7e: it is of an object that changes zones, which the ability can find where it went. */
  readonly moves?: true;
  /** CR 508.2a, 509.3f: what a filter compares is looked at only as the event happens. */
  readonly comparing?: RuleKey;
}

export const TRIGGER_KINDS: { readonly [C in TriggerCode]: TriggerKind } = {
  attacks: { rules: ['triggers.attacks'], on: 'attackers' },
  attacksWithAtLeast: {
    rules: ['triggers.attacks'],
    on: 'attackers',
    counts: true,
    comparing: 'triggers.attackersCharacteristics',
  },
  attacksAlone: { rules: ['triggers.attacks', 'combat.attacksAlone'], on: 'attackers' },
  attacksPlayerAlone: { rules: ['triggers.attacks', 'combat.attacksPlayerAlone'], on: 'attackers' },
  attacksUnblocked: { rules: ['triggers.attacksAndIsntBlocked'], on: 'blockers' },
  isAttacked: { rules: ['triggers.isAttacked'], on: 'attackers' },
  playerAttacks: { rules: ['triggers.playerAttacks'], on: 'attackers', counts: true },
  playerAttacksWith: { rules: ['triggers.playerAttacksWith'], on: 'attackers' },
  playerAttacksPlayer: { rules: ['triggers.playerAttacksPlayer'], on: 'attackers' },
  isExerted: { rules: ['action.exertOptionalCost'], on: 'attackers' },
  enlists: { rules: [], on: 'attackers' },
  blocks: { rules: ['triggers.blocks'], on: 'blockers' },
  blocksAlone: { rules: ['triggers.blocks', 'combat.attacksAlone'], on: 'blockers' },
  blocksCreature: {
    rules: ['triggers.blocksACreature'],
    on: 'blockers',
    comparing: 'triggers.blockCharacteristics',
  },
  blocksAtLeast: { rules: ['triggers.numberOfBlockers'], on: 'blockers', counts: true },
  // 2008-10-01 309.4: only where it first becomes blocked in that combat; the rule is gone since.
  becomesBlocked: {
    rules: ['triggers.becomesBlocked', 'triggers.becomesBlockedOncePerCombat'],
    on: 'blockers',
  },
  becomesBlockedByCreature: {
    rules: ['triggers.becomesBlockedByACreature'],
    on: 'blockers',
    comparing: 'triggers.blockCharacteristics',
  },
  becomesBlockedByAtLeast: {
    rules: ['triggers.numberOfBlockers'],
    on: 'blockers',
    counts: true,
    comparing: 'triggers.blockCharacteristics',
  },
  dealsCombatDamage: { rules: [], on: 'damage' },
  oneOrMoreDealCombatDamage: { rules: [], on: 'damage' },
  dealsDamage: { rules: [], on: 'damage' },
  isDealtDamage: { rules: [], on: 'damage' },
  isDealtCombatDamage: { rules: [], on: 'damage' },
  gainsLife: { rules: [], on: 'damage' },
  tapsForMana: { rules: [] },
  isCast: { rules: ['casting.becomesCast'] },
  goesToGraveyard: { rules: ['triggers.zoneChange'], on: 'damage', moves: true },
  stateHolds: { rules: ['triggers.state'] },
  changesController: { rules: ['triggers.becomes'] },
  becomesMonarch: { rules: ['triggers.becomes'] },
  dies: {
    rules: ['triggers.leavesTheBattlefield', 'triggers.lookBackLeavesTheBattlefield'],
    on: 'damage',
    moves: true,
  },
  leavesBattlefield: {
    rules: ['triggers.leavesTheBattlefield', 'triggers.lookBackLeavesTheBattlefield'],
    on: 'damage',
    moves: true,
  },
  enters: { rules: ['triggers.entersTheBattlefield'] },
  castsSpell: { rules: ['casting.becomesCast'] },
  turnsFaceUp: { rules: ['triggers.becomes'] },
  becomesUntapped: { rules: ['triggers.becomes'] },
  losesLastDefense: { rules: ['battle.siegeDefeated'] },
  losesLastTime: { rules: [] },
  discards: { rules: [] },
  beginningOfStep: {
    rules: ['triggers.atTheBeginningOf', 'turn.atTheBeginningOf'],
  },
};
