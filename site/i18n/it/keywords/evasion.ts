import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords that say what can attack, block or be blocked. */
export const evasion = {
  flying: {
    name: 'volare',
    rules: {
      'keyword.flying': 'Volare: la bloccano solo creature con volare o raggiungere.',
    },
  },
  reach: {
    name: 'raggiungere',
    rules: {
      'keyword.reach': 'Raggiungere: può bloccare creature con volare.',
    },
  },
  shadow: {
    name: 'ombra',
    rules: {
      'keyword.shadow': 'Ombra: blocca solo creature con ombra, e solo loro la bloccano.',
    },
  },
  decayed: {
    name: 'decomposto',
    rules: {
      'keyword.decayed':
        'Decomposto: non può bloccare, e si sacrifica alla fine del combattimento in cui ha attaccato.',
    },
  },
  horsemanship: {
    name: 'cavalierato',
    rules: {
      'keyword.horsemanship': 'Cavalierato: la bloccano solo creature con cavalierato.',
    },
  },
  fear: {
    name: 'paura',
    rules: {
      'keyword.fear': 'Paura: la bloccano solo creature artefatto e creature nere.',
    },
  },
  intimidate: {
    name: 'intimidire',
    rules: {
      'keyword.intimidate':
        'Intimidire: la bloccano solo creature artefatto o che condividono un colore con essa.',
    },
  },
  skulk: {
    name: 'furtivo',
    rules: {
      'keyword.skulk': 'Furtivo: non la bloccano creature con forza superiore.',
    },
  },
  landwalk: {
    name: 'passa-terre',
    rules: {
      'keyword.landwalk':
        'Passa-terre: non può essere bloccata se il giocatore in difesa controlla una terra di quel tipo.',
      'keyword.landwalkDoesNotCancel':
        'Il passa-terre di un bloccante non annulla quello dell’attaccante.',
    },
  },
  protection: {
    name: 'protezione',
    rules: {
      'keyword.protection': 'Protezione indica una qualità, e difende da ciò che la possiede.',
      'keyword.protectionFromBlocking':
        'Protezione: non la bloccano creature con la qualità indicata.',
      'keyword.protectionFromDamage':
        'Protezione: il danno da fonti con la qualità indicata viene prevenuto.',
      'keyword.protectionFromTargeting':
        'Protezione: non la bersagliano magie con la qualità indicata né abilità di fonti che la possiedono.',
      'keyword.protectionFromAuras':
        'Protezione: Aure con la qualità indicata non possono incantarla; quelle che ha già vanno al cimitero.',
      'keyword.protectionFromEquipment':
        'Protezione: Equipaggiamenti con la qualità indicata non possono equipaggiarla; quelli che ha già si staccano.',
    },
  },
  menace: {
    name: 'minacciare',
    rules: {
      'keyword.menace': 'Minacciare: la bloccano due o più creature, o nessuna.',
    },
  },
  defender: {
    name: 'difensore',
    rules: {
      'keyword.defender': 'Difensore: non può attaccare.',
    },
  },
} satisfies Partial<KeywordEntries>;
