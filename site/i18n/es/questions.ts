import type { QuestionWords } from '../en/questions.ts';
import { isPlural } from './agreement.ts';

export const questions: QuestionWords = {
  attack: {
    asks: (player) => `${player} declara atacantes. Haz una declaración legal.`,
    staysHome: 'no ataca',
    attacks: (what) => `ataca a ${what}`,
  },
  block: {
    asks: (player) => `${player} declara bloqueadoras. Haz una declaración legal.`,
    blocks: (attacker) => `bloquea a ${attacker}`,
  },
  division: {
    asks: (n, creature) =>
      `${creature} ${isPlural(creature) ? 'asignan' : 'asigna'} ${n} puntos de daño de combate. Repártelos de forma legal.`,
    assigned: '{k} de {n} asignados',
  },
  legality: {
    asks: (act) => `${act}. ¿Es legal?`,
    legal: 'Legal',
    illegal: 'Ilegal',
    byWhichRule: '¿Qué regla lo impide?',
    wrongRule: 'Es ilegal, sí, pero por otra regla.',
    chooseRule: 'Elige también la regla.',
  },
  number: {
    enterFirst: 'Primero escribe un número entero.',
  },
  yesNo: {
    yes: 'Sí',
    no: 'No',
  },
  pick: {
    none: 'ninguna',
    noneChosen: 'No has elegido nada. Si esa es tu respuesta, compruébala otra vez.',
  },
  order: {
    up: (item) => `Subir ${item}`,
    down: (item) => `Bajar ${item}`,
  },
};
