import type { PlainKeyword } from './meaning.ts';

export const rebound: PlainKeyword = {
  shape: 'plain',
  // CR 702.88a: cast from the hand, it is exiled, and cast again in the next upkeep.
  rules: ['keyword.rebound'],
  carriedOutIn: ['effects'],
};
