import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords about dealing damage, or being dealt it. */
export const damage = {
  deathtouch: {
    name: 'deathtouch',
    rules: {
      'keyword.deathtouch':
        'Deathtouch: any damage from it destroys a creature, as a state-based action.',
      'keyword.deathtouchDivision':
        'Deathtouch: as its combat damage is assigned, 1 is already lethal to a creature.',
      'keyword.deathtouchMultiple': 'Deathtouch: each instance was a trigger of its own.',
      'keyword.deathtouchRedundant': 'Deathtouch: having it twice adds nothing.',
      'keyword.deathtouchLastKnown':
        'Deathtouch: for a source that is gone, what was last known of it counts.',
    },
  },
  doubleStrike: {
    name: 'double strike',
    rules: {
      'keyword.doubleStrike': 'Double strike: it deals combat damage in both damage steps.',
      'keyword.doubleStrikeLost':
        'Double strike: lost between the steps, it gives no second damage.',
      'keyword.doubleStrikeGained':
        'Double strike: a first striker that gains it between the steps deals damage again.',
    },
  },
  firstStrike: {
    name: 'first strike',
    rules: {
      'keyword.firstStrike':
        'First strike: it deals combat damage in the first of two damage steps.',
      'keyword.firstStrikeBetweenSteps':
        'First strike gained or lost between the two steps does not change who deals damage in the second.',
    },
  },
  indestructible: {
    name: 'indestructible',
    rules: {
      'keyword.indestructible':
        'Indestructible: nothing destroys it, lethal damage and deathtouch included.',
    },
  },
  infect: {
    name: 'infect',
    rules: {
      'keyword.infectCreature': 'Infect: its damage to creatures becomes -1/-1 counters.',
      'keyword.infectPlayer': 'Infect: its damage to players becomes poison counters.',
    },
  },
  lifelink: {
    name: 'lifelink',
    rules: {
      'keyword.lifelink': 'Lifelink: its damage also makes its controller gain that much life.',
      'keyword.lifelinkMultiple': 'Lifelink: each instance was a trigger of its own.',
      'keyword.lifelinkRedundant': 'Lifelink: having it twice adds nothing.',
      'keyword.lifelinkLastKnown':
        'Lifelink: for a source that is gone, what was last known of it counts.',
      'keyword.lifelinkSeparateEvents':
        'Lifelink: several sources that deal damage together make as many separate gains of life.',
    },
  },
  poisonous: {
    name: 'poisonous',
    rules: {
      'keyword.poisonous':
        'Poisonous: its combat damage to a player also triggers, and gives that many poison counters.',
      'keyword.poisonousMultiple': 'Poisonous: each instance is a trigger of its own.',
    },
  },
  toxic: {
    name: 'toxic',
    rules: {
      'keyword.toxic':
        'Toxic: its combat damage to a player also gives poison counters, as many as its total toxic value.',
      'keyword.totalToxicValue':
        'Toxic: a creature’s total toxic value adds up all its toxic abilities.',
    },
  },
  trample: {
    name: 'trample',
    rules: {
      'keyword.trample':
        'Trample: once its blockers are assigned lethal damage, the rest may go to what it attacks.',
      'keyword.trampleNoBlockers':
        'Trample: blocked with no blocker left, it assigns all its damage to what it attacks.',
      'keyword.trampleNotPastPermanent':
        'Trample: if it attacks a planeswalker, the player is assigned nothing, even with damage to spare.',
    },
  },
  trampleOverPlaneswalkers: {
    name: 'trample over planeswalkers',
    rules: {
      'keyword.trampleOverPlaneswalkers':
        'Trample over planeswalkers: past its loyalty, the rest of the damage may go to the planeswalker’s controller.',
      'keyword.trampleOverPlaneswalkerGone':
        'Trample over planeswalkers: if the planeswalker is gone, what is left after the blockers may go to the player.',
    },
  },
  wither: {
    name: 'wither',
    rules: {
      'keyword.wither': 'Wither: its damage to creatures isn’t marked but becomes -1/-1 counters.',
    },
  },
} satisfies Partial<KeywordEntries>;
