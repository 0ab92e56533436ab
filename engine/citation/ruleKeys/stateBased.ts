import type { RuleTable } from '../ruleTable.ts';

/** State-based actions. */
export const stateBasedRules = {
  'stateBased.definition': { '2008-10-01': '420.1', '2009-07-11': '704.1' },
  'stateBased.checkedBeforePriority': { '2008-10-01': '420.3', '2009-07-11': '704.3' },
  'stateBased.ignoresDuringResolution': { '2008-10-01': '420.4', '2009-07-11': '704.4' },
  'stateBased.zeroLife': { '2008-10-01': '420.5a', '2009-07-11': '704.5a' },
  'stateBased.emptyLibraryDraw': { '2008-10-01': '420.5g', '2009-07-11': '704.5b' },
  'stateBased.poison': { '2008-10-01': '420.5h', '2009-07-11': '704.5c' },
  'stateBased.tokenOffBattlefield': { '2008-10-01': '420.5f', '2009-07-11': '704.5d' },
  'stateBased.copyCeases': { '2008-10-01': '420.5j', '2009-07-11': '704.5e' },
  'stateBased.zeroToughness': { '2008-10-01': '420.5b', '2009-07-11': '704.5f' },
  'stateBased.lethalDamage': { '2008-10-01': '420.5c', '2009-07-11': '704.5g' },
  'stateBased.deathtouch': { '2009-07-11': '704.5h' },
  'stateBased.zeroLoyalty': { '2008-10-01': '420.5p', '2009-07-11': '704.5i' },
  'stateBased.legendRule': {
    '2008-10-01': '420.5e',
    '2009-07-11': '704.5k',
    '2024-07-30': '704.5j',
  },
  'stateBased.planeswalkerUniqueness': {
    '2008-10-01': '420.5q',
    '2009-07-11': '704.5j',
    '2024-07-30': null,
  },
  'stateBased.worldRule': {
    '2008-10-01': '420.5i',
    '2009-07-11': '704.5m',
    '2024-07-30': '704.5k',
  },
  'stateBased.illegalAura': {
    '2008-10-01': '420.5d',
    '2009-07-11': '704.5n',
    '2024-07-30': '704.5m',
  },
  'stateBased.illegalEquipment': {
    '2008-10-01': '420.5k',
    '2009-07-11': '704.5p',
    '2024-07-30': '704.5n',
  },
  'stateBased.attachedCreature': {
    '2008-10-01': '420.5m',
    '2009-07-11': '704.5q',
    '2024-07-30': '704.5p',
  },
  'stateBased.countersCancel': {
    '2008-10-01': '420.5n',
    '2009-07-11': '704.5r',
    '2024-07-30': '704.5q',
  },
  'stateBased.counterLimit': {
    '2009-07-11': '120.3',
    '2013-02-01': '704.5s',
    '2024-07-30': '704.5r',
  },
  'stateBased.sagaFinished': { '2024-07-30': '704.5s' },
  'stateBased.siegeZeroDefense': { '2024-07-30': '704.5v' },
  'stateBased.battleZeroDefense': { '2024-07-30': '704.5v', '2026-09-25': '704.5w' },
  'stateBased.battleNoProtector': { '2024-07-30': '704.5w', '2026-09-25': '704.5x' },
  'stateBased.battleWrongProtector': { '2024-07-30': '704.5x', '2026-09-25': '704.5y' },
  'stateBased.roles': { '2024-07-30': '704.5y', '2026-09-25': '704.5z' },
  'stateBased.startYourEngines': { '2026-09-25': '704.5aa' },
  'stateBased.teamZeroLife': { '2013-02-01': '704.5t', '2024-07-30': '704.6a' },
  'stateBased.teamPoison': { '2013-02-01': '704.5u', '2024-07-30': '704.6b' },
  'stateBased.commanderDamage': { '2013-02-01': '704.5v', '2024-07-30': '704.6c' },
  'stateBased.oneReplacementForAll': {
    '2008-10-01': '420.6',
    '2009-07-11': '704.6',
    '2024-07-30': '704.7',
  },
  'stateBased.lastKnownInformation': { '2013-02-01': '704.7', '2024-07-30': '704.8' },
} as const satisfies RuleTable;
