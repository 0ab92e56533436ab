import type { RuleTable } from '../ruleTable.ts';

/** The combat damage step and the end of combat step. */
export const combatDamageRules = {
  'damage.assign': { '2008-10-01': '310.1', '2009-07-11': '510.1' },
  'damage.equalToPower': { '2008-10-01': '310.2a', '2009-07-11': '510.1a' },
  'damage.unblockedAssigns': { '2008-10-01': '310.2b', '2009-07-11': '510.1b' },
  'damage.divideAmongBlockers': { '2008-10-01': '310.2c', '2009-07-11': '510.1c' },
  'damage.divideAmongAttackers': { '2008-10-01': '310.2d', '2009-07-11': '510.1d' },
  'damage.oneCreatureAfterAnother': { '2009-07-11': '510.1e', '2013-02-01': null },
  'damage.wholeAssignmentChecked': { '2013-02-01': '510.1e' },
  'damage.dealtSimultaneously': { '2008-10-01': '310.4', '2009-07-11': '510.2' },
  'damage.onTheStack': { '2008-10-01': '310.3', '2009-07-11': null },
  'damage.dealtThoughCreatureLeft': { '2008-10-01': '310.4a', '2009-07-11': null },
  'damage.sourceLastKnownInformation': { '2008-10-01': '310.4b', '2009-07-11': null },
  'damage.priority': { '2008-10-01': '310.4', '2009-07-11': '510.4', '2024-07-30': '510.3' },
  'damage.triggersPutOnStack': {
    '2008-10-01': '310.1',
    '2009-07-11': '510.3',
    '2024-07-30': '510.3a',
  },
  'damage.secondStep': { '2008-10-01': '310.5', '2009-07-11': '510.5', '2024-07-30': '510.4' },
  'endOfCombat.priority': { '2008-10-01': '311.1', '2009-07-11': '511.2', '2024-07-30': '511.1' },
  'endOfCombat.triggers': { '2008-10-01': '311.1', '2009-07-11': '511.1', '2024-07-30': '511.2' },
  'endOfCombat.removedFromCombat': { '2008-10-01': '311.2', '2009-07-11': '511.3' },
} as const satisfies RuleTable;
