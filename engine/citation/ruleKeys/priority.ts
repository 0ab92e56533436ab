import type { RuleTable } from '../ruleTable.ts';

/** Priority and the stack. */
export const priorityRules = {
  'priority.whatAPlayerMayDo': {
    'ed-2008': '408.1b',
    'ed-2010': '115.1',
    'ed-2013': '116.1',
    'ed-2024': '117.1',
  },
  'priority.castSpells': {
    'ed-2008': '408.1d',
    'ed-2010': '115.1a',
    'ed-2013': '116.1a',
    'ed-2024': '117.1a',
  },
  'priority.activateAbilities': {
    'ed-2008': '408.1d',
    'ed-2010': '115.1b',
    'ed-2013': '116.1b',
    'ed-2024': '117.1b',
  },
  'priority.specialActions': {
    'ed-2008': '408.1i',
    'ed-2010': '115.1c',
    'ed-2013': '116.1c',
    'ed-2024': '117.1c',
  },
  'priority.manaAbilities': {
    'ed-2008': '411.2',
    'ed-2010': '115.1d',
    'ed-2013': '116.1d',
    'ed-2024': '117.1d',
  },
  'priority.automaticThings': {
    'ed-2008': '408.1b',
    'ed-2010': '115.2',
    'ed-2013': '116.2',
    'ed-2024': '117.2',
  },
  'priority.atBeginningOfStep': {
    'ed-2008': '408.1c',
    'ed-2010': '115.3a',
    'ed-2013': '116.3a',
    'ed-2024': '117.3a',
  },
  'priority.afterResolution': {
    'ed-2008': '408.1c',
    'ed-2010': '115.3b',
    'ed-2013': '116.3b',
    'ed-2024': '117.3b',
  },
  'priority.afterActing': {
    'ed-2008': '408.1c',
    'ed-2010': '115.3c',
    'ed-2013': '116.3c',
    'ed-2024': '117.3c',
  },
  'priority.pass': {
    'ed-2008': '408.1c',
    'ed-2010': '115.3d',
    'ed-2013': '116.3d',
    'ed-2024': '117.3d',
  },
  'priority.allPass': {
    'ed-2008': '408.1c',
    'ed-2010': '115.4',
    'ed-2013': '116.4',
    'ed-2024': '117.4',
  },
  'priority.stateBasedThenTriggers': {
    'ed-2008': '408.1b',
    'ed-2010': '115.5',
    'ed-2013': '116.5',
    'ed-2024': '117.5',
  },
  'priority.teams': { 'ed-2010': '115.6', 'ed-2013': '116.6', 'ed-2024': '117.6' },
  'priority.inResponse': { 'ed-2010': '115.7', 'ed-2013': '116.7', 'ed-2024': '117.7' },
  'stack.putOnTop': { 'ed-2008': '217.6a', 'ed-2010': '405.1' },
  'stack.order': { 'ed-2008': '217.6b', 'ed-2010': '405.2' },
  'stack.severalAtOnce': { 'ed-2010': '405.3' },
  'stack.topResolves': { 'ed-2008': '217.6d', 'ed-2010': '405.5' },
  'stack.notUsedByEffects': { 'ed-2008': '408.2a', 'ed-2010': '405.6a' },
  'stack.notUsedByStaticAbilities': { 'ed-2008': '408.2b', 'ed-2010': '405.6b' },
  'stack.notUsedByManaAbilities': { 'ed-2008': '408.2e', 'ed-2010': '405.6c' },
  'stack.notUsedBySpecialActions': { 'ed-2008': '408.1i', 'ed-2010': '405.6d' },
  'stack.notUsedByTurnBasedActions': { 'ed-2008': '408.2g', 'ed-2010': '405.6e' },
  'stack.notUsedByStateBasedActions': { 'ed-2008': '408.2c', 'ed-2010': '405.6f' },
} as const satisfies RuleTable;
