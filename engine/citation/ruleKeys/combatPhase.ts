import type { RuleTable } from '../ruleTable.ts';

/** The combat phase as a whole, and the beginning of combat step. */
export const combatPhaseRules = {
  'combat.steps': { '2008-10-01': '306.1', '2009-07-11': '506.1' },
  'combat.attackingAndDefendingPlayer': { '2008-10-01': '306.2', '2009-07-11': '506.2' },
  'combat.defendingPlayersInMultiplayer': { '2009-07-11': '506.2a' },
  'combat.teamsInCombat': { '2009-07-11': '506.2b' },
  'combat.whatCanAttackOrBeAttacked': { '2008-10-01': '306.3', '2009-07-11': '506.3' },
  'combat.noncreaturePutAttacking': { '2008-10-01': '306.3a', '2009-07-11': '506.3a' },
  // Shards of Alara misprints this number as 306.b, and that of the blocking rule as 306.1c.
  'combat.putAttackingByNonattackingPlayer': { '2008-10-01': '306.3b', '2009-07-11': '506.3b' },
  'combat.putAttackingTargetGone': { '2013-02-01': '506.3c' },
  'combat.putAttackingLate': { '2026-09-25': '506.3d' },
  'combat.putBlockingOutsideOwnDefence': {
    '2008-10-01': '306.3c',
    '2009-07-11': '506.3c',
    '2013-02-01': '506.3d',
    '2026-09-25': '506.3e',
  },
  'combat.battleCreaturePutIntoCombat': { '2024-07-30': '506.3e', '2026-09-25': '506.3f' },
  'combat.battleMadeAttackingOrBlocking': { '2024-07-30': '506.3f', '2026-09-25': '506.3g' },
  'combat.removedFromCombat': { '2008-10-01': '306.4', '2009-07-11': '506.4' },
  'combat.laterCantAttackDoesNotRemove': { '2008-10-01': '306.4a', '2009-07-11': '506.4a' },
  'combat.tappingDoesNotRemove': { '2008-10-01': '306.4b', '2009-07-11': '506.4b' },
  'combat.attackedPermanentLeaves': { '2008-10-01': '306.4c', '2009-07-11': '506.4c' },
  'combat.creaturePlaneswalkerStaysInCombat': { '2009-07-11': '506.4d' },
  'combat.planeswalkerBattleStaysInCombat': { '2024-07-30': '506.4e' },
  'combat.attacksAlone': { '2008-10-01': '306.5', '2009-07-11': '506.5' },
  'combat.attacksPlayerAlone': { '2026-09-25': '506.6' },
  'combat.hadToAttack': { '2024-07-30': '506.6', '2026-09-25': '506.7' },
  'combat.castOnlyBeforeOrAfter': {
    '2013-02-01': '506.6',
    '2024-07-30': '506.7',
    '2026-09-25': '506.8',
  },
  'combat.castOnlyBeforeAttackersDeclared': {
    '2013-02-01': '506.6a',
    '2024-07-30': '506.7a',
    '2026-09-25': '506.8a',
  },
  'combat.castOnlyBeforeBlockersDeclared': {
    '2013-02-01': '506.6b',
    '2024-07-30': '506.7b',
    '2026-09-25': '506.8b',
  },
  'combat.castOnlyDuringCombat': {
    '2013-02-01': '506.6c',
    '2024-07-30': '506.7c',
    '2026-09-25': '506.8c',
  },
  'combat.castOnlyAtOtherPoint': {
    '2013-02-01': '506.6d',
    '2024-07-30': '506.7d',
    '2026-09-25': '506.8d',
  },
  'combat.castOnlyPointMissing': {
    '2013-02-01': '506.6e',
    '2024-07-30': '506.7e',
    '2026-09-25': '506.8e',
  },
  'combat.castOnlyBlockersSkipped': {
    '2013-02-01': '506.6f',
    '2024-07-30': '506.7f',
    '2026-09-25': '506.8f',
  },
  'combat.activateOnlyAtPoint': {
    '2013-02-01': '506.6g',
    '2024-07-30': '506.7g',
    '2026-09-25': '506.8g',
  },
  'beginningOfCombat.chooseDefendingPlayer': { '2008-10-01': '306.2', '2009-07-11': '507.1' },
  'beginningOfCombat.priority': {
    '2008-10-01': '307.1',
    '2009-07-11': '507.3',
    '2024-07-30': '507.2',
  },
} as const satisfies RuleTable;
