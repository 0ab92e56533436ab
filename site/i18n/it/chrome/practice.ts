import type { PracticeWords } from '../../practiceWords.ts';

export const practice: PracticeWords = {
  title: 'Allenamento',
  lead: 'Situazioni da giudicare, una dopo l’altra. Ogni risposta è corretta dal motore.',
  exercise: (topic, k) => `${topic}, esercizio ${k}`,
  otherwise: 'Errori che portano a un’altra risposta',
  next: 'Esercizio successivo',
  count: (n) => (n === 1 ? '1 situazione' : `${n} situazioni`),
  set: (topic) => `Allenamento: ${topic}`,
  setLead: (n) => (n === 1 ? 'Una situazione.' : `${n} situazioni, prima le più facili.`),
  boards: 'Tutte le situazioni della serie',
  round: {
    place: '{k} di {n}',
    next: 'Prossima situazione',
    skip: 'Salta',
    finish: 'Concludi',
    failed: 'Non è stato possibile caricare questa situazione. Riprova o passa alla prossima.',
    done: 'Serie conclusa',
    score: '{k} su {n} giuste al primo tentativo',
    results: {
      right: 'subito giusta',
      later: 'giusta più tardi',
      wrong: 'non giusta',
      skipped: 'saltata',
    },
    mistakes: 'Errori che le tue risposte mostrano',
    wrongOnes: 'Solo quelle sbagliate',
    again: 'Di nuovo tutta la serie',
    goOn: 'Un’altra serie',
  },
};
