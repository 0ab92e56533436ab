import type { PlainKeyword } from './meaning.ts';

export const flash: PlainKeyword = {
  shape: 'plain',
  // CR 702.8a: cast whenever an instant could be.
  rules: ['keyword.flash'],
  carriedOutIn: ['effects'],
};
