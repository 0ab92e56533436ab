import type { QualifiedKeyword } from './meaning.ts';

export const bandsWithOther: QualifiedKeyword = {
  shape: 'qualified',
  // CR 702.22c
  rules: ['keyword.bandsWithOtherBand'],
  carriedOutIn: ['declaration', 'state'],
  bearsOn: [],
};
