import type { AimWords, QuestionWords } from '../en/questions.ts';

export const questions: QuestionWords = {
  attack: {
    asks: (player, aim) =>
      `${player} dichiara le creature attaccanti. ${
        {
          legal: 'Fai una dichiarazione legale.',
          most: 'Attacca con il maggior numero legale di creature.',
          fewest: 'Attacca con il minor numero legale di creature.',
        }[aim]
      }`,
    staysHome: 'non attacca',
    touch: 'Tocca le creature che attaccano.',
    touchBoth: 'Tocca una creatura, poi chi o cosa attacca, o viceversa.',
    attacks: (what) => `attacca ${what}`,
  },
  block: {
    asks: (player, aim) =>
      `${player} dichiara le creature bloccanti. ${
        {
          legal: 'Fai una dichiarazione legale.',
          most: 'Blocca con il maggior numero legale di creature.',
          fewest: 'Blocca con il minor numero legale di creature.',
        }[aim]
      }`,
    blocks: (attacker) => `blocca ${attacker}`,
    touch: 'Tocca le creature che bloccano.',
    touchBoth: 'Tocca una creatura, poi la creatura che blocca, o viceversa.',
  },
  division: {
    asks: (n, creature, aim) => `${creature} assegna ${n} danni da combattimento. ${aim}`,
    legally: 'Suddividili in modo legale.',
    killSome: (n) => `Suddividili in modo legale e fai morire almeno ${n} creature.`,
    kill: (creatures) => `Suddividili in modo legale e fai morire ${creatures}.`,
    spare: (creatures) => `Suddividili in modo legale e fai sopravvivere ${creatures}.`,
    mostTo: (player) => `Suddividili in modo legale e assegnane il più possibile a ${player}.`,
    died: (creatures, n) => {
      if (n === 0) return 'non muore nessuna creatura';
      return `${n === 1 ? 'muore' : 'muoiono'} ${creatures}`;
    },
    toPlayer: (n) => `${n} al giocatore`,
    left: 'Da assegnare: {k}',
    over: 'In eccesso: {k}',
    less: (to) => `Uno in meno: ${to}`,
    more: (to) => `Uno in più: ${to}`,
  },
  legality: {
    asks: (act) => `${act}. È legale?`,
    legal: 'Legale',
    illegal: 'Illegale',
    byWhichRule: 'Quale regola lo vieta?',
    wrongRule: 'È illegale, sì, ma per un’altra regola.',
    chooseRule: 'Scegli anche la regola.',
  },
  number: {
    enterFirst: 'Prima inserisci un numero intero.',
  },
  yesNo: {
    yes: 'Sì',
    no: 'No',
  },
  pick: {
    none: 'nessuna',
    noneChosen: 'Non hai scelto nulla. Se è questa la tua risposta, verifica ancora una volta.',
    touch: 'Tocca ciò che scegli.',
  },
  order: {
    up: (item) => `Sposta in su: ${item}`,
    down: (item) => `Sposta in giù: ${item}`,
    place: (item) => `Posto di ${item}`,
  },
};

export const aims: AimWords = {
  reaching: (n) =>
    n === 1 ? 'Uno solo fa quanto richiesto.' : `A fare quanto richiesto sono ${n}.`,
  reached: 'È quanto richiesto',
  missed: 'Legale, ma non è quanto richiesto',
  most: (n) => `sarebbe legale con ${n}`,
  fewest: (n) => `ne ${n === 1 ? 'basterebbe' : 'basterebbero'} ${n}`,
};
