import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords that say what can attack, block or be blocked. */
export const evasion = {
  flying: {
    name: 'flying',
    rules: {
      'keyword.flying': 'Flying: only creatures with flying or reach can block it.',
    },
  },
  reach: {
    name: 'reach',
    rules: {
      'keyword.reach': 'Reach: it can block creatures with flying.',
    },
  },
  shadow: {
    name: 'shadow',
    rules: {
      'keyword.shadow':
        'Shadow: it can block only creatures with shadow, and only they can block it.',
    },
  },
  decayed: {
    name: 'decayed',
    rules: {
      'keyword.decayed':
        'Decayed: it can’t block, and is sacrificed at the end of a combat in which it attacked.',
    },
  },
  horsemanship: {
    name: 'horsemanship',
    rules: {
      'keyword.horsemanship': 'Horsemanship: only creatures with horsemanship can block it.',
    },
  },
  fear: {
    name: 'fear',
    rules: {
      'keyword.fear': 'Fear: only artifact creatures and black creatures can block it.',
    },
  },
  intimidate: {
    name: 'intimidate',
    rules: {
      'keyword.intimidate':
        'Intimidate: only artifact creatures and those that share a color with it can block it.',
    },
  },
  skulk: {
    name: 'skulk',
    rules: {
      'keyword.skulk': 'Skulk: creatures with greater power can’t block it.',
    },
  },
  landwalk: {
    name: 'landwalk',
    rules: {
      'keyword.landwalk':
        'Landwalk: it can’t be blocked while the defending player controls such a land.',
      'keyword.landwalkDoesNotCancel': 'A blocker’s own landwalk doesn’t cancel an attacker’s.',
    },
  },
  protection: {
    name: 'protection',
    rules: {
      'keyword.protection': 'Protection names a quality, and guards against what has it.',
      'keyword.protectionFromBlocking': 'Protection: creatures with that quality can’t block it.',
      'keyword.protectionFromDamage':
        'Protection: damage from sources with that quality is prevented.',
      'keyword.protectionFromTargeting':
        'Protection: no spell with that quality targets it, nor an ability from such a source.',
      'keyword.protectionFromAuras':
        'Protection: Auras with that quality can’t enchant it; one already on it goes to the graveyard.',
      'keyword.protectionFromEquipment':
        'Protection: Equipment with that quality can’t equip it; what already does comes off.',
    },
  },
  menace: {
    name: 'menace',
    rules: {
      'keyword.menace': 'Menace: two or more creatures must block it, or none.',
    },
  },
  defender: {
    name: 'defender',
    rules: {
      'keyword.defender': 'Defender: it can’t attack.',
    },
  },
} satisfies Partial<KeywordEntries>;
