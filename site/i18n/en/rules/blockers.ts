import type { RuleWords } from '../../messages.ts';

/** Declaring blockers. */
export const blockers = {
  'blockers.declare': 'The defending player declares blockers; it doesn’t use the stack.',
  'blockers.illegalDeclaration': 'A declaration that fails anywhere is undone as a whole.',
  'blockers.choose':
    'Each blocker must be untapped, and is given one attacker that attacks its side.',
  'blockers.restrictions': 'If any restriction is broken, evasion included, the block is illegal.',
  'blockers.evasion': 'Evasion adds up, and is checked only as blockers are declared.',
  'blockers.requirements':
    'As many requirements must be obeyed as can be without breaking a restriction.',
  'blockers.costNotForced': 'Nobody is made to pay so that more requirements are obeyed.',
  'blockers.requirementEachCombat': '“This turn if able” applies again in each combat phase.',
  'blockers.totalCost':
    'The defending player settles the total cost to block, which is then locked in.',
  'blockers.manaAbilities': 'Mana for the cost may be made now.',
  'blockers.payCosts': 'The cost is paid in full.',
  'blockers.becomeBlocking':
    'Each chosen creature that is still theirs becomes a blocking creature.',
  'blockers.becomeBlockedOrUnblocked': 'Each attacker is now blocked or unblocked.',
  'blockers.staysBlocked': 'A blocked creature stays blocked even when its blockers are gone.',
  'blockers.triggersTrigger': 'What triggers on blockers being declared triggers now.',
  'blockers.priority': 'The active player gets priority: the last chance before damage.',
  'blockers.triggersPutOnStack': 'Block triggers go on the stack before anyone has priority.',
  'blockers.orderBlockers':
    'For an attacker’s damage, the attacking player put its blockers in order.',
  'blockers.orderAttackers':
    'The defending player put in order the attackers that a blocker blocked.',
  'blockers.blockerRemovedFromOrder':
    'A blocker that left combat left the order; the rest kept theirs.',
  'blockers.attackerRemovedFromOrder':
    'An attacker that left combat left the order; the rest kept theirs.',
  'blockers.newBlockerInOrder':
    'A creature made to block took a place that the attacking player chose.',
  'blockers.putBlocking': 'A creature that enters blocking is blocking, but it never “blocked”.',
  'blockers.putBlockingInOrder': 'It took a place in the order that the attacking player chose.',
  'blockers.putBlockingGone':
    'If that attacker is no longer attacking, the new creature enters without blocking.',
  'blockers.putBlockingIgnoresRequirements':
    'Restrictions and requirements ask nothing of a creature that enters blocking.',
} satisfies RuleWords;
