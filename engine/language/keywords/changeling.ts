import type { PlainKeyword } from './meaning.ts';

export const changeling: PlainKeyword = {
  shape: 'plain',
  // CR 702.73a: every creature type.
  rules: ['keyword.changeling'],
  carriedOutIn: ['state'],
};
