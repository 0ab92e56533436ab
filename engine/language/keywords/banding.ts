import type { PlainKeyword } from './meaning.ts';

export const banding: PlainKeyword = {
  shape: 'plain',
  // CR 702.22c: who may attack in a band; CR 702.22j-k: who divides the damage.
  rules: ['keyword.banding'],
  carriedOutIn: ['declaration', 'state'],
  bearsOn: [],
};
