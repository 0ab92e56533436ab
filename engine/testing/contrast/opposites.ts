import type { RuleKey } from '../../citation/ruleIndex.ts';
import type { Beliefs } from '../../mistakes/belief.ts';

/** To play as if a rule said otherwise than that something does not happen, or not then, from its text alone. */
export const OPPOSITES: { readonly [R in RuleKey]?: readonly Beliefs[] } = {
  // CR 506.4: what regenerates or changes its controller is out of combat.
  'combat.removedFromCombat': [{ leavers: 'stayInCombat' }],
  // CR 506.4b: to tap what attacks or blocks neither takes it out of combat nor keeps its damage from being dealt.
  'combat.tappingDoesNotRemove': [{ tapping: 'removesFromCombat' }, { tappedBlockers: 'dealNone' }],
  // CR 509.1h: what is blocked stays so, even if all that block it are out of combat.
  'blockers.staysBlocked': [{ blockersGone: 'becomesUnblocked' }],
  // CR 510.1a: whatever attacks or blocks assigns damage, tapped or not.
  'damage.equalToPower': [{ tappedBlockers: 'dealNone' }],
  // CR 510.4: in the second step nobody deals who had first strike as the first began, though it dealt nothing.
  'damage.secondStep': [{ secondDamageStep: 'didNotAssignInFirst' }],
  // CR 510.2: it is dealt as it is assigned, with nothing in between.
  'damage.dealtSimultaneously': [{ damageAssignment: 'onStack' }],
  // CR 508.4c: what is put onto the battlefield attacking is bound by nothing that binds a declaration.
  'attackers.putAttackingIgnoresRequirements': [{ enteringAttacking: 'asIfDeclared' }],
  // CR 514.2: damage goes and “until end of turn” ends at one time.
  'cleanup.damageAndEffectsEnd': [{ cleanup: 'effectsFirst' }],
  // CR 702.7c: to gain or lose first strike or double strike between the steps changes nothing of the first.
  'keyword.firstStrikeBetweenSteps': [
    { firstStrikeGained: 'dealsNone' },
    { firstStrikeLost: 'dealsAgain' },
  ],
  // CR 704.3: state-based actions come before what has triggered is put on the stack.
  'stateBased.checkedBeforePriority': [{ damageTriggersResolve: 'first' }],
  // CR 603.3b: the active player’s go on the stack first.
  'triggers.apnapOrder': [{ simultaneousTriggers: 'activeFirst' }],
  // CR 702.19a: trample says nothing of what blocks.
  'keyword.trampleOnlyAttacking': [{ tramplingBlockers: 'toAttackingPlayer' }],
  // CR 510.1b: what attacks nothing that is there any more assigns no damage.
  'damage.unblockedAssigns': [{ planeswalkerGone: 'itsController' }],
  // CR 500.1: combat is part of each turn, whether anybody attacks or not.
  'turn.phases': [{ combatWithoutAttackers: 'isNone' }],
  // CR 500.5: unspent mana is gone as each step ends, and nobody loses life for it.
  'turn.manaEmpties': [{ manaEmpties: 'eachPhaseWithBurn' }],
};
