import type { DealWords } from '../../dealWords.ts';

export const deal: DealWords = {
  own: {
    title: 'Una serie da un link',
    lead: 'Situazioni scelte da qualcuno. Le tue risposte restano in questo browser.',
    empty: 'In questo indirizzo non c’è nessuna serie.',
    make: 'Crea una serie',
  },
  daily: {
    title: 'Le cinque situazioni del giorno',
    lead: 'Cinque situazioni, oggi le stesse per tutti; domani ce ne sono altre.',
    heading: 'Le cinque situazioni del giorno: {day}',
  },
  notes: {
    gone: 'Non esistono più e sono state tolte: {list}.',
    changed: 'Cambiate da quando il link è stato creato: {list}.',
    unread: 'Non riconosciute e tralasciate: {list}.',
    version:
      'Questo link è della versione {version}, che questa pagina non sa leggere. Ricarica la pagina o chiedi un link nuovo.',
    mangled:
      'Questo link è danneggiato: non se ne può leggere nulla. Fattelo mandare di nuovo e copialo per intero.',
    failed:
      'Non è stato possibile caricare l’elenco delle situazioni. Controlla la rete e riprova.',
    nothingLeft: 'Nessuna delle situazioni di questo link esiste ancora.',
    unknown:
      'Questo indirizzo chiede situazioni che qui non si creano. Scegli qui sotto o chiedi un link nuovo.',
  },
  noScript:
    'Per distribuire le serie serve JavaScript, che in questo browser non è attivo. Gli esercizi si possono leggere uno per uno nelle serie.',
};
