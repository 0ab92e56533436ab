import type { RuleTable } from '../ruleTable.ts';

/** The list of turn-based actions; Shards of Alara has none, there each step names its own. */
export const turnBasedActionRules = {
  'turnBased.definition': { 'ed-2008': '408.2g', 'ed-2010': '703.1' },
  'turnBased.notBeginningTriggers': { 'ed-2010': '703.1a' },
  'turnBased.notControlled': { 'ed-2010': '703.2' },
  'turnBased.beforeStateBasedAndPriority': { 'ed-2010': '703.3' },
  'turnBased.phasing': { 'ed-2010': '703.4a' },
  'turnBased.dayNight': { 'ed-2024': '703.4b' },
  'turnBased.untap': { 'ed-2010': '703.4b', 'ed-2024': '703.4c' },
  'turnBased.draw': { 'ed-2010': '703.4c', 'ed-2024': '703.4d' },
  'turnBased.scheme': { 'ed-2013': '703.4d', 'ed-2024': '703.4e' },
  'turnBased.loreCounters': { 'ed-2024': '703.4f' },
  'turnBased.attractions': { 'ed-2024': '703.4g' },
  'turnBased.chooseDefendingPlayer': {
    'ed-2010': '703.4d',
    'ed-2013': '703.4e',
    'ed-2024': '703.4h',
  },
  'turnBased.declareAttackers': { 'ed-2010': '703.4e', 'ed-2013': '703.4f', 'ed-2024': '703.4i' },
  'turnBased.declareBlockers': { 'ed-2010': '703.4f', 'ed-2013': '703.4g', 'ed-2024': '703.4j' },
  'turnBased.orderBlockers': {
    'ed-2010': '703.4g',
    'ed-2013': '703.4h',
    'ed-2024': '703.4k',
    'ed-fdn': null,
  },
  'turnBased.orderAttackers': {
    'ed-2010': '703.4h',
    'ed-2013': '703.4i',
    'ed-2024': '703.4m',
    'ed-fdn': null,
  },
  'turnBased.assignCombatDamage': {
    'ed-2010': '703.4i',
    'ed-2013': '703.4j',
    'ed-2024': '703.4n',
    'ed-fdn': '703.4k',
  },
  'turnBased.dealCombatDamage': {
    'ed-2010': '703.4j',
    'ed-2013': '703.4k',
    'ed-2024': '703.4p',
    'ed-fdn': '703.4m',
  },
  'turnBased.discardToHandSize': {
    'ed-2010': '703.4k',
    'ed-2013': '703.4m',
    'ed-2024': '703.4q',
    'ed-fdn': '703.4n',
  },
  'turnBased.damageAndEffectsEnd': {
    'ed-2010': '703.4m',
    'ed-2013': '703.4n',
    'ed-2024': '703.4r',
    'ed-fdn': '703.4p',
  },
  'turnBased.manaEmpties': {
    'ed-2010': '703.4n',
    'ed-2013': '703.4p',
    'ed-2024': '703.4s',
    'ed-fdn': '703.4q',
  },
} as const satisfies RuleTable;
