import type { RuleWords } from '../../messages.ts';

/** Keyword abilities. */
export const keywords = {
  'keyword.flying': 'Flying: only creatures with flying or reach block it.',
  'keyword.reach': 'Reach: it can block creatures with flying.',
  'keyword.shadow': 'Shadow blocks, and is blocked by, shadow only.',
  'keyword.horsemanship': 'Horsemanship: only creatures with horsemanship block it.',
  'keyword.fear': 'Fear: only artifact creatures and black creatures block it.',
  'keyword.intimidate':
    'Intimidate: only artifact creatures and those that share a color with it block it.',
  'keyword.landwalk':
    'Landwalk: it can’t be blocked while the defending player controls such a land.',
  'keyword.landwalkDoesNotCancel': 'A blocker’s own landwalk doesn’t cancel an attacker’s.',
  'keyword.skulk': 'Skulk: creatures with greater power can’t block it.',
  'keyword.menace': 'Menace: two or more creatures block it, or none.',
  'keyword.protectionFromBlocking': 'Protection: creatures with that quality can’t block it.',
  'keyword.infectCreature': 'Infect: its damage to creatures becomes -1/-1 counters.',
  'keyword.infectPlayer': 'Infect: its damage to players becomes poison counters.',
  'keyword.defender': 'Defender: it can’t attack.',
  'keyword.haste':
    'Haste: it can attack and use abilities with the tap symbol in the turn it came.',
  'keyword.vigilance': 'Vigilance: attacking doesn’t tap it.',
  'keyword.firstStrike': 'First strike: it deals combat damage in the first of two damage steps.',
  'keyword.firstStrikeBetweenSteps':
    'First strike gained or lost between the two steps does not change who deals damage in the second.',
  'keyword.doubleStrike': 'Double strike: it deals combat damage in both damage steps.',
  'keyword.doubleStrikeLost': 'Double strike: lost between the steps, it gives no second damage.',
  'keyword.doubleStrikeGained':
    'Double strike: a first striker that gains it between the steps deals damage again.',
  'keyword.banding':
    'Attackers with banding, and at most one without, may be declared as a band; each is in one band only.',
  'keyword.bandMemberRemoved': 'A creature removed from combat leaves its band too.',
  'keyword.bandBlockedTogether': 'What blocks one creature of a band blocks each of them.',
  'keyword.bandingAttackerDivides':
    'If a creature blocks one with banding, the active player, not the defending one, divides its damage.',
  'keyword.trample':
    'Trample: once its blockers are assigned lethal damage, the rest may go to what it attacks.',
  'keyword.trampleNoBlockers':
    'Trample: blocked with no blocker left, it assigns all its damage to what it attacks.',
  'keyword.trampleNotPastPermanent':
    'Trample: if it attacks a planeswalker, the player is assigned nothing, even with damage to spare.',
  'keyword.deathtouch':
    'Deathtouch: any damage from it destroys a creature, as a state-based action.',
  'keyword.deathtouchDivision':
    'Deathtouch: as its combat damage is assigned, 1 is already lethal to a creature.',
  'keyword.lifelink': 'Lifelink: its damage also makes its controller gain that much life.',
  'keyword.wither': 'Wither: its damage to creatures isn’t marked but becomes -1/-1 counters.',
  'keyword.flash': 'Flash: it may be cast whenever an instant may.',
  'keyword.shroud': 'Shroud: no spell or ability can target it, not even its controller’s.',
  'keyword.phasing':
    'In your untap step, before untapping, what has phasing phases out as what had phased out phases in.',
  'keyword.phasedOut':
    'What is phased out is treated as if it weren’t there; phasing out removes it from combat.',
  'keyword.phasedIn': 'What phases in is there again for the game.',
  'keyword.ninjutsu':
    'Ninjutsu: pay, reveal it in hand, return an unblocked attacker; it enters tapped and attacking.',
  'keyword.ninjutsuAttacksSameTarget':
    'Ninjutsu: the new creature attacks what the returned one attacked.',
  'keyword.bandAttacksOneTarget':
    'All creatures of a band attack the same player, planeswalker or battle.',
  'keyword.bandLasts':
    'A declared band lasts for the whole combat, even if a creature in it loses banding.',
  'keyword.bandSharesNoAbilities': 'Creatures in a band share no abilities and lose none.',
  'keyword.bandBlockedByEffect':
    'If an effect makes one creature of a band blocked, all of them are.',
  'keyword.bandingBlockerDivides':
    'If a creature with banding blocks, the defending player, not the active one, divides the attacker’s damage.',
  'keyword.bandsWithOtherBand':
    'With “bands with other”, any number of attackers of the named quality may form a band.',
  'keyword.trampleOverPlaneswalkers':
    'Trample over planeswalkers: past its loyalty, the rest of the damage may go to the planeswalker’s controller.',
  'keyword.trampleOverPlaneswalkerGone':
    'Trample over planeswalkers: if the planeswalker is gone, what is left after the blockers may go to the player.',
  'keyword.deathtouchMultiple': 'Deathtouch: each instance was a trigger of its own.',
  'keyword.deathtouchRedundant': 'Deathtouch: having it twice adds nothing.',
  'keyword.deathtouchLastKnown':
    'Deathtouch: for a source that is gone, what was last known of it counts.',
  'keyword.lifelinkMultiple': 'Lifelink: each instance was a trigger of its own.',
  'keyword.lifelinkRedundant': 'Lifelink: having it twice adds nothing.',
  'keyword.lifelinkLastKnown':
    'Lifelink: for a source that is gone, what was last known of it counts.',
  'keyword.lifelinkSeparateEvents':
    'Lifelink: several sources that deal damage together make as many separate gains of life.',
  'keyword.protection': 'Protection names a quality, and guards against what has it.',
  'keyword.protectionFromDamage': 'Protection: damage from sources with that quality is prevented.',
  'keyword.protectionFromTargeting':
    'Protection: no spell with that quality targets it, nor an ability from such a source.',
  'keyword.protectionFromAuras':
    'Protection: Auras with that quality can’t enchant it; one already on it goes to the graveyard.',
  'keyword.protectionFromEquipment':
    'Protection: Equipment with that quality can’t equip it; what already does comes off.',
  'keyword.indestructible':
    'Indestructible: nothing destroys it, lethal damage and deathtouch included.',
  'keyword.hexproof': 'Hexproof: no opponent’s spell or ability can target it.',
  'keyword.hasteTapAbilities':
    'Haste: its abilities with the tap or untap symbol can be used at once.',
  'keyword.phasedOutIndirectly':
    'What is attached phases out with its permanent and phases in with it again.',
  'keyword.phasedOutBothWays':
    'What would phase out both by itself and with a permanent phases out only with the permanent.',
  'keyword.phasedOutEffectsExpire':
    'Effects may end while a permanent is phased out; then they no longer apply when it phases in.',
  'keyword.phasingKeepsZoneAndControl':
    'Phasing changes neither zone nor controller; nothing triggers on entering or leaving.',
  'keyword.phasedOutDamageRemoved': 'Damage on a permanent was removed as it phased out.',
  'keyword.phasedOutTokens': 'Tokens that phased out ceased to exist.',
  'keyword.phasedInActsAtOnce': 'What phased in could attack and use tap abilities at once.',
  'keyword.convoke':
    'Convoke: as you cast it, each creature you tap pays for one mana of its color or one generic mana.',
  'keyword.crew':
    'Crew: tap other creatures with enough total power, and the Vehicle is a creature for the turn.',
  'keyword.equip':
    'Equip: pay to attach it to a creature of yours, only when you could cast a sorcery.',
  'keyword.dash':
    'Dash: cast for this cost, it has haste and returns to hand at the next end step.',
  'keyword.evoke': 'Evoke: cast for this cost, it is sacrificed when it enters.',
  'keyword.fading':
    'Fading: each upkeep it loses a fade counter; when there is none to lose, it is sacrificed.',
  'keyword.cumulativeUpkeep':
    'Cumulative upkeep: each upkeep it gets an age counter, and all of them are paid for or it is sacrificed.',
  'keyword.suspend':
    'Suspend: exiled with time counters, it loses one each upkeep and is cast free after the last.',
  'keyword.rebound':
    'Rebound: cast from hand, it goes to exile and is cast free in the next upkeep.',
  'keyword.madness':
    'Madness: discarded, it goes to exile and may be cast from there for this cost.',
  'keyword.dredge':
    'Dredge: instead of drawing a card, you may mill that many and take this one from the graveyard.',
} satisfies RuleWords;
