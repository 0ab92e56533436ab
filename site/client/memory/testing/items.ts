import type { CatalogueItem } from '../../../view/catalogueItem.ts';

/** What a catalogue says of a board at this place, on which these mistakes show. */
export const itemAt = (at: string, mistakes: readonly string[], topic: string): CatalogueItem => ({
  at,
  title: at,
  print: 'a',
  topics: [topic],
  level: 1,
  rules: [],
  edition: '2026-09-25',
  mistakes,
});
