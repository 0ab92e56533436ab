import type { PracticeWords } from '../../practiceWords.ts';
import { after, theDate } from '../agreement.ts';

export const practice: PracticeWords = {
  title: 'Allenamento',
  lead: 'Situazioni da giudicare, una dopo l’altra. Ogni risposta è corretta dal motore.',
  exercise: (topic, k) => `${topic}, esercizio ${k}`,
  otherwise: 'Errori che portano a un’altra risposta',
  next: 'Esercizio successivo',
  count: (n) => (n === 1 ? '1 situazione' : `${n} situazioni`),
  time: (minutes) => {
    if (minutes < 55) return minutes === 1 ? 'circa 1 minuto' : `circa ${minutes} minuti`;
    const halves = Math.round(minutes / 30);
    if (halves === 2) return 'circa un’ora';
    if (halves === 3) return 'circa un’ora e mezza';
    return `circa ${Math.floor(halves / 2)} ore${halves % 2 === 0 ? '' : ' e mezza'}`;
  },
  mostly: (from, to) =>
    from === to ? `per lo più di livello ${from} su 5` : `per lo più di livello ${from}-${to} su 5`,
  ways: 'Ogni giorno',
  groups: {
    topic: 'Per argomento',
    level: 'Per livello',
    mistake: 'Per errore',
    edition: 'Che cosa è cambiato dall’ultima volta',
    document: 'Per documento',
  },
  levels: {
    1: 'Livello 1: decide una sola regola',
    2: 'Livello 2: una parola chiave, una magia, un innesco',
    3: 'Livello 3: due regole si incontrano',
    4: 'Livello 4: una regola contro l’altra',
    5: 'Livello 5: casi rari e intricati',
  },
  parts: { easy: 'facili', medium: 'medie', hard: 'difficili' },
  partOf: (topic, part) => `${topic}: ${part}`,
  documents: {
    S0: 'Comprehensive Rules 509',
    S1: 'Una lezione per arbitri sul turno',
    S2: 'Un articolo sul combattimento',
    S3: 'Comprehensive Rules 308 e 309, del 2006 e del 2007',
    S4: 'Un articolo sulle fasi principali e di combattimento',
  },
  since: (date) => `Dalle regole ${after('di', theDate(date))}`,
  set: (topic) => `Allenamento: ${topic}`,
  setLead: (n) => (n === 1 ? 'Una situazione.' : `${n} situazioni, prima le più facili.`),
  boards: 'Tutte le situazioni della serie',
  round: {
    place: '{k} di {n}',
    next: 'Prossima situazione',
    skip: 'Salta',
    finish: 'Concludi',
    failed: 'Non è stato possibile caricare questa situazione. Riprova o passa alla prossima.',
    noOther: 'Non c’è un’altra situazione così.',
    done: 'Serie conclusa',
    score: '{k} su {n} giuste al primo tentativo',
    results: {
      right: 'subito giusta',
      later: 'giusta più tardi',
      wrong: 'non giusta',
      skipped: 'saltata',
    },
    mistakes: 'Errori che le tue risposte mostrano',
    rules: 'Regole da rileggere',
    wrongOnes: 'Solo quelle sbagliate',
    again: 'Di nuovo tutta la serie',
    goOn: 'Un’altra serie',
  },
};
