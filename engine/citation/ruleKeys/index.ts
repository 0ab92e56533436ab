import { attackerRules } from './attackers.ts';
import { blockerRules } from './blockers.ts';
import { combatDamageRules } from './combatDamage.ts';
import { combatKeywordRules } from './combatKeywords.ts';
import { combatPhaseRules } from './combatPhase.ts';
import { combatTriggerRules } from './combatTriggers.ts';
import { damageRules } from './damage.ts';
import { effectRules } from './effects.ts';
import { evasionRules } from './evasion.ts';
import { gameRules } from './game.ts';
import { keywordActionRules } from './keywordActions.ts';
import { multiplayerRules } from './multiplayer.ts';
import { objectRules } from './objects.ts';
import { otherKeywordRules } from './otherKeywords.ts';
import { priorityRules } from './priority.ts';
import { spellAndAbilityRules } from './spellsAndAbilities.ts';
import { stateBasedRules } from './stateBased.ts';
import { triggerRules } from './triggers.ts';
import { turnBasedActionRules } from './turnBasedActions.ts';
import { turnStructureRules } from './turnStructure.ts';

/**
 * Every rule key with its number in each edition: a number holds from the edition
 * that names it until a later one names another, and null ends the rule.
 *
 * The text of July 2009 (2009-07-11) was at hand for sections 500-514, 703, 704 and 714;
 * its other numbers are those of the printing of October 2009.
 */
export const RULE_TABLE = {
  ...turnStructureRules,
  ...combatPhaseRules,
  ...attackerRules,
  ...blockerRules,
  ...combatDamageRules,
  ...triggerRules,
  ...turnBasedActionRules,
  ...stateBasedRules,
  ...priorityRules,
  ...evasionRules,
  ...combatKeywordRules,
  ...combatTriggerRules,
  ...otherKeywordRules,
  ...keywordActionRules,
  ...damageRules,
  ...spellAndAbilityRules,
  ...effectRules,
  ...objectRules,
  ...multiplayerRules,
  ...gameRules,
} as const;

/** The stable name of a rule; code cites it, and its number is looked up per edition. */
export type RuleKey = keyof typeof RULE_TABLE;
