import type { PlainKeyword } from './meaning.ts';

export const phasing: PlainKeyword = {
  shape: 'plain',
  // CR 702.26a: out and in again before its controller untaps.
  rules: ['keyword.phasing'],
  carriedOutIn: ['change'],
};
