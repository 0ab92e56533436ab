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
} satisfies RuleWords;
