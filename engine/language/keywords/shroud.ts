import type { PlainKeyword } from './meaning.ts';

export const shroud: PlainKeyword = {
  shape: 'plain',
  // CR 702.18a: no target of anything.
  rules: ['keyword.shroud'],
  carriedOutIn: ['change'],
};
