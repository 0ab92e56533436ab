import type { FilterWords } from '../../filterWords.ts';

export const filters: FilterWords = {
  title: 'Busca un escenario',
  topic: 'Tema',
  rule: 'Regla',
  keyword: 'Habilidad',
  edition: 'Edición',
  any: 'Cualquiera',
  sort: 'Orden',
  sorts: { topic: 'Por tema', level: 'Por nivel' },
  clear: 'Borrar',
  found: '{k} de {n} escenarios',
  foundOld: '{k} de {n} escenarios, buscados por su número de regla en una edición anterior',
  failed:
    'No se ha podido cargar el índice de los filtros: la lista está sin filtrar. Inténtalo más tarde.',
};
