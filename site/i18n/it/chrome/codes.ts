import type { CodeWords } from '../../codeWords.ts';

export const codes: CodeWords = {
  title: 'Controlla i codici di risultato',
  lead: 'Incolla un codice o quaranta. Ogni risposta viene corretta di nuovo qui dal motore: in un codice non ci sono voti.',
  noScript: 'Per controllare i codici serve JavaScript, che in questo browser non è attivo.',
  paste: 'Codici di risultato',
  check: 'Controlla',
  download: 'Scarica come tabella',
  send: {
    title: 'Manda il tuo risultato',
    lead: 'Il codice contiene le tue prime risposte. Chi lo riceve le fa correggere di nuovo.',
    name: 'Il tuo nome',
    make: 'Crea il codice',
    copy: 'Copia il codice',
    copied: 'Copiato',
  },
  browser: {
    working: 'Correzione {k} di {n} …',
    done: 'Codici controllati: {n}.',
    nothing: 'In questo testo non c’è nessun codice.',
    columns: {
      name: 'Nome',
      day: 'Giorno',
      set: 'Serie',
      right: 'Giuste',
      mistakes: 'Errori',
    },
    marks: {
      right: 'giusta',
      wrong: 'sbagliata',
      unanswered: 'senza risposta',
      failed: 'non valutata',
      changed: 'la situazione nel frattempo è cambiata',
    },
    problems: {
      broken: 'Questo codice è danneggiato. Fattelo mandare di nuovo.',
      version: 'Questo codice è di un’altra versione. Ricarica questa pagina.',
      twice: 'Lo stesso codice compare due volte.',
    },
    nameless: 'senza nome',
  },
};
