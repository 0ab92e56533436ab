import type { MemoryWords } from '../../memoryWords.ts';
import unkept from './unkept.json' with { type: 'json' };

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const answers = (n: number): string => count(n, 'risposta', 'risposte');
const boards = (n: number): string => count(n, 'situazione', 'situazioni');
const times = (n: number): string => count(n, 'volta', 'volte');

/** `il 24 novembre`, `l’8 novembre`: days of the month, of which two begin with a vowel. */
const the = (date: string): string => (/^(8|11)\b/.test(date) ? `l’${date}` : `il ${date}`);
const untilThe = (date: string): string => (/^(8|11)\b/.test(date) ? `all’${date}` : `al ${date}`);
const ofThe = (date: string): string => (/^(8|11)\b/.test(date) ? `dell’${date}` : `del ${date}`);

export const memory: MemoryWords = {
  title: 'I tuoi progressi',
  lead: 'Che cosa hai risposto, che cosa è andato storto e quando rivederlo. Resta solo in questo browser e non lo vede nessun altro.',
  link: 'I tuoi progressi',
  noScript:
    'Con JavaScript questa pagina mostra che cosa hai risposto in questo browser, che cosa è andato storto e quando rivederlo; da lì puoi salvare tutto in un file.',
  loading: 'Leggo le risposte …',
  nothing: 'In questo browser non hai ancora risposto a nulla.',
  practice: 'Vai all’allenamento',
  sum: (n, right) =>
    `Hai risposto a ${boards(n)}; giuste al primo tentativo l’ultima volta: ${right === n ? 'tutte' : right}.`,
  wrong: {
    title: 'Che cosa è andato storto',
    lead: 'Una situazione resta qui finché non la risolvi al primo tentativo.',
    none: 'Niente: l’ultima volta hai risposto giusto a tutto al primo tentativo.',
    practise: (n) => (n === 1 ? 'Allenati su questa situazione' : `Allenati: ${boards(n)}`),
    round: (date) => `Che cosa è andato storto, ${date}`,
  },
  review: {
    title: 'Ripasso',
    lead: 'Ciò che si sa svanisce. Con il ripasso ogni situazione ha una data in cui la risolveresti ancora nove volte su dieci; rivedila allora, e la data seguente sarà più lontana.',
    start: 'Attiva il ripasso',
    stop: 'Disattiva il ripasso',
    states: { due: 'da rivedere', fresh: 'fresche', solid: 'solide' },
    meanings: {
      due: 'per oggi',
      fresh: 'le saprai per meno di tre settimane',
      solid: 'le saprai per tre settimane o più',
    },
    today: 'Da rivedere oggi',
    soon: 'Le prossime',
    noneDue: 'Oggi non c’è nulla da rivedere.',
    practise: (n) => (n === 1 ? 'Rivedi questa situazione' : `Rivedi: ${boards(n)}`),
    round: (date) => `Da rivedere ${the(date)}`,
    reason: (reason, last, due) => {
      switch (reason.kind) {
        case 'right':
          return reason.times === 1
            ? `Giusta ${the(last)}; la sai al 90 % fino ${untilThe(due)}`
            : `Giusta ${times(reason.times)} di fila, l’ultima ${the(last)}; la sai al 90 % fino ${untilThe(due)}`;
        case 'wrong':
          return `Sbagliata ${the(last)}, perciò torna presto: ${due}`;
        case 'clock':
          return `La risposta ha una data che deve ancora venire (${last}), perciò torna oggi`;
      }
    },
  },
  rules: {
    title: 'Per regola',
    lead: 'Situazioni la cui risposta poggia su una regola, giuste al primo tentativo l’ultima volta.',
  },
  mistakes: {
    title: 'Per errore',
    none: 'Finora nessuno degli errori frequenti spiega le tue risposte sbagliate.',
    times: (n, date) =>
      n === 1 ? `una volta, ${the(date)}` : `${times(n)}, l’ultima ${the(date)}`,
  },
  all: {
    title: 'Tutte le situazioni a cui hai risposto',
    tries: (right, asked) => `giusta al primo tentativo ${times(right)} su ${asked}`,
  },
  score: (right, all) => `${right} su ${all}`,
  more: (n) => `Ancora ${n}`,
  file: {
    title: 'Portali con te',
    lead: 'Un browser può perdere ciò che conserva. Un file lo tiene al sicuro e lo aggiunge a ciò che sa un altro browser: lì non si perde nulla e nulla conta due volte.',
    save: 'Salva in un file',
    load: 'Aggiungi da un file',
    erase: 'Cancella tutto',
    eraseSure: 'Così cancelli tutte le risposte che questo browser ricorda. Non si può annullare.',
    eraseYes: 'Sì, cancella tutto',
    eraseNo: 'Conservale',
    erased: 'Tutte le risposte sono state cancellate.',
    loaded: (added, known) =>
      known === 0
        ? `${answers(added)} in più.`
        : `${answers(added)} in più; del file erano già presenti: ${known}.`,
    damaged: (n) =>
      n === 1
        ? 'Il file è danneggiato: 1 risposta non si può leggere ed è stata lasciata fuori.'
        : `Il file è danneggiato: ${n} risposte non si possono leggere e sono state lasciate fuori.`,
    cut: 'Il file è danneggiato. Ho preso ciò che si può leggere; quanto ne manca non si può sapere.',
    problems: {
      foreign: 'Questo non è un file dei tuoi progressi. Non è cambiato nulla.',
      newer:
        'Questo file viene da una versione più recente del sito. Ricarica la pagina e aggiungilo di nuovo. Non è cambiato nulla.',
      older:
        'Questo file viene da una versione del sito troppo vecchia per essere letta. Non è cambiato nulla.',
      empty: 'In questo file non ci sono risposte. Non è cambiato nulla.',
    },
  },
  notes: {
    unreadable: (n) =>
      n === 1
        ? '1 risposta non si può leggere e non è contata; nient’altro è andato perso.'
        : `${n} risposte non si possono leggere e non sono contate; nient’altro è andato perso.`,
    changed: (n) =>
      n === 1
        ? '1 risposta riguarda una situazione che da allora è cambiata o non c’è più; resta, ma non è contata.'
        : `${n} risposte riguardano situazioni che da allora sono cambiate o non ci sono più; restano, ma non sono contate.`,
    clock: (today, latest) =>
      `Per l’orologio di questo dispositivo oggi è ${the(today)}, ma ci sono risposte ${ofThe(latest)}. Controlla l’orologio: fino ad allora le date qui possono essere sbagliate. Non si perde nulla.`,
    noTitles:
      'Non è stato possibile caricare i titoli delle situazioni; le tue risposte ci sono tutte.',
    notKept: 'Questo browser non può conservare la scelta; vale finché non lasci la pagina.',
  },
  troubles: unkept,
};
