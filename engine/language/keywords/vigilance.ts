import type { PlainKeyword } from './meaning.ts';

export const vigilance: PlainKeyword = {
  shape: 'plain',
  // CR 702.20b: attacking does not tap it.
  rules: ['keyword.vigilance'],
  carriedOutIn: ['declaration'],
  bearsOn: [],
  // Nothing is declared otherwise for it.
  boards: 'none',
  example: {
    ada: { angel: '4/4 vigilance' },
    nil: {},
    seenAt: 'attack',
    sees: { tapped: [] },
    without: { tapped: ['angel'] },
  },
};
