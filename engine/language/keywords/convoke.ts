import type { PlainKeyword } from './meaning.ts';

export const convoke: PlainKeyword = {
  shape: 'plain',
  // CR 702.51a: creatures pay for mana.
  rules: ['keyword.convoke'],
  carriedOutIn: ['effects'],
};
