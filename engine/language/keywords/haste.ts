import type { PlainKeyword } from './meaning.ts';

export const haste: PlainKeyword = {
  shape: 'plain',
  // CR 702.10b-c: it attacks, and its abilities with the tap symbol are activated, in the turn in which it came.
  rules: ['keyword.haste'],
  carriedOutIn: ['declaration', 'effects'],
  bearsOn: [],
  boards: { at: 'attack', place: 11 },
  example: {
    ada: { imp: { is: '3/1 haste', sick: true } },
    nil: {},
    sees: { refused: [], life: { ada: 20, nil: 17 } },
    without: { refused: ['summoningSick'], life: { ada: 20, nil: 20 } },
  },
};
