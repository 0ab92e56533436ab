import type { KeywordEntries } from '../../keywordEntries.ts';
import { first, here, second } from '../reasons.ts';

/** Keywords that say what can attack, block or be blocked. */
export const evasion = {
  flying: {
    name: 'flying',
    refused: (v, n) => `${second(v, n)} has neither flying nor reach.`,
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
    refused: (v, n) =>
      v.by?.source === v.objects[1]
        ? `${second(v, n)} has shadow: it can block only creatures with shadow.`
        : `${second(v, n)} has no shadow, and only creatures with shadow can block ${first(v, n)}.`,
    rules: {
      'keyword.shadow':
        'Shadow: it can block only creatures with shadow, and only they can block it.',
    },
  },
  decayed: {
    name: 'decayed',
    refused: (v, n) => `${second(v, n)} is decayed and can’t block.`,
    rules: {
      'keyword.decayed':
        'Decayed: it can’t block, and is sacrificed at the end of a combat in which it attacked.',
    },
  },
  horsemanship: {
    name: 'horsemanship',
    refused: (v, n) => `${second(v, n)} has no horsemanship.`,
    rules: {
      'keyword.horsemanship': 'Horsemanship: only creatures with horsemanship can block it.',
    },
  },
  fear: {
    name: 'fear',
    refused: (v, n) => `${second(v, n)} is neither black nor an artifact creature.`,
    rules: {
      'keyword.fear': 'Fear: only artifact creatures and black creatures can block it.',
    },
  },
  intimidate: {
    name: 'intimidate',
    refused: (v, n) =>
      `${second(v, n)} is not an artifact creature and shares no color with ${first(v, n)}.`,
    rules: {
      'keyword.intimidate':
        'Intimidate: only artifact creatures and those that share a color with it can block it.',
    },
  },
  skulk: {
    name: 'skulk',
    refused: (v, n) => `${second(v, n)} has greater power.`,
    rules: {
      'keyword.skulk': 'Skulk: creatures with greater power can’t block it.',
    },
  },
  landwalk: {
    name: 'landwalk',
    refused: (v, n) =>
      `The defending player controls such a land, so ${first(v, n)} can’t be blocked.`,
    rules: {
      'keyword.landwalk':
        'Landwalk: it can’t be blocked while the defending player controls such a land.',
      'keyword.landwalkDoesNotCancel': 'A blocker’s own landwalk doesn’t cancel an attacker’s.',
    },
  },
  protection: {
    name: 'protection',
    refused: (v, n) => `${first(v, n)} has protection from creatures such as ${second(v, n)}.`,
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
    refused: (v, n) => `Two or more creatures must block ${first(v, n)}, or none. ${here(v)}`,
    rules: {
      'keyword.menace': 'Menace: two or more creatures must block it, or none.',
    },
  },
  defender: {
    name: 'defender',
    refused: (v, n) => `${first(v, n)} can’t attack.`,
    rules: {
      'keyword.defender': 'Defender: it can’t attack.',
    },
  },
} satisfies Partial<KeywordEntries>;
