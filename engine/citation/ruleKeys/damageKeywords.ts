import type { RuleTable } from '../ruleTable.ts';

/** Keyword abilities that bear on who assigns damage, how it is divided and what it does. */
export const damageKeywordsRules = {
  'keyword.deathtouch': { 'ed-2008': '502.63a', 'ed-2010': '702.2c', 'ed-2024': '702.2b' },
  'keyword.deathtouchDivision': { 'ed-2010': '702.2b', 'ed-2024': '702.2c' },
  'keyword.doubleStrike': { 'ed-2008': '502.28b', 'ed-2010': '702.4b' },
  'keyword.doubleStrikeLost': { 'ed-2008': '502.28c', 'ed-2010': '702.4c' },
  'keyword.doubleStrikeGained': { 'ed-2008': '502.28d', 'ed-2010': '702.4d' },
  'keyword.firstStrike': { 'ed-2008': '502.2b', 'ed-2010': '702.7b' },
  'keyword.firstStrikeBetweenSteps': { 'ed-2008': '502.2c', 'ed-2010': '702.7c' },
  'keyword.infectToCreature': { 'ed-2013': '702.88c', 'ed-2024': '702.90c' },
  'keyword.infectToPlayer': { 'ed-2013': '702.88b', 'ed-2024': '702.90b' },
  'keyword.lifelink': {
    'ed-2008': '502.68a',
    'ed-2010': '702.13a',
    'ed-2013': '702.14b',
    'ed-2024': '702.15b',
  },
  'keyword.lifelinkSeparateEvents': { 'ed-2024': '702.15e' },
  'keyword.protectionFromDamage': {
    'ed-2008': '502.7e',
    'ed-2010': '702.14e',
    'ed-2013': '702.15e',
    'ed-2024': '702.16e',
  },
  'keyword.trample': {
    'ed-2008': '502.9b',
    'ed-2010': '702.17b',
    'ed-2013': '702.18b',
    'ed-2024': '702.19b',
  },
  'keyword.trampleNoBlockers': {
    'ed-2008': '502.9c',
    'ed-2010': '702.17c',
    'ed-2013': '702.18c',
    'ed-2024': '702.19d',
  },
  'keyword.trampleNotPastPermanent': {
    'ed-2008': '502.9b',
    'ed-2010': '702.17d',
    'ed-2013': '702.18d',
    'ed-2024': '702.19f',
  },
  'keyword.wither': {
    'ed-2008': '502.80a',
    'ed-2010': '702.77a',
    'ed-2013': '702.78a',
    'ed-2024': '702.80a',
  },
} as const satisfies RuleTable;
