import type { RuleTable } from '../ruleTable.ts';

/** Evasion abilities: what can block an attacker. */
export const evasionRules = {
  'keyword.flying': { 'ed-2008': '502.4b', 'ed-2010': '702.9b' },
  'keyword.reach': {
    'ed-2008': '502.70b',
    'ed-2010': '702.15b',
    'ed-2013': '702.16b',
    'ed-2024': '702.17b',
  },
  'keyword.shadow': {
    'ed-2008': '502.8b',
    'ed-2010': '702.25b',
    'ed-2013': '702.26b',
    'ed-2024': '702.28b',
  },
  'keyword.horsemanship': {
    'ed-2008': '502.17b',
    'ed-2010': '702.28b',
    'ed-2013': '702.29b',
    'ed-2024': '702.31b',
  },
  'keyword.fear': {
    'ed-2008': '502.25b',
    'ed-2010': '702.33b',
    'ed-2013': '702.34b',
    'ed-2024': '702.36b',
  },
  'keyword.intimidate': { 'ed-2010': '702.11b', 'ed-2013': '702.12b', 'ed-2024': '702.13b' },
  'keyword.landwalk': {
    'ed-2008': '502.6b',
    'ed-2010': '702.12b',
    'ed-2013': '702.13c',
    'ed-2024': '702.14c',
  },
  'keyword.landwalkDoesNotCancel': {
    'ed-2008': '502.6d',
    'ed-2010': '702.12d',
    'ed-2013': '702.13d',
    'ed-2024': '702.14d',
  },
  'keyword.skulk': { 'ed-2024': '702.118b' },
  'keyword.menace': { 'ed-2024': '702.111b' },
  'keyword.protectionFromBlocking': {
    'ed-2008': '502.7f',
    'ed-2010': '702.14f',
    'ed-2013': '702.15f',
    'ed-2024': '702.16f',
  },
} as const satisfies RuleTable;
