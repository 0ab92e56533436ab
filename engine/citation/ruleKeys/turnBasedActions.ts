import type { RuleTable } from '../ruleTable.ts';

/** The list of turn-based actions; Shards of Alara has none, there each step names its own. */
export const turnBasedActionRules = {
  'turnBased.definition': { '2008-10-01': '408.2g', '2009-07-11': '703.1' },
  'turnBased.notBeginningTriggers': { '2009-07-11': '703.1a' },
  'turnBased.notControlled': { '2009-07-11': '703.2' },
  'turnBased.beforeStateBasedAndPriority': { '2009-07-11': '703.3' },
  'turnBased.phasing': { '2009-07-11': '703.4a' },
  'turnBased.dayNight': { '2024-07-30': '703.4b' },
  'turnBased.untap': { '2009-07-11': '703.4b', '2024-07-30': '703.4c' },
  'turnBased.draw': { '2009-07-11': '703.4c', '2024-07-30': '703.4d' },
  'turnBased.scheme': { '2013-02-01': '703.4d', '2024-07-30': '703.4e' },
  'turnBased.loreCounters': { '2024-07-30': '703.4f' },
  'turnBased.attractions': { '2024-07-30': '703.4g' },
  'turnBased.chooseDefendingPlayer': {
    '2009-07-11': '703.4d',
    '2013-02-01': '703.4e',
    '2024-07-30': '703.4h',
  },
  'turnBased.declareAttackers': {
    '2009-07-11': '703.4e',
    '2013-02-01': '703.4f',
    '2024-07-30': '703.4i',
  },
  'turnBased.declareBlockers': {
    '2009-07-11': '703.4f',
    '2013-02-01': '703.4g',
    '2024-07-30': '703.4j',
  },
  'turnBased.orderBlockers': {
    '2009-07-11': '703.4g',
    '2013-02-01': '703.4h',
    '2024-07-30': '703.4k',
    '2024-11-08': null,
  },
  'turnBased.orderAttackers': {
    '2009-07-11': '703.4h',
    '2013-02-01': '703.4i',
    '2024-07-30': '703.4m',
    '2024-11-08': null,
  },
  'turnBased.assignCombatDamage': {
    '2009-07-11': '703.4i',
    '2013-02-01': '703.4j',
    '2024-07-30': '703.4n',
    '2024-11-08': '703.4k',
  },
  'turnBased.dealCombatDamage': {
    '2009-07-11': '703.4j',
    '2013-02-01': '703.4k',
    '2024-07-30': '703.4p',
    '2024-11-08': '703.4m',
  },
  'turnBased.discardToHandSize': {
    '2009-07-11': '703.4k',
    '2013-02-01': '703.4m',
    '2024-07-30': '703.4q',
    '2024-11-08': '703.4n',
  },
  'turnBased.damageAndEffectsEnd': {
    '2009-07-11': '703.4m',
    '2013-02-01': '703.4n',
    '2024-07-30': '703.4r',
    '2024-11-08': '703.4p',
  },
  'turnBased.manaEmpties': {
    '2009-07-11': '703.4n',
    '2013-02-01': '703.4p',
    '2024-07-30': '703.4s',
    '2024-11-08': '703.4q',
  },
} as const satisfies RuleTable;
