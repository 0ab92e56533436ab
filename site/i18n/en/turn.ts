import type { SkippableWords } from '../abilities/words.ts';
import type { Terms } from '../messages.ts';

export const stepNames: Terms['stepNames'] = {
  untap: 'Untap',
  upkeep: 'Upkeep',
  draw: 'Draw',
  precombatMain: 'Precombat main',
  beginningOfCombat: 'Beginning of combat',
  declareAttackers: 'Declare attackers',
  declareBlockers: 'Declare blockers',
  firstStrikeDamage: 'First-strike damage',
  combatDamage: 'Combat damage',
  endOfCombat: 'End of combat',
  postcombatMain: 'Postcombat main',
  endStep: 'End',
  cleanup: 'Cleanup',
};

export const steps: Terms['steps'] = {
  untap: 'Untap step',
  upkeep: 'Upkeep step',
  draw: 'Draw step',
  precombatMain: 'Precombat main phase',
  beginningOfCombat: 'Beginning of combat step',
  declareAttackers: 'Declare attackers step',
  declareBlockers: 'Declare blockers step',
  firstStrikeDamage: 'First combat damage step',
  combatDamage: 'Combat damage step',
  endOfCombat: 'End of combat step',
  postcombatMain: 'Postcombat main phase',
  endStep: 'End step',
  cleanup: 'Cleanup step',
};

export const stepActs: Terms['stepActs'] = {
  untap: 'Phasing, day or night, then everything of the active player untaps.',
  upkeep: 'What triggered while untapping goes on the stack now.',
  draw: 'The active player draws a card.',
  precombatMain: 'Lands, and spells that can be cast only here.',
  beginningOfCombat: 'The last call before attackers: animate, tap, choose a defending player.',
  declareAttackers: 'Attackers are chosen, checked and tapped, all at once.',
  declareBlockers: 'Blockers are chosen and checked; each attacker is now blocked or unblocked.',
  firstStrikeDamage: 'Only if a creature with first or double strike attacks or blocks.',
  combatDamage: 'Damage is assigned, then dealt, all at once.',
  endOfCombat: 'Creatures are still in combat; as the step ends they leave it.',
  postcombatMain: 'Like the first, whether or not anyone attacked.',
  endStep: 'What says “at the beginning of the end step” triggers.',
  cleanup: 'Discard to hand size; damage and this turn’s effects end.',
};

export const phases: Terms['phases'] = {
  beginning: 'Beginning phase',
  precombatMain: 'Main phase',
  combat: 'Combat phase',
  postcombatMain: 'Main phase',
  ending: 'Ending phase',
};

/** What a player may have to skip. */
export const skippable: SkippableWords = {
  untap: 'untap step',
  upkeep: 'upkeep step',
  draw: 'draw step',
  combat: 'combat phase',
  turn: 'turn',
};
