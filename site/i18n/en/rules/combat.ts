import type { RuleWords } from '../../messages.ts';

/** The combat phase as a whole, its first step and its last. */
export const combat = {
  'combat.steps':
    'Combat has five steps; without attackers two are skipped, with first or double strike one is added.',
  'combat.attackingAndDefendingPlayer':
    'The active player attacks; the other player, their planeswalkers and the battles they protect may be attacked.',
  'combat.defendingPlayersInMultiplayer':
    'With several opponents, one is chosen to defend unless the variant lets all of them.',
  'combat.teamsInCombat':
    'With shared team turns, the team whose turn it is attacks, and the other one defends.',
  'combat.whatCanAttackOrBeAttacked':
    'Only creatures attack and block; only players, planeswalkers and battles are attacked.',
  'combat.noncreaturePutAttacking':
    'A noncreature that should enter attacking or blocking just enters.',
  'combat.putAttackingByNonattackingPlayer':
    'A creature entering under another player’s control does not attack.',
  'combat.putAttackingTargetGone': 'If what it should attack is gone, it enters without attacking.',
  'combat.putAttackingLate':
    'Entering attacking once blockers are declared, a creature is unblocked.',
  'combat.putBlockingOutsideOwnDefence':
    'A creature enters blocking only what attacks its own side.',
  'combat.battleCreaturePutIntoCombat': 'A creature that is also a battle never attacks or blocks.',
  'combat.battleMadeAttackingOrBlocking': 'No effect makes a battle attack or block.',
  'combat.removedFromCombat':
    'What leaves the battlefield, changes controller, phases out, regenerates or stops being a creature leaves combat.',
  'combat.laterCantAttackDoesNotRemove':
    '“Can’t attack” or “can’t block” comes too late once the creature is declared.',
  'combat.tappingDoesNotRemove':
    'Tapping or untapping changes nothing about a declared attacker or blocker.',
  'combat.attackedPermanentLeaves':
    'If what it attacks leaves combat, the creature stays in combat attacking nothing; unblocked, it deals no damage.',
  'combat.creaturePlaneswalkerStaysInCombat':
    'A blocking creature that is also an attacked planeswalker keeps whichever part it still is.',
  'combat.planeswalkerBattleStaysInCombat':
    'What is both planeswalker and battle stays attacked while either part holds.',
  'combat.attacksAlone':
    '“Attacks alone” looks at the declaration, “is attacking alone” at the present; the same goes for blocking.',
  'combat.attacksPlayerAlone':
    'It attacks a player alone if no other creature was declared as attacking that player.',
  'combat.hadToAttack':
    'A creature “had to attack” if an effect required it as attackers were declared.',
  'combat.castOnlyBeforeOrAfter':
    'Some spells are limited to the time before or after a point in combat.',
  'combat.castOnlyBeforeAttackersDeclared':
    '“Before attackers” ends as the declare attackers step begins.',
  'combat.castOnlyBeforeBlockersDeclared':
    '“Before blockers” ends as the declare blockers step begins.',
  'combat.castOnlyDuringCombat': '“During combat” fits any combat phase of the turn.',
  'combat.castOnlyAtOtherPoint': 'Without “during combat”, the first combat phase counts.',
  'combat.castOnlyPointMissing':
    'If the point is skipped, “before” lasts until the declare attackers step ends.',
  'combat.castOnlyBlockersSkipped': 'With no declare blockers step, “after blockers” never comes.',
  'combat.activateOnlyAtPoint': 'The same windows hold for abilities.',
  'beginningOfCombat.chooseDefendingPlayer':
    'Only where not all opponents defend does the active player choose one who does; it doesn’t use the stack.',
  'beginningOfCombat.priority':
    'The active player gets priority: the last chance before attackers.',
  'endOfCombat.priority': 'The active player gets priority; creatures are still in combat.',
  'endOfCombat.triggers': '“At end of combat” triggers as this step begins.',
  'endOfCombat.removedFromCombat': 'As the step ends, everything leaves combat.',
} satisfies RuleWords;
