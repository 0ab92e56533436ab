import type { RuleTable } from '../ruleTable.ts';

/** The combat damage step and the end of combat step. */
export const combatDamageRules = {
  'damage.assign': { 'ed-2008': '310.1', 'ed-2010': '510.1' },
  'damage.equalToPower': { 'ed-2008': '310.2a', 'ed-2010': '510.1a' },
  'damage.unblockedAssigns': { 'ed-2008': '310.2b', 'ed-2010': '510.1b' },
  'damage.divideAmongBlockers': { 'ed-2008': '310.2c', 'ed-2010': '510.1c' },
  'damage.divideAmongAttackers': { 'ed-2008': '310.2d', 'ed-2010': '510.1d' },
  'damage.oneCreatureAfterAnother': { 'ed-2010': '510.1e', 'ed-2013': null },
  'damage.wholeAssignmentChecked': { 'ed-2013': '510.1e' },
  'damage.dealtSimultaneously': { 'ed-2008': '310.4', 'ed-2010': '510.2' },
  'damage.onTheStack': { 'ed-2008': '310.3', 'ed-2010': null },
  'damage.dealtThoughCreatureLeft': { 'ed-2008': '310.4a', 'ed-2010': null },
  'damage.sourceLastKnownInformation': { 'ed-2008': '310.4b', 'ed-2010': null },
  'damage.priority': { 'ed-2008': '310.4', 'ed-2010': '510.4', 'ed-2024': '510.3' },
  'damage.triggersPutOnStack': { 'ed-2008': '310.1', 'ed-2010': '510.3', 'ed-2024': '510.3a' },
  'damage.secondStep': { 'ed-2008': '310.5', 'ed-2010': '510.5', 'ed-2024': '510.4' },
  'endOfCombat.priority': { 'ed-2008': '311.1', 'ed-2010': '511.2', 'ed-2024': '511.1' },
  'endOfCombat.triggers': { 'ed-2008': '311.1', 'ed-2010': '511.1', 'ed-2024': '511.2' },
  'endOfCombat.removedFromCombat': { 'ed-2008': '311.2', 'ed-2010': '511.3' },
} as const satisfies RuleTable;
