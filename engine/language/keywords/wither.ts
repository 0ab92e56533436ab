import type { PlainKeyword } from './meaning.ts';

export const wither: PlainKeyword = {
  shape: 'plain',
  // CR 702.80a: -1/-1 counters instead of damage marked on creatures.
  rules: ['keyword.wither'],
  // CR 120.3d
  elsewhere: ['damage.toCreatureByWitherOrInfect'],
  carriedOutIn: ['change'],
  example: {
    ada: { attacker: '2/9 wither' },
    nil: { blocker: '3/3' },
    blocks: { blocker: 'attacker' },
    sees: {
      size: { attacker: '2/9', blocker: '1/1' },
      counters: { attacker: {}, blocker: { '-1/-1': 2 } },
    },
    without: {
      size: { attacker: '2/9', blocker: '3/3' },
      counters: { attacker: {}, blocker: {} },
    },
  },
};
