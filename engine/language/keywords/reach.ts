import type { PlainKeyword } from './meaning.ts';

export const reach: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.reach'],
  // CR 702.17b: flying says that such a creature can block it; that it does is told with the declaration.
  carriedOutIn: ['declaration'],
  bearsOn: [],
  boards: { at: 'block', place: 2, active: [['flying']], other: [['reach']] },
  example: {
    ada: { attacker: '2/2 flying' },
    nil: { blocker: '2/2 reach' },
    blocks: { blocker: 'attacker' },
    sees: { refused: [], died: ['attacker', 'blocker'], life: { ada: 20, nil: 20 } },
    without: { refused: ['restrictionDisobeyed'], died: [], life: { ada: 20, nil: 18 } },
  },
};
