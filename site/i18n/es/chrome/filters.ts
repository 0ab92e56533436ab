import type { FilterWords } from '../../chrome.ts';

export const filters: FilterWords = {
  title: 'Busca un escenario',
  topic: 'Tema',
  rule: 'Regla',
  keyword: 'Habilidad',
  edition: 'Edición',
  any: 'Cualquiera',
  clear: 'Borrar',
  found: '{k} de {n} escenarios',
  failed:
    'No se ha podido cargar el índice de los filtros: la lista está sin filtrar. Inténtalo más tarde.',
};
