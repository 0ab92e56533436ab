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
  current: {
    label: '2026',
    name: '2026',
    about: 'Today’s rules. Damage is divided freely among blockers.',
  },
  'ed-fdn': {
    label: 'Nov 2024',
    name: 'November 2024 (Foundations)',
    about: 'The damage assignment order is gone; from here on damage is divided freely.',
  },
  'ed-2024': {
    label: '2024',
    name: 'July 2024 (Bloomburrow)',
    about: 'The last text here with the damage assignment order. Battles can be attacked.',
  },
  'ed-2013': {
    label: '2013',
    name: '2013 (Gatecrash)',
    about: 'Damage in an announced order. A player’s assignment is judged as a whole.',
  },
  'ed-2010': {
    label: '2010',
    name: '2009 (Magic 2010)',
    about: 'Damage no longer uses the stack; blockers are put in order first. Mana burn is gone.',
  },
  'ed-2008': {
    label: '2008',
    name: '2008 (Shards of Alara)',
    about: 'Combat damage goes on the stack and can be responded to. Unused mana burns.',
  },
};
