import type { AimWords, QuestionWords } from '../en/questions.ts';
import { isPlural } from './agreement.ts';

export const questions: QuestionWords = {
  attack: {
    asks: (player, aim) =>
      `${player} declara atacantes. ${
        {
          legal: 'Haz una declaración legal.',
          most: 'Ataca con el mayor número legal de criaturas.',
          fewest: 'Ataca con el menor número legal de criaturas.',
        }[aim]
      }`,
    staysHome: 'no ataca',
    touch: 'Toca las criaturas que atacan.',
    touchBoth: 'Toca una criatura y luego a quién o qué ataca, o al revés.',
    attacks: (what) => `ataca a ${what}`,
  },
  block: {
    asks: (player, aim) =>
      `${player} declara bloqueadoras. ${
        {
          legal: 'Haz una declaración legal.',
          most: 'Bloquea con el mayor número legal de criaturas.',
          fewest: 'Bloquea con el menor número legal de criaturas.',
        }[aim]
      }`,
    blocks: (attacker) => `bloquea a ${attacker}`,
    touch: 'Toca las criaturas que bloquean.',
    touchBoth: 'Toca una criatura y luego a la que bloquea, o al revés.',
  },
  division: {
    asks: (n, creature, aim) =>
      `${creature} ${isPlural(creature) ? 'asignan' : 'asigna'} ${n} puntos de daño de combate. ${aim}`,
    legally: 'Repártelos de forma legal.',
    killSome: (n) => `Repártelos de forma legal y haz que mueran al menos ${n} criaturas.`,
    kill: (creatures, n) =>
      `Repártelos de forma legal y haz que ${n === 1 ? 'muera' : 'mueran'} ${creatures}.`,
    spare: (creatures, n) =>
      `Repártelos de forma legal y haz que ${n === 1 ? 'sobreviva' : 'sobrevivan'} ${creatures}.`,
    mostTo: (player) => `Repártelos de forma legal y asigna a ${player} tantos como puedas.`,
    died: (creatures, n) => {
      if (n === 0) return 'no muere ninguna criatura';
      return `${n === 1 ? 'muere' : 'mueren'} ${creatures}`;
    },
    toPlayer: (n) => `${n} al jugador`,
    left: 'Por asignar: {k}',
    over: 'De más: {k}',
    less: (to) => `Uno menos: ${to}`,
    more: (to) => `Uno más: ${to}`,
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
    touch: 'Toca lo que elijas.',
  },
  order: {
    up: (item) => `Subir ${item}`,
    down: (item) => `Bajar ${item}`,
    place: (item) => `Puesto de ${item}`,
  },
};

export const aims: AimWords = {
  reaching: (n) => (n === 1 ? 'Una sola hace lo que se pide.' : `${n} hacen lo que se pide.`),
  reached: 'Es lo que se pedía',
  missed: 'Legal, pero no es lo que se pedía',
  most: (n) => `sería legal con ${n}`,
  fewest: (n) => `${n === 1 ? 'bastaría' : 'bastarían'} ${n}`,
};
