import type { OfflineWords } from '../../offlineWords.ts';

export const offline: OfflineWords = {
  description:
    'Allenamento per arbitri sul combattimento in Magic: The Gathering: giudica la situazione e scopri quale regola la decide.',
  keeping: {
    title: 'Senza rete',
    lead: 'Dopo la prima visita questo browser conserva da sé le serie di allenamento e ogni pagina che apri. Le regole di un tempo e le pagine delle singole regole si possono scaricare in anticipo.',
    setsKept: 'Tutte le serie di allenamento sono qui: funzionano anche senza rete.',
    setsPartly: 'Delle serie di allenamento finora sono arrivati {k} file su {n}.',
    allKept: 'Tutto ciò che c’è in italiano è qui: l’intero sito funziona anche senza rete.',
    keep: 'Conserva tutto per l’uso senza rete ({mb} MB)',
    underWay: '{k} file su {n}, mancano {mb} MB',
    stop: 'Interrompi',
    remove: 'Elimina ciò che hai scaricato in anticipo',
    interrupted:
      'Il download si è interrotto. Quello che è arrivato resta; il resto si può scaricare più tardi.',
    full: 'In questo browser non c’è più spazio per il sito. Quello che è già qui resta.',
    removed:
      'Ciò che avevi scaricato in anticipo è stato eliminato. Le serie di allenamento restano.',
  },
  page: {
    title: 'Questa pagina non è qui',
    lead: 'In questo momento non c’è rete, e questa pagina non è mai stata aperta né scaricata in anticipo.',
    again: 'Riprova',
    there: 'Pagine disponibili',
    none: 'In questo browser non c’è ancora nessuna pagina.',
    rooms: { exercises: 'Esercizi', others: 'Altre pagine' },
  },
  newer: { text: 'C’è una nuova versione del sito.', reload: 'Ricarica' },
};
