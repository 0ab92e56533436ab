import type { FilterWords } from '../../chrome.ts';

export const filters: FilterWords = {
  title: 'Trova uno scenario',
  topic: 'Argomento',
  rule: 'Regola',
  keyword: 'Abilità',
  edition: 'Edizione',
  any: 'Qualsiasi',
  clear: 'Azzera',
  found: 'Scenari trovati: {k} su {n}',
  failed:
    'Non è stato possibile caricare l’indice dei filtri: l’elenco non è filtrato. Riprova più tardi.',
};
