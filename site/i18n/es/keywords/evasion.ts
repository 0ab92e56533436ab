import type { KeywordEntries } from '../../keywordEntries.ts';

/** Keywords that say what can attack, block or be blocked. */
export const evasion = {
  flying: {
    name: 'volar',
    printed: 'vuela',
    rules: {
      'keyword.flying': 'Volar: solo la bloquean criaturas con la habilidad de volar o alcance.',
    },
  },
  reach: {
    name: 'alcance',
    rules: {
      'keyword.reach': 'Alcance: puede bloquear criaturas con la habilidad de volar.',
    },
  },
  shadow: {
    name: 'desvanecerse',
    printed: 'se desvanece',
    rules: {
      'keyword.shadow':
        'Desvanecerse: solo bloquea a criaturas con esta habilidad, y solo ellas la bloquean.',
    },
  },
  decayed: {
    name: 'descomposición',
    rules: {
      'keyword.decayed':
        'Descomposición: no puede bloquear, y se sacrifica al final del combate en que atacó.',
    },
  },
  horsemanship: {
    name: 'caballería',
    rules: {
      'keyword.horsemanship':
        'Caballería: solo la bloquean criaturas con la habilidad de caballería.',
    },
  },
  fear: {
    name: 'inspirar temor',
    rules: {
      'keyword.fear': 'Inspirar temor: solo la bloquean criaturas artefacto y criaturas negras.',
    },
  },
  intimidate: {
    name: 'intimidar',
    rules: {
      'keyword.intimidate':
        'Intimidar: solo la bloquean criaturas artefacto o que comparten un color con ella.',
    },
  },
  skulk: {
    name: 'escurridizo',
    rules: {
      'keyword.skulk': 'Escurridizo: no la bloquean criaturas con mayor fuerza.',
    },
  },
  landwalk: {
    name: 'cruzar tierras',
    printed: 'cruza tierras',
    rules: {
      'keyword.landwalk':
        'Cruzar tierras: no puede ser bloqueada mientras el jugador defensor controle una tierra de ese tipo.',
      'keyword.landwalkDoesNotCancel':
        'Que una bloqueadora también cruce tierras no anula la habilidad de la atacante.',
    },
  },
  protection: {
    name: 'protección',
    rules: {
      'keyword.protection': 'La protección nombra una cualidad, y protege de lo que la tiene.',
      'keyword.protectionFromBlocking':
        'Protección: no la bloquean criaturas con la cualidad indicada.',
      'keyword.protectionFromDamage':
        'Protección: el daño de fuentes con la cualidad indicada se previene.',
      'keyword.protectionFromTargeting':
        'Protección: no la hacen objetivo hechizos con esa cualidad ni habilidades de tales fuentes.',
      'keyword.protectionFromAuras':
        'Protección: las Auras con esa cualidad no pueden encantarla; las que ya tiene van al cementerio.',
      'keyword.protectionFromEquipment':
        'Protección: los Equipos con esa cualidad no pueden equiparla; los que ya lleva se sueltan.',
    },
  },
  menace: {
    name: 'amenaza',
    rules: {
      'keyword.menace': 'Amenaza: la bloquean dos o más criaturas, o ninguna.',
    },
  },
  defender: {
    name: 'defensor',
    rules: {
      'keyword.defender': 'Defensor: no puede atacar.',
    },
  },
} satisfies Partial<KeywordEntries>;
