import type { RuleTable } from '../ruleTable.ts';

/** What damage does to whom it is dealt, what is lethal, and what prevents it. */
export const damageResultsRules = {
  'damageResult.lifeLost': {
    'ed-2008': '215.2',
    'ed-2010': '118.3a',
    'ed-2013': '119.3a',
    'ed-2024': '120.3a',
  },
  'damageResult.poison': { 'ed-2013': '119.3b', 'ed-2024': '120.3b' },
  'damageResult.loyalty': {
    'ed-2008': '212.9d',
    'ed-2010': '118.3b',
    'ed-2013': '119.3c',
    'ed-2024': '120.3c',
  },
  'damageResult.minusCounters': {
    'ed-2008': '502.80a',
    'ed-2010': '118.3c',
    'ed-2013': '119.3d',
    'ed-2024': '120.3d',
  },
  'damageResult.marked': {
    'ed-2008': '212.3g',
    'ed-2010': '118.3d',
    'ed-2013': '119.3e',
    'ed-2024': '120.3e',
  },
  'damageResult.lifeGained': { 'ed-2010': '118.3e', 'ed-2013': '119.3f', 'ed-2024': '120.3f' },
  'damageResult.defense': { 'ed-2024': '120.3h' },
  'damageResult.lethal': {
    'ed-2008': '212.3g',
    'ed-2010': '118.6',
    'ed-2013': '119.6',
    'ed-2024': '120.6',
  },
  'damageResult.zeroIsNone': {
    'ed-2008': '419.5a',
    'ed-2010': '118.8',
    'ed-2013': '119.8',
    'ed-2024': '120.8',
  },
  // Magic 2010 numbers prevention effects one section lower than every later text.
  'prevention.nextDamage': { 'ed-2008': '419.7b', 'ed-2010': '614.7', 'ed-2013': '615.7' },
} as const satisfies RuleTable;
