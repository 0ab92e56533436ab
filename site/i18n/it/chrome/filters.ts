import type { FilterWords } from '../../filterWords.ts';

export const filters: FilterWords = {
  title: 'Trova uno scenario',
  topic: 'Argomento',
  rule: 'Regola',
  keyword: 'Abilità',
  edition: 'Edizione',
  any: 'Qualsiasi',
  sort: 'Ordine',
  sorts: { topic: 'Per argomento', level: 'Per livello' },
  clear: 'Azzera',
  found: 'Scenari trovati: {k} su {n}',
  foundOld: 'Scenari trovati con un numero di regola di un’edizione precedente: {k} su {n}',
  failed:
    'Non è stato possibile caricare l’indice dei filtri: l’elenco non è filtrato. Riprova più tardi.',
};
