import type { Terms } from '../messages.ts';

export const topics: Terms['topics'] = {
  turnStructure: 'Turn structure',
  priority: 'Priority',
  declareAttackers: 'Declaring attackers',
  declareBlockers: 'Declaring blockers',
  restrictions: 'Restrictions',
  requirements: 'Requirements',
  costs: 'Costs',
  evasion: 'Evasion',
  combatDamage: 'Combat damage',
  firstStrike: 'First and double strike',
  trample: 'Trample',
  triggers: 'Triggers',
  removalFromCombat: 'Removal from combat',
  enteringCombat: 'Entering combat',
  planeswalkers: 'Planeswalkers',
  multiplayer: 'Multiplayer',
  editions: 'Then and now',
};

export const editions: Terms['editions'] = {
  '2026-09-25': {
    label: '2026',
    name: '2026',
    about: 'Today’s rules. Damage is divided freely among blockers.',
  },
  '2024-11-08': {
    label: 'Nov 2024',
    name: 'November 2024 (Foundations)',
    about: 'The damage assignment order is gone; from here on damage is divided freely.',
  },
  '2024-07-30': {
    label: '2024',
    name: 'July 2024 (Bloomburrow)',
    about: 'The last text here with the damage assignment order. Battles can be attacked.',
  },
  '2013-02-01': {
    label: '2013',
    name: '2013 (Gatecrash)',
    about: 'Damage in an announced order. A player’s assignment is judged as a whole.',
  },
  '2009-07-11': {
    label: '2010',
    name: '2009 (Magic 2010)',
    about: 'Damage no longer uses the stack; blockers are put in order first. Mana burn is gone.',
  },
  '2008-10-01': {
    label: '2008',
    name: '2008 (Shards of Alara)',
    about: 'Combat damage goes on the stack and can be responded to. Unused mana burns.',
  },
};
