import type { PlainKeyword } from './meaning.ts';

export const hexproof: PlainKeyword = {
  shape: 'plain',
  // CR 702.11b, 702.11d: no target of what an opponent controls, or of what of it has a quality.
  rules: ['keyword.hexproof'],
  carriedOutIn: ['change'],
};
