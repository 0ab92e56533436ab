import type { RuleWords } from '../../messages.ts';

/** Declaring attackers. */
export const attackers = {
  'attackers.declare':
    'The active player declares attackers; it doesn’t use the stack, and nobody can respond in between.',
  'attackers.illegalDeclaration': 'A declaration that fails anywhere is undone as a whole.',
  'attackers.choose':
    'The chosen creatures must be untapped, and have haste or have been yours since the turn began.',
  'attackers.announceWhatIsAttacked':
    'Where there is a choice, what each creature attacks is announced.',
  'attackers.restrictions': 'If any restriction is broken, the attack is illegal.',
  'attackers.requirements':
    'As many requirements must be obeyed as can be without breaking a restriction.',
  'attackers.costNotForced': 'Nobody is made to pay so that more requirements are obeyed.',
  'attackers.requirementEachCombat': '“This turn if able” applies again in each combat phase.',
  'attackers.announceBands': 'Bands are announced after the checks and before tapping.',
  'attackers.tap': 'Attacking taps the creature; that isn’t a cost.',
  'attackers.optionalCosts': 'Optional costs for attacking are chosen here.',
  'attackers.totalCost': 'The total cost to attack is settled and locked in.',
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
  'attackers.putAttackingGone': 'If what it should attack is gone, it is not attacking.',
  'attackers.statedAttackingGone':
    'The same if an effect says that a creature is attacking something that is gone.',
  'attackers.putAttackingIgnoresRequirements':
    'Restrictions and requirements ask nothing of a creature that enters attacking.',
  'attackers.putAttackingLateIsUnblocked': 'After blockers are declared it enters unblocked.',
  'attackers.defendingPlayerOf':
    'An attacker’s defending player is the one whose side it attacks, or last attacked.',
  'attackers.defendingPlayerInMultiplayer':
    'Where several players defend, one of them is meant, not all.',
  'attackers.attackingOrAttackedPlayer':
    'A player “is attacking” whoever their creatures attack, and “attacked” whoever they declared an attack on.',
  'attackers.reselect': 'Some effects choose anew what a creature attacks.',
  'attackers.reselectedStaysAttacking': 'It stays in combat and has not attacked twice.',
  'attackers.reselectIgnoresRequirements': 'The new choice ignores restrictions and requirements.',
  'attackers.reselectOpponentOnly': 'It must be an opponent, or something of theirs.',
  'attackers.reselectChosenDefenderOnly':
    'It must be the chosen defending player, or something of theirs.',
  'attackers.reselectWithinRange': 'It must be within range of influence.',
} satisfies RuleWords;
