import type { RuleWords } from '../../messages.ts';

/** Declaring attackers. */
export const attackers = {
  'attackers.declare':
    'The active player declares attackers; it doesn’t use the stack, and nobody can respond in between.',
  'attackers.illegalDeclaration': 'A declaration that fails anywhere is undone as a whole.',
  'attackers.choose':
    'Chosen creatures are untapped and have haste or were yours since the turn began.',
  'attackers.announceWhatIsAttacked':
    'Where there is a choice, each attacker’s target is announced.',
  'attackers.restrictions': 'If any restriction is broken, the attack is illegal.',
  'attackers.requirements':
    'As many requirements must be obeyed as can be without breaking a restriction.',
  'attackers.costNotForced': 'Nobody is made to pay so that more requirements are obeyed.',
  'attackers.requirementEachCombat': '“This turn if able” applies again in each combat phase.',
  'attackers.announceBands': 'Bands are announced after the checks and before tapping.',
  'attackers.tap': 'Attacking taps the creature; that isn’t a cost.',
  'attackers.optionalCosts': 'Optional costs for attacking are chosen here.',
  'attackers.totalCost': 'The total cost to attack is settled and stays so.',
  'attackers.manaAbilities': 'Mana for the cost may be made now.',
  'attackers.payCosts': 'The cost is paid in full.',
  'attackers.becomeAttacking':
    'Each chosen creature that is still yours becomes an attacking creature.',
  'attackers.triggersTrigger': 'What triggers on attackers being declared triggers now.',
  'attackers.priority': 'The active player gets priority: the last chance before blockers.',
  'attackers.triggersPutOnStack': 'Attack triggers go on the stack before anyone has priority.',
  'attackers.none': 'No attackers: no blockers, no damage, on to the end of combat.',
  'attackers.putAttacking':
    'A creature that enters attacking is attacking, but it never “attacked”.',
  'attackers.putAttackingGone': 'What it should attack is gone: it does not attack.',
  'attackers.statedAttackingGone':
    'The same if an effect says that a creature is attacking something that is gone.',
  'attackers.putAttackingIgnoresRequirements':
    'Restrictions and requirements ask nothing of a creature that enters attacking.',
  'attackers.putAttackingLateIsUnblocked': 'After blockers are declared it enters unblocked.',
  'attackers.defendingPlayerOf':
    'An attacker’s defending player is whom it attacks, or last attacked.',
  'attackers.defendingPlayerInMultiplayer': 'With several, one defending player is meant, not all.',
  'attackers.attackingOrAttackedPlayer': 'What “attacking” and “attacked” a player mean.',
  'attackers.reselect': 'Some effects choose anew what a creature attacks.',
  'attackers.reselectedStaysAttacking': 'It stays in combat and has not attacked twice.',
  'attackers.reselectIgnoresRequirements': 'The new choice ignores restrictions and requirements.',
  'attackers.reselectOpponentOnly': 'It must be an opponent, or something of theirs.',
  'attackers.reselectChosenDefenderOnly':
    'It must be the chosen defending player, or something of theirs.',
  'attackers.reselectWithinRange': 'It must be within range of influence.',
} satisfies RuleWords;
