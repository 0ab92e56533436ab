import type { QuestionWords } from '../en/questions.ts';

export const questions: QuestionWords = {
  attack: {
    asks: (player) => `${player} dichiara le creature attaccanti. Fai una dichiarazione legale.`,
    staysHome: 'non attacca',
    attacks: (what) => `attacca ${what}`,
  },
  block: {
    asks: (player) => `${player} dichiara le creature bloccanti. Fai una dichiarazione legale.`,
    blocks: (attacker) => `blocca ${attacker}`,
  },
  division: {
    asks: (n, creature) =>
      `${creature} assegna ${n} danni da combattimento. Suddividili in modo legale.`,
    assigned: 'Assegnati: {k} su {n}',
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
  },
  order: {
    up: (item) => `Sposta in su: ${item}`,
    down: (item) => `Sposta in giù: ${item}`,
  },
};
