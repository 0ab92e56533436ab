import type { FilterWords } from '../../chrome.ts';

export const filters: FilterWords = {
  title: 'Find a scenario',
  topic: 'Topic',
  rule: 'Rule',
  keyword: 'Keyword',
  edition: 'Edition',
  any: 'Any',
  clear: 'Clear',
  found: '{k} of {n} scenarios',
};
