import type { KeywordEntries } from '../../keywordEntries.ts';
import { blocking, first, firstDoes, second, secondDoes } from '../reasons.ts';

/** Keywords that say what can attack, block or be blocked. */
export const evasion = {
  flying: {
    name: 'volar',
    printed: 'vuela',
    refused: (v, n) => `${secondDoes(v, n, 'no vuela ni tiene', 'no vuelan ni tienen')} alcance.`,
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
    refused: (v, n) =>
      v.by?.source === v.objects[1]
        ? `${secondDoes(v, n, 'se desvanece: solo puede', 'se desvanecen: solo pueden')} bloquear a criaturas que se desvanecen.`
        : `${secondDoes(v, n, 'no se desvanece: no puede', 'no se desvanecen: no pueden')} bloquear a criaturas que se desvanecen.`,
    rules: {
      'keyword.shadow':
        'Desvanecerse: solo bloquea a criaturas con esta habilidad, y solo ellas la bloquean.',
    },
  },
  decayed: {
    name: 'descomposición',
    refused: (v, n) =>
      `${secondDoes(v, n, 'tiene descomposición y no puede', 'tienen descomposición y no pueden')} bloquear.`,
    rules: {
      'keyword.decayed':
        'Descomposición: no puede bloquear, y se sacrifica al final del combate en que atacó.',
    },
  },
  horsemanship: {
    name: 'caballería',
    refused: (v, n) => `${secondDoes(v, n, 'no tiene')} caballería.`,
    rules: {
      'keyword.horsemanship':
        'Caballería: solo la bloquean criaturas con la habilidad de caballería.',
    },
  },
  fear: {
    name: 'inspirar temor',
    refused: (v, n) =>
      `${secondDoes(v, n, 'no es una criatura negra ni un artefacto', 'no son criaturas negras ni artefactos')}.`,
    rules: {
      'keyword.fear': 'Inspirar temor: solo la bloquean criaturas artefacto y criaturas negras.',
    },
  },
  intimidate: {
    name: 'intimidar',
    refused: (v, n) =>
      `${secondDoes(v, n, 'no es un artefacto ni comparte', 'no son artefactos ni comparten')} ningún color con ${first(v, n)}.`,
    rules: {
      'keyword.intimidate':
        'Intimidar: solo la bloquean criaturas artefacto o que comparten un color con ella.',
    },
  },
  skulk: {
    name: 'escurridizo',
    refused: (v, n) => `${secondDoes(v, n, 'tiene')} mayor fuerza.`,
    rules: {
      'keyword.skulk': 'Escurridizo: no la bloquean criaturas con mayor fuerza.',
    },
  },
  landwalk: {
    name: 'cruzar tierras',
    printed: 'cruza tierras',
    refused: (v, n) =>
      `El jugador defensor controla una tierra así: nadie puede bloquear a ${first(v, n)}.`,
    rules: {
      'keyword.landwalk':
        'Cruzar tierras: no puede ser bloqueada mientras el jugador defensor controle una tierra de ese tipo.',
      'keyword.landwalkDoesNotCancel':
        'Que una bloqueadora también cruce tierras no anula la habilidad de la atacante.',
    },
  },
  protection: {
    name: 'protección',
    refused: (v, n) => `${firstDoes(v, n, 'tiene')} protección contra ${second(v, n)}.`,
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
    refused: (v) => `La amenaza pide dos o más bloqueadoras, o ninguna. ${blocking(v)}`,
    rules: {
      'keyword.menace': 'Amenaza: la bloquean dos o más criaturas, o ninguna.',
    },
  },
  defender: {
    name: 'defensor',
    refused: (v, n) =>
      `${firstDoes(v, n, 'tiene la habilidad de defensor y no puede', 'tienen la habilidad de defensor y no pueden')} atacar.`,
    rules: {
      'keyword.defender': 'Defensor: no puede atacar.',
    },
  },
} satisfies Partial<KeywordEntries>;
