import type { NumberedKeyword } from './meaning.ts';

export const dredge: NumberedKeyword = {
  shape: 'numbered',
  // CR 702.52a: instead of drawing a card.
  rules: ['keyword.dredge'],
  carriedOutIn: ['change'],
};
