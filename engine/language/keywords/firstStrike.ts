import type { PlainKeyword } from './meaning.ts';

export const firstStrike: PlainKeyword = {
  shape: 'plain',
  // CR 702.7b: damage in the first of two combat damage steps.
  rules: ['keyword.firstStrike'],
  // CR 510.4: it brings the first of two steps.
  elsewhere: ['damage.secondStep'],
  carriedOutIn: ['damage'],
  bearsOn: [],
  boards: 'play',
  example: {
    ada: { attacker: '2/2 firstStrike' },
    nil: { blocker: '3/2' },
    blocks: { blocker: 'attacker' },
    sees: { died: ['blocker'] },
    without: { died: ['attacker', 'blocker'] },
  },
};
