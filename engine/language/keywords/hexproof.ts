import type { PlainKeyword } from './meaning.ts';

export const hexproof: PlainKeyword = {
  shape: 'plain',
  // CR 702.11b: no target of what an opponent controls.
  rules: ['keyword.hexproof'],
  carriedOutIn: ['change'],
};
