import { EVENT_CREATURE, gets, whenever } from './abilityParts.ts';
import type { PlainKeyword } from './meaning.ts';

export const flanking: PlainKeyword = {
  shape: 'plain',
  rules: ['keyword.flanking'],
  multiple: 'keyword.flankingMultiple',
  // CR 702.25a: for each blocker by itself.
  triggers: () => [
    whenever('becomesBlockedByCreature', [gets(EVENT_CREATURE, -1, -1)], {
      filter: { notKeyword: 'flanking' },
    }),
  ],
  boards: 'play',
  example: {
    ada: { attacker: '2/2 flanking' },
    nil: { b1: '2/3', b2: '3/4' },
    blocks: { b1: 'attacker', b2: 'attacker' },
    seenAt: 'block',
    sees: { size: { attacker: '2/2', b1: '1/2', b2: '2/3' }, triggered: { attacker: 2 } },
    without: { size: { attacker: '2/2', b1: '2/3', b2: '3/4' }, triggered: {} },
  },
};
