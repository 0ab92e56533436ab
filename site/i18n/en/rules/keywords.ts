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
} satisfies RuleWords;
