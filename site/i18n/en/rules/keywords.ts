import type { RuleWords } from '../../messages.ts';

/** Keyword abilities. */
export const keywords = {
  'keyword.flying': 'Only creatures with flying or reach block it.',
  'keyword.reach': 'It can block creatures with flying.',
  'keyword.shadow': 'Shadow blocks, and is blocked by, shadow only.',
  'keyword.horsemanship': 'Only creatures with horsemanship block it.',
  'keyword.fear': 'Only artifact creatures and black creatures block it.',
  'keyword.intimidate': 'Only artifact creatures and those that share a color with it block it.',
  'keyword.landwalk': 'It can’t be blocked while the defending player controls such a land.',
  'keyword.landwalkDoesNotCancel': 'Landwalk on the other side cancels nothing.',
  'keyword.skulk': 'Creatures with greater power can’t block it.',
  'keyword.menace': 'Two or more creatures block it, or none.',
  'keyword.protectionFromBlocking': 'Creatures with that quality can’t block it.',
  'keyword.infectCreature': 'Its damage to creatures becomes -1/-1 counters.',
  'keyword.infectPlayer': 'Its damage to players becomes poison counters.',
  'keyword.defender': 'It can’t attack.',
  'keyword.haste': 'It can attack and use abilities with the tap symbol in the turn it came.',
  'keyword.vigilance': 'Attacking doesn’t tap it.',
  'keyword.firstStrike': 'It deals combat damage in the first of two damage steps.',
  'keyword.firstStrikeBetweenSteps':
    'First strike gained or lost between the two steps does not change who deals damage in the second.',
  'keyword.doubleStrike': 'It deals combat damage in both damage steps.',
  'keyword.doubleStrikeLost': 'If it is lost between the steps, there is no second damage.',
  'keyword.doubleStrikeGained':
    'A first striker that gains it between the steps deals damage again.',
  'keyword.banding':
    'Attackers with banding, and at most one without, may be declared as a band; each is in one band only.',
  'keyword.bandMemberRemoved': 'A creature removed from combat leaves its band too.',
  'keyword.bandBlockedTogether': 'What blocks one creature of a band blocks each of them.',
  'keyword.bandingAttackerDivides':
    'If a creature blocks one with banding, the active player, not the defending one, divides its damage.',
  'keyword.trample':
    'Once its blockers are assigned lethal damage, the rest may go to what it attacks.',
  'keyword.trampleNoBlockers':
    'Blocked with no blocker left, it assigns all its damage to what it attacks.',
  'keyword.trampleNotPastPermanent':
    'Attacking a planeswalker, it assigns nothing to the player, even with damage to spare or the planeswalker gone.',
  'keyword.deathtouch': 'Any damage from it destroys a creature, as a state-based action.',
  'keyword.deathtouchDivision':
    'As its combat damage is assigned, 1 to a creature already counts as lethal.',
  'keyword.lifelink': 'Its damage also makes its controller gain that much life.',
  'keyword.wither': 'Its damage to creatures isn’t marked; it becomes -1/-1 counters.',
  'keyword.flash': 'It may be cast whenever an instant may.',
  'keyword.shroud': 'No spell or ability can target it, not even its controller’s.',
  'keyword.phasing':
    'In your untap step, before untapping, what has phasing phases out as what had phased out phases in.',
  'keyword.phasedOut':
    'What is phased out is treated as if it weren’t there; phasing out removes it from combat.',
  'keyword.phasedIn': 'What phases in is there again for the game.',
  'keyword.ninjutsu':
    'From the hand: pay, reveal it, return an unblocked attacker; it enters tapped and attacking.',
  'keyword.ninjutsuAttacksSameTarget': 'It attacks what the returned creature attacked.',
} satisfies RuleWords;
