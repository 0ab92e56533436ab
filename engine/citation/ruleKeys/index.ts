import { attackersRules } from './attackers.ts';
import { blockersRules } from './blockers.ts';
import { combatDamageRules } from './combatDamage.ts';
import { combatPhaseRules } from './combatPhase.ts';
import { damageKeywordsRules } from './damageKeywords.ts';
import { damageResultsRules } from './damageResults.ts';
import { evasionRules } from './evasion.ts';
import { priorityRules } from './priority.ts';
import { stateBasedRules } from './stateBased.ts';
import { triggersRules } from './triggers.ts';
import { turnBasedActionsRules } from './turnBasedActions.ts';
import { turnStructureRules } from './turnStructure.ts';

/**
 * Every rule key with its number in each edition: a number holds from the edition
 * that names it until a later one names another, and null ends the rule.
 */
export const RULE_TABLE = {
  ...turnStructureRules,
  ...combatPhaseRules,
  ...attackersRules,
  ...blockersRules,
  ...combatDamageRules,
  ...triggersRules,
  ...turnBasedActionsRules,
  ...stateBasedRules,
  ...priorityRules,
  ...evasionRules,
  ...damageKeywordsRules,
  ...damageResultsRules,
} as const;

/** The stable name of a rule; code cites it, and its number is looked up per edition. */
export type RuleKey = keyof typeof RULE_TABLE;
