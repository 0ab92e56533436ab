import type { RuleWords } from '../../messages.ts';

/** Combat damage and what it leads to. */
export const damage = {
  'damage.assign': 'First the attacking player announces all damage, then the defending player.',
  'damage.equalToPower': 'Each creature assigns damage equal to its power; with 0 or less, none.',
  'damage.unblockedAssigns': 'An unblocked creature assigns its damage to what it attacks.',
  'damage.divideAmongBlockers':
    'A blocked creature assigns its damage among the creatures blocking it.',
  'damage.divideAmongAttackers':
    'A blocking creature assigns its damage among the creatures it blocks.',
  'damage.oneCreatureAfterAnother':
    'Each creature’s damage was assigned in full before the next one’s.',
  'damage.wholeAssignmentChecked':
    'A player’s assignment is judged as a whole, and undone if it fails.',
  'damage.dealtSimultaneously': 'All combat damage is dealt at once, with no chance to act before.',
  'damage.onTheStack': 'Assigned combat damage waited on the stack, and players could act.',
  'damage.dealtThoughCreatureLeft': 'Damage on the stack was dealt even if its creature had left.',
  'damage.sourceLastKnownInformation': 'For a source that left, what was last known of it counted.',
  'damage.priority': 'The active player gets priority after the damage.',
  'damage.triggersPutOnStack':
    'What damage and state-based actions triggered goes on the stack first.',
  'damage.secondStep':
    'The second damage step is for creatures that had neither first nor double strike as the first began, and for double strikers.',
  'damage.toPlayer': 'Damage to a player costs that much life.',
  'damage.toPlaneswalker': 'Damage to a planeswalker takes that much loyalty.',
  'damage.toBattle': 'Damage to a battle takes that much defense.',
  'damage.toCreatureByWitherOrInfect':
    'With wither or infect, damage to a creature becomes -1/-1 counters.',
  'damage.toPlayerByInfect': 'With infect, damage to a player becomes poison counters.',
  'damage.marked': 'Damage to a creature is marked on it.',
  'damage.byLifelink': 'With lifelink, the source’s controller gains that much life.',
  'damage.lethal': 'Damage marked on a creature is lethal once it reaches its toughness.',
  'damage.zero': '0 damage is no damage: nothing triggers on it.',
  'damage.results': 'What damage does depends on its source and on who or what takes it.',
  'damage.sequence': 'Damage is handled in four parts, always in the same order.',
  'damage.processed':
    'Dealt damage becomes its results, such as lost life; replacement effects may still change those.',
  'damage.occurs': 'The damage event itself comes last, its results settled.',
  'damage.modified':
    'Damage is dealt as prevention and replacement effects have changed it; what triggers on it triggers now.',
  'damage.byToxic': 'Toxic: combat damage to a player also gives poison counters.',
  'damage.doesNotDestroy':
    'Damage itself destroys nothing; state-based actions do, because of its results.',
  'damage.excess': 'Excess damage is what goes beyond lethal damage, loyalty or defense.',
  'damage.source': 'Damage always comes from an object, its source.',
  'life.gainOrLoss': 'Gaining and losing life changes the total by that much.',
  'life.pay': 'Life can be paid only up to the life one has; paying it is losing it.',
  'stateBased.zeroLife': 'A player with 0 life or less loses.',
  'stateBased.poison': 'Ten poison counters, and the player loses.',
  'stateBased.tokenOffBattlefield': 'A token anywhere but on the battlefield ceases to exist.',
  'stateBased.zeroToughness': 'A creature with toughness 0 or less goes to the graveyard.',
  'stateBased.lethalDamage': 'A creature with lethal damage is destroyed.',
  'stateBased.deathtouch': 'Any damage from a source with deathtouch destroys the creature.',
  'stateBased.zeroLoyalty': 'A planeswalker without loyalty goes to the graveyard.',
  'stateBased.checkedBeforePriority':
    'State-based actions come before priority, again and again until none is left.',
  'stateBased.oneReplacementForAll':
    'One replacement effect is enough for several state-based actions that come to the same result together.',
  'stateBased.battleZeroDefense':
    'A battle with defense 0 goes to the graveyard, unless it is a Siege.',
  'stateBased.definition':
    'State-based actions happen by themselves when their conditions are met, without the stack.',
  'stateBased.legendRule':
    'Of legendary permanents with one name, a player keeps one; the others go to the graveyard.',
  'stateBased.planeswalkerUniqueness':
    'Planeswalkers that shared a type all went to the graveyard.',
  'stateBased.countersCancel': '+1/+1 and -1/-1 counters on one permanent are removed in pairs.',
  'stateBased.illegalAura':
    'An Aura that enchants nothing, or nothing it may, goes to the graveyard.',
  'stateBased.illegalEquipment':
    'Equipment on what it can’t equip comes off and stays on the battlefield.',
  'stateBased.siegeZeroDefense':
    'A Siege with defense 0 goes to the graveyard, unless a trigger of its own is still waiting or on the stack.',
  'stateBased.battleNoProtector':
    'A battle that has no protector and isn’t being attacked gets one, or goes to the graveyard.',
  'stateBased.battleWrongProtector':
    'A battle whose protector can’t protect it gets another, or goes to the graveyard.',
} satisfies RuleWords;
