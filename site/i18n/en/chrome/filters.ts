import type { FilterWords } from '../../filterWords.ts';

export const filters: FilterWords = {
  title: 'Find a scenario',
  topic: 'Topic',
  rule: 'Rule',
  keyword: 'Keyword',
  edition: 'Edition',
  any: 'Any',
  sort: 'Sort',
  sorts: { topic: 'By topic', level: 'By level' },
  clear: 'Clear',
  found: '{k} of {n} scenarios',
  foundOld: '{k} of {n} scenarios, by an older rule number',
  failed: 'The search index could not be loaded, so nothing is filtered. Try again later.',
};
