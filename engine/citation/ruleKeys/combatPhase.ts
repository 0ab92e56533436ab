import type { RuleTable } from '../ruleTable.ts';

/** The combat phase as a whole, and the beginning of combat step. */
export const combatPhaseRules = {
  'combat.steps': { 'ed-2008': '306.1', 'ed-2010': '506.1' },
  'combat.attackingAndDefendingPlayer': { 'ed-2008': '306.2', 'ed-2010': '506.2' },
  'combat.defendingPlayersInMultiplayer': { 'ed-2010': '506.2a' },
  'combat.whatCanAttackOrBeAttacked': { 'ed-2008': '306.3', 'ed-2010': '506.3' },
  'combat.noncreaturePutAttacking': { 'ed-2008': '306.3a', 'ed-2010': '506.3a' },
  // Shards of Alara prints this one as 306.b and the blocking one as 306.1c; the next printing corrected both.
  'combat.putAttackingByNonattackingPlayer': { 'ed-2008': '306.3b', 'ed-2010': '506.3b' },
  'combat.putAttackingTargetGone': { 'ed-2013': '506.3c' },
  'combat.putAttackingLate': { current: '506.3d' },
  'combat.putBlockingOutsideOwnDefence': {
    'ed-2008': '306.3c',
    'ed-2010': '506.3c',
    'ed-2013': '506.3d',
    current: '506.3e',
  },
  'combat.battleCreaturePutIntoCombat': { 'ed-2024': '506.3e', current: '506.3f' },
  'combat.battleMadeAttackingOrBlocking': { 'ed-2024': '506.3f', current: '506.3g' },
  'combat.removedFromCombat': { 'ed-2008': '306.4', 'ed-2010': '506.4' },
  'combat.laterCantAttackDoesNotRemove': { 'ed-2008': '306.4a', 'ed-2010': '506.4a' },
  'combat.tappingDoesNotRemove': { 'ed-2008': '306.4b', 'ed-2010': '506.4b' },
  'combat.attackedPermanentLeaves': { 'ed-2008': '306.4c', 'ed-2010': '506.4c' },
  'combat.creaturePlaneswalkerStaysInCombat': { 'ed-2010': '506.4d' },
  'combat.planeswalkerBattleStaysInCombat': { 'ed-2024': '506.4e' },
  'combat.attacksAlone': { 'ed-2008': '306.5', 'ed-2010': '506.5' },
  'combat.attacksPlayerAlone': { current: '506.6' },
  'combat.hadToAttack': { 'ed-2024': '506.6', current: '506.7' },
  'combat.castOnlyBeforeOrAfter': { 'ed-2013': '506.6', 'ed-2024': '506.7', current: '506.8' },
  'combat.castOnlyBeforeAttackersDeclared': {
    'ed-2013': '506.6a',
    'ed-2024': '506.7a',
    current: '506.8a',
  },
  'combat.castOnlyBeforeBlockersDeclared': {
    'ed-2013': '506.6b',
    'ed-2024': '506.7b',
    current: '506.8b',
  },
  'beginningOfCombat.chooseDefendingPlayer': { 'ed-2008': '306.2', 'ed-2010': '507.1' },
  'beginningOfCombat.priority': { 'ed-2008': '307.1', 'ed-2010': '507.3', 'ed-2024': '507.2' },
} as const satisfies RuleTable;
