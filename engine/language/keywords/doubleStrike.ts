import type { PlainKeyword } from './meaning.ts';

export const doubleStrike: PlainKeyword = {
  shape: 'plain',
  // CR 702.4b: damage in both combat damage steps.
  rules: ['keyword.doubleStrike'],
  // CR 510.4: it brings the first of two steps.
  elsewhere: ['damage.secondStep'],
  carriedOutIn: ['damage'],
  bearsOn: [],
  boards: 'play',
  example: {
    ada: { attacker: '2/2 doubleStrike' },
    nil: { blocker: '9/9' },
    sees: { life: { ada: 20, nil: 16 } },
    without: { life: { ada: 20, nil: 18 } },
  },
};
